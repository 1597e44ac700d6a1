import { useEffect, useState } from 'react';
import { listMedia } from '#contract/media/calls.ts';
import type { MediaItem, MediaItems } from '#contract/media/media.ts';
import { useSend } from '../client/calls.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MediaTiles } from './MediaTiles.tsx';

const PER_PAGE = 12;

const useMediaPage = (page: number, q: string) => {
  const list = useSend(listMedia);
  const [data, setData] = useState<MediaItems>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each attempt
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    list({ query: { page, pageSize: PER_PAGE, q } }, { signal: leaving.signal }).then(
      (found) => !leaving.signal.aborted && setData(found),
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [list, page, q, attempt]);
  return { data, failed, retry: () => setAttempt(attempt + 1) };
};

interface MediaChoiceProps {
  chosen: string | undefined;
  onChoose(item: MediaItem): void;
}

export const MediaChoice = ({ chosen, onChoose }: MediaChoiceProps) => {
  const [page, goTo] = useState(1);
  const [q, setQ] = useState('');
  const { data, failed, retry } = useMediaPage(page, q);
  const search = (text: string) => {
    setQ(text);
    goTo(1);
  };
  return (
    <section className="mediachoice" aria-label="Media library">
      <SearchField label="Search places and alternative text" value={q} onSearch={search} />
      {failed && (
        <Notice tone="bad">
          <p>The media library could not be loaded.</p>
          <Button variant="line" small icon="refresh-cw" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {!data && !failed && <Skeleton label="Loading the media library" />}
      {data?.total === 0 && (
        <p>{q ? 'No pictures match your search.' : 'There are no pictures in the media library yet.'}</p>
      )}
      {data && data.total > 0 && (
        <>
          <MediaTiles items={data.items} chosen={chosen} onChoose={onChoose} />
          <Pagination
            page={page}
            pages={Math.ceil(data.total / PER_PAGE)}
            label="Pages of the media library"
            onPage={goTo}
          />
        </>
      )}
    </section>
  );
};
