import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MediaItem, MediaItems } from '#contract/media.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { NotReachable } from '../NotReachable.tsx';
import { StaffPicture } from '../pictures/StaffPicture.tsx';
import { LoadingBox } from '../settings/LoadingBox.tsx';
import { places } from './picture-words.ts';

const FAILED = 'The pictures could not be loaded. Please try refreshing the page.';

const Tile = ({ item, chosen, onChoose }: { item: MediaItem; chosen: boolean; onChoose: () => void }) => (
  <li>
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <StaffPicture src={item.url} alt="" width={400} />
      <span>
        <span className="plain media__alt">{item.altText || 'Picture without a description'}</span>
        <small>
          <span className="plain">
            {item.width} × {item.height}
          </span>
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
  chosen: string;
  filtered: boolean;
  page: number;
  perPage: number;
  onChoose(id: string): void;
  onPage(page: number): void;
  onClear(): void;
}

const Nothing = ({ filtered, onClear }: Pick<MediaListProps, 'filtered' | 'onClear'>) => (
  <section className="box">
    {filtered ? (
      <EmptyState
        art="signpost"
        title="Nothing here"
        action={
          <Button variant="line" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        No pictures match your criteria.
      </EmptyState>
    ) : (
      <EmptyState art="empty-box" title="No pictures yet">
        Pictures that you upload here, on the pages or in posts will stand here together.
      </EmptyState>
    )}
  </section>
);

/** A page of pictures in every state: loading, failed, empty, nothing found, filled. */
export const MediaList = ({ query, chosen, filtered, page, perPage, onChoose, onPage, onClear }: MediaListProps) => {
  const { data, isError, isPlaceholderData, refetch } = query;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const beyond = data !== undefined && !isPlaceholderData && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page can empty itself; only then is it left
  useEffect(() => {
    if (beyond) onPage(pages);
  }, [beyond, pages]);
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>{FAILED}</NotReachable>
    ) : (
      <LoadingBox label="Loading the pictures" />
    );
  }
  if (data.total === 0) return <Nothing filtered={filtered} onClear={onClear} />;
  return (
    <>
      {isError && <Notice tone="bad">{FAILED}</Notice>}
      <h2 className="sr">Pictures</h2>
      <ul className="media">
        {data.items.map((item) => (
          <Tile key={item.id} item={item} chosen={item.id === chosen} onChoose={() => onChoose(item.id)} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of pictures"
        onPage={(next) => {
          onPage(next);
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
};
