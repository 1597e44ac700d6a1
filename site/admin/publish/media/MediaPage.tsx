import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listMedia } from '#contract/media/calls.ts';
import type { MediaItem, MediaItems } from '#contract/media/media.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { pictures } from '../../../editing/count-labels.ts';
import { MediaTiles } from '../../../editing/MediaTiles.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { useWide } from '../../shell/layout/useWide.ts';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../shell/list/FilterSelect.tsx';
import { ListFrame } from '../../shell/list/ListFrame.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { Nothing } from '../../shell/list/Nothing.tsx';
import { type PageParams, usePageParams } from '../../shell/list/usePageParams.ts';
import { MediaUploads } from './MediaUploads.tsx';
import { PictureDetails } from './PictureDetails.tsx';

interface PicturePanelProps {
  item: MediaItem;
  onReplaced(id: string): void;
  onClose(): void;
}

const PicturePanel = ({ item, onReplaced, onClose }: PicturePanelProps) => {
  const wide = useWide('76rem');
  const details = <PictureDetails item={item} onReplaced={onReplaced} onDeleted={onClose} />;
  if (!wide) {
    return (
      <Dialog title="Picture" shape="drawer" onClose={onClose}>
        {details}
      </Dialog>
    );
  }
  return (
    <section className="box media-panel" aria-label="Picture">
      <div className="box__head">
        <h2>Picture</h2>
        <button className="close close--sm" type="button" aria-label="Close the picture" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="box__body stack stack--close">{details}</div>
    </section>
  );
};

interface MediaListProps {
  query: UseQueryResult<MediaItems>;
  params: Pick<PageParams, 'page' | 'goTo'>;
  perPage: number;
  chosen: string;
  filtered: boolean;
  onChoose(id: string): void;
  onClear(): void;
}

const MediaList = ({ query, params, perPage, chosen, filtered, onChoose, onClear }: MediaListProps) => (
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

interface MediaFiltersProps {
  q: string;
  missing: boolean;
  onFilter(change: Record<string, string>): void;
}

const MediaFilters = ({ q, missing, onFilter }: MediaFiltersProps) => (
  <FilterRow
    shape="two"
    label="Search places and alternative text"
    value={q}
    onSearch={(text) => onFilter({ q: text })}
  >
    <FilterSelect
      label="Which pictures"
      all="All pictures"
      value={missing ? 'missing' : ''}
      options={[['missing', 'Without alternative text']]}
      onChange={(value) => onFilter({ missing: value })}
    />
  </FilterRow>
);

export const PER_PAGE = 24;
/** Smallest page, as only the totals are needed. */
const ONE = { page: 1, pageSize: 1 };

const useLead = (): string => {
  const platform = usePlatform();
  const all = useQuery(queryOf(platform, listMedia, { query: ONE })).data?.total;
  const missing = useQuery(queryOf(platform, listMedia, { query: { ...ONE, missingAlt: 'true' } })).data?.total;
  if (all === undefined) return 'The pictures of pages and posts, and what they show in words.';
  if (all === 0) return 'No picture has been uploaded yet.';
  if (!missing) return `${pictures(all)}. All have alternative text.`;
  return `${pictures(all)}. ${missing === 1 ? 'One has' : `${missing} have`} no alternative text.`;
};

export const MediaPage = () => {
  const params = usePageParams();
  const filter = { q: params.get('q'), missingAlt: params.get('missing') ? 'true' : '' };
  const media = useQuery({
    ...queryOf(usePlatform(), listMedia, { query: { page: params.page, pageSize: PER_PAGE, ...filter } }),
    placeholderData: keepPreviousData,
  });
  const chosen = params.get('picture');
  const item = media.data?.items.find(({ id }) => id === chosen);
  const choose = (picture: string) => params.set({ picture });
  return (
    <>
      <ScreenHead title="Media library" lead={useLead()} />
      <MediaFilters q={filter.q} missing={filter.missingAlt !== ''} onFilter={params.filter} />
      <div className={item ? 'cols-main' : undefined}>
        <div className="stack">
          <MediaUploads onUploaded={choose} />
          <MediaList
            query={media}
            params={params}
            perPage={PER_PAGE}
            chosen={chosen}
            filtered={filter.q !== '' || filter.missingAlt !== ''}
            onChoose={choose}
            onClear={() => params.filter({ q: '', missing: '' })}
          />
        </div>
        {item && <PicturePanel key={item.id} item={item} onReplaced={choose} onClose={() => choose('')} />}
      </div>
    </>
  );
};
