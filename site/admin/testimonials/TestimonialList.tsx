import type { UseQueryResult } from '@tanstack/react-query';
import { type StaffTestimonials, TESTIMONIALS_PER_PAGE } from '#contract/testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotReachable } from '../NotReachable.tsx';
import { TestimonialQueue } from './TestimonialQueue.tsx';
import type { TabName } from './TestimonialTabs.tsx';
import { LIST_FAILED, NONE_FOUND } from './texts.ts';
import type { Desk } from './useDesk.ts';

const PER_PAGE = TESTIMONIALS_PER_PAGE.admin;

const Loading = () => (
  <div className="q" aria-busy="true">
    {['first', 'second', 'third'].map((card) => (
      <div className="box" key={card}>
        <div className="box__body">
          <Skeleton label="Loading testimonials" shape="note" />
        </div>
      </div>
    ))}
  </div>
);

const Nothing = ({ tab, filtered, onClear }: Pick<TestimonialListProps, 'tab' | 'filtered' | 'onClear'>) => (
  <section className="box">
    {filtered ? (
      <EmptyState
        art="signpost"
        title="Nothing here"
        action={
          <Button variant="line" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        {NONE_FOUND}
      </EmptyState>
    ) : tab === 'pending' ? (
      <EmptyState art="empty-letterbox" title="All clear">
        No testimonials are waiting for review.
      </EmptyState>
    ) : (
      <EmptyState art="empty-letterbox" title="Nothing here">
        No testimonials have been sent yet.
      </EmptyState>
    )}
  </section>
);

interface TestimonialListProps {
  tab: TabName;
  query: UseQueryResult<StaffTestimonials>;
  page: number;
  pages: number;
  desk: Desk;
  filtered: boolean;
  shortcuts: boolean;
  onPage(page: number): void;
  onClear(): void;
}

/** A page of testimonials in every state: loading, failed, empty, filled. */
export const TestimonialList = (props: TestimonialListProps) => {
  const { tab, query, page, pages, desk, filtered, shortcuts, onPage, onClear } = props;
  const { data, isError, refetch } = query;
  if (!data) return isError ? <NotReachable onRefresh={refetch}>{LIST_FAILED}</NotReachable> : <Loading />;
  if (data.total === 0) return <Nothing tab={tab} filtered={filtered} onClear={onClear} />;
  const first = (page - 1) * PER_PAGE + 1;
  return (
    <div className="stack">
      {isError && <Notice tone="bad">{LIST_FAILED}</Notice>}
      <TestimonialQueue key={page} testimonials={data.testimonials} desk={desk} shortcuts={shortcuts} />
      <p className="hint">
        Showing {first}–{first + data.testimonials.length - 1} of {data.total.toLocaleString('en-IE')}, newest first.{' '}
        {PER_PAGE} per page.
      </p>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of testimonials"
        onPage={(next) => {
          onPage(next);
          window.scrollTo(0, 0);
        }}
      />
    </div>
  );
};
