import type { UseQueryResult } from '@tanstack/react-query';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { scrollToTop } from '../layout/scroll-to-top.ts';
import { NotReachable } from './NotReachable.tsx';
import { useLastPage } from './useLastPage.ts';
import type { PageParams } from './usePageParams.ts';

interface ListFrameProps<Page extends { total: number }> {
  query: UseQueryResult<Page>;
  params: Pick<PageParams, 'page' | 'goTo'>;
  perPage: number;
  failed: string;
  loading: Elements;
  nothing: Elements;
  keeps?: boolean;
  pagerLabel: string;
  children(page: Page): Elements;
}

/** Goes to the last page if the one asked for is gone. */
export const ListFrame = <Page extends { total: number }>(props: ListFrameProps<Page>) => {
  const { query, params, perPage, failed, loading, nothing, keeps = false, pagerLabel, children } = props;
  const { data, isError, refetch } = query;
  const { page, goTo } = params;
  const pages = useLastPage(query, params, perPage);
  if (!data) return isError ? <NotReachable onRefresh={refetch}>{failed}</NotReachable> : loading;
  if (data.total === 0 && !keeps) return nothing;
  return (
    <div className="stack">
      {isError && (
        <Notice tone="bad">
          <p>{failed}</p>
        </Notice>
      )}
      {children(data)}
      <Pagination
        page={page}
        pages={pages}
        label={pagerLabel}
        onPage={(next) => {
          goTo(next);
          scrollToTop();
        }}
      />
    </div>
  );
};
