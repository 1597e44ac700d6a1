import type { UseQueryResult } from '@tanstack/react-query';
import type { MediaItems } from '#contract/media/media.ts';
import { MediaTiles } from '../../editing/MediaTiles.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { Nothing } from '../list/Nothing.tsx';
import type { PageParams } from '../list/usePageParams.ts';

interface MediaListProps {
  query: UseQueryResult<MediaItems>;
  params: Pick<PageParams, 'page' | 'goTo'>;
  perPage: number;
  chosen: string;
  filtered: boolean;
  onChoose(id: string): void;
  onClear(): void;
}

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
        <MediaTiles items={items} chosen={chosen} onChoose={({ id }) => onChoose(id)} />
      </>
    )}
  </ListFrame>
);
