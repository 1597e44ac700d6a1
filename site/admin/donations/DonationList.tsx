import type { UseQueryResult } from '@tanstack/react-query';
import type { DonationItems } from '#contract/donations.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotReachable } from '../NotReachable.tsx';
import { DonationGrid, type ItemActions } from './DonationGrid.tsx';
import { LIST_FAILED, NONE_FOUND, NONE_PENDING } from './texts.ts';

const Loading = () => (
  <div className="items" aria-busy="true">
    {['first', 'second', 'third'].map((card) => (
      <div className="box" key={card}>
        <div className="box__body">
          <Skeleton label="Loading donations" shape="card" />
        </div>
      </div>
    ))}
  </div>
);

const Nothing = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => (
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
      <EmptyState art="empty-box" title="All clear">
        {NONE_PENDING}
      </EmptyState>
    )}
  </section>
);

interface DonationListProps extends ItemActions {
  query: UseQueryResult<DonationItems>;
  filtered: boolean;
  page: number;
  pages: number;
  onPage(page: number): void;
  onClear(): void;
}

/** A page of offers in every state: loading, failed, empty, nothing found, filled. */
export const DonationList = ({ query, filtered, page, pages, onPage, onClear, ...actions }: DonationListProps) => {
  const { data, isError, refetch } = query;
  if (!data) return isError ? <NotReachable onRefresh={refetch}>{LIST_FAILED}</NotReachable> : <Loading />;
  if (data.total === 0) return <Nothing filtered={filtered} onClear={onClear} />;
  return (
    <>
      {isError && <Notice tone="bad">{LIST_FAILED}</Notice>}
      <h2 className="sr">Offers</h2>
      <DonationGrid items={data.items} {...actions} />
      <Pagination
        page={page}
        pages={pages}
        label="Pages of donations"
        onPage={(next) => {
          onPage(next);
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
};
