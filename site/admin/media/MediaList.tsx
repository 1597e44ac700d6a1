import type { UseQueryResult } from '@tanstack/react-query';
import type { MediaItem, MediaItems } from '#contract/media/media.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StaffPicture } from '../../ui/StaffPicture.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { Nothing } from '../list/Nothing.tsx';
import type { PageParams } from '../list/usePageParams.ts';
import { places } from './count-labels.ts';

const Tile = ({ item, chosen, onChoose }: { item: MediaItem; chosen: boolean; onChoose: () => void }) => (
  <li>
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <StaffPicture src={item.url} alt="" width={400} />
      <span>
        <span className="plain media__alt">{item.altText || 'Picture without a description'}</span>
        <small>
          <span className="plain">{`${item.width} × ${item.height}`}</span>
          {item.missingAlt ? (
            <Badge tone="wait">No alt text</Badge>
          ) : (
            <span className="plain">{places(item.usedIn.length)}</span>
          )}
        </small>
      </span>
    </button>
  </li>
);

interface MediaListProps {
  query: UseQueryResult<MediaItems>;
  params: Pick<PageParams, 'page' | 'goTo'>;
  perPage: number;
  chosen: string;
  filtered: boolean;
  onChoose(id: string): void;
  onClear(): void;
}

/** A page of pictures in every state. */
export const MediaList = ({ query, params, perPage, chosen, filtered, onChoose, onClear }: MediaListProps) => (
  <ListFrame
    query={query}
    params={params}
    perPage={perPage}
    failed="The pictures could not be loaded. Please try refreshing the page."
    pagerLabel="Pages of pictures"
    loading={<LoadingBox label="Loading the pictures" />}
    nothing={
      <Nothing
        unmatched={filtered ? { text: 'No pictures match your criteria.', clear: 'Clear filters', onClear } : null}
      >
        <EmptyState art="empty-box" title="No pictures yet">
          Pictures that you upload here, on the pages or in posts will stand here together.
        </EmptyState>
      </Nothing>
    }
  >
    {({ items }) => (
      <>
        <h2 className="sr">Pictures</h2>
        <ul className="media">
          {items.map((item) => (
            <Tile key={item.id} item={item} chosen={item.id === chosen} onChoose={() => onChoose(item.id)} />
          ))}
        </ul>
      </>
    )}
  </ListFrame>
);
