import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DonationItems } from '#contract/donations.ts';
import type { DonationTab } from '../../client/donation-desk.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotReachable } from '../NotReachable.tsx';
import type { PageParams } from '../usePageParams.ts';
import type { ItemActions } from './DonationGrid.tsx';
import { DonationRows } from './DonationRows.tsx';
import { LIST_FAILED, NONE_FOUND, NONE_PENDING } from './texts.ts';

const nothing: Record<DonationTab, { title: string; text: string }> = {
  pending: { title: 'All clear', text: NONE_PENDING },
  approved: { title: 'Nothing here', text: 'No approved donations are waiting to be collected.' },
  collected: { title: 'Nothing here', text: 'No donations have been collected yet.' },
  rejected: { title: 'Nothing here', text: 'No donations have been rejected.' },
  all: { title: 'Nothing here', text: 'No donations have been offered yet.' },
};

const Nothing = ({ tab, filtered, onClear }: { tab: DonationTab; filtered: boolean; onClear: () => void }) => (
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
        {NONE_FOUND}
      </EmptyState>
    ) : (
      <EmptyState art="empty-box" title={nothing[tab].title}>
        {nothing[tab].text}
      </EmptyState>
    )}
  </section>
);

const Loading = () => (
  <div className="box" aria-busy="true">
    <div className="box__body">
      <Skeleton label="Loading donations" shape="note" />
    </div>
  </div>
);

interface DonationResultsProps extends ItemActions {
  tab: DonationTab;
  query: UseQueryResult<DonationItems>;
  params: PageParams;
  perPage: number;
  filtered: boolean;
}

/** A page of donation items in every state: loading, failed, empty, nothing found, filled. */
export const DonationResults = ({ tab, query, params, perPage, filtered, ...actions }: DonationResultsProps) => {
  const { data, isError, isSuccess, isPlaceholderData, refetch } = query;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const beyond = isSuccess && !isPlaceholderData && params.page > pages;
  const { goTo } = params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page can empty itself; only then is it left
  useEffect(() => {
    if (beyond) goTo(pages);
  }, [beyond, pages]);
  if (!data) return isError ? <NotReachable onRefresh={refetch}>{LIST_FAILED}</NotReachable> : <Loading />;
  const clear = () => params.filter({ q: '', category: '', condition: '' });
  if (data.total === 0) return <Nothing tab={tab} filtered={filtered} onClear={clear} />;
  return (
    <>
      {isError && <Notice tone="bad">{LIST_FAILED}</Notice>}
      <h2 className="sr">Offers</h2>
      <DonationRows items={data.items} {...actions} />
      <Pagination
        page={params.page}
        pages={pages}
        label="Pages of donations"
        onPage={(next) => {
          params.goTo(next);
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
};
