import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listMedia } from '#contract/media/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { pictures } from '../../editing/count-labels.ts';
import { ScreenHead } from '../layout/Screen.tsx';
import { usePageParams } from '../list/usePageParams.ts';
import { MediaFilters } from './MediaFilters.tsx';
import { MediaList } from './MediaList.tsx';
import { MediaUploads } from './MediaUploads.tsx';
import { PicturePanel } from './PicturePanel.tsx';

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
