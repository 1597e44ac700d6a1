import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListOrder } from '#contract/calls/paging.ts';
import { readTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial, StaffTestimonials } from '#contract/testimonials/staff-testimonials.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ListFrame } from '../../shell/list/ListFrame.tsx';
import { Nothing } from '../../shell/list/Nothing.tsx';
import { useOpenId, useOpenRecord } from '../../shell/list/useOpenRecord.ts';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { LIST_FAILED, NONE_FOUND } from './messages.ts';
import { TestimonialQueue } from './TestimonialCards.tsx';
import { NO_FILTERS, type TabName } from './TestimonialFilters.tsx';
import { useModeration } from './testimonial-moderation.ts';
import { useCards } from './useCards.ts';

/**
 * Adds the testimonial that the address asks for: it comes first if the page does not have it, becomes the current card, and
 * leaves once it is decided here.
 */
const useRequestedItem = (listed: readonly StaffTestimonial[]): readonly StaffTestimonial[] => {
  const platform = usePlatform();
  const { awaited } = useModeration();
  const { id } = useOpenId('item');
  const { isElsewhere, query } = useOpenRecord(id, {
    listed,
    byId: () => queryOf(platform, readTestimonial, { id }),
  });
  const { data, isError } = query;
  const [requested, setRequested] = useState({ id: '', status: '' });
  if (data && data.id === id && requested.id !== id) setRequested({ id, status: data.status });
  const isShown = data !== undefined && isElsewhere && (requested.id !== id || requested.status === data.status);
  const expect = useEffectEvent(() => awaited.expect(id));
  useEffect(() => {
    if (id !== '') expect();
  }, [id]);
  const giveUp = useEffectEvent(() => awaited.settle());
  const isNowhere = isError || (data !== undefined && isElsewhere && !isShown);
  useEffect(() => {
    if (isNowhere) giveUp();
  }, [isNowhere]);
  return isShown ? [data, ...listed] : listed;
};

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

interface TestimonialListProps {
  tab: TabName;
  query: UseQueryResult<StaffTestimonials>;
  params: PageParams;
  perPage: number;
  order: ListOrder;
  filtered: boolean;
  shortcuts: boolean;
  onCurrent: (testimonial: StaffTestimonial | null) => void;
}

const nothing: Record<TabName, { title: string; text: string }> = {
  pending: { title: 'All clear', text: 'No testimonials are waiting for review.' },
  all: {
    title: 'Nothing here',
    text: 'No testimonials have been sent yet. What people write on the website will stand here.',
  },
};

interface ShownProps {
  page: number;
  perPage: number;
  shown: number;
  total: number;
  order: ListOrder;
}

const Shown = ({ page, perPage, shown, total, order }: ShownProps) => {
  const first = (page - 1) * perPage + 1;
  if (shown === 0) return null;
  return (
    <p className="hint">{`Showing ${first}–${first + shown - 1} of ${total.toLocaleString('en-IE')}, ${order} first. ${perPage} per page.`}</p>
  );
};

/** Testimonials about which something is typed stay until that is sent or closed. */
export const TestimonialList = ({
  tab,
  query,
  params,
  perPage,
  order,
  filtered,
  shortcuts,
  onCurrent,
}: TestimonialListProps) => {
  const listed = useRequestedItem(query.data?.testimonials ?? []);
  const cards = useCards({ tab, order, testimonials: listed });
  const onClear = () => params.filter(NO_FILTERS);
  return (
    <ListFrame
      query={query}
      params={params}
      perPage={perPage}
      failed={LIST_FAILED}
      pagerLabel="Pages of testimonials"
      loading={<Loading />}
      keeps={cards.length > 0}
      nothing={
        <Nothing unmatched={filtered ? { text: NONE_FOUND, clear: 'Clear search', onClear } : null}>
          <EmptyState art="empty-letterbox" title={nothing[tab].title}>
            {nothing[tab].text}
          </EmptyState>
        </Nothing>
      }
    >
      {({ testimonials, total }) => (
        <>
          <TestimonialQueue key={params.page} cards={cards} shortcuts={shortcuts} onCurrent={onCurrent} />
          <Shown page={params.page} perPage={perPage} shown={testimonials.length} total={total} order={order} />
        </>
      )}
    </ListFrame>
  );
};
