import type { UseQueryResult } from '@tanstack/react-query';
import type { DonationItem, DonationItems } from '#contract/donations/donation-desk.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ListFrame } from '../../shell/list/ListFrame.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { Nothing } from '../../shell/list/Nothing.tsx';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { SelectPage } from '../moderation/SelectPage.tsx';
import { DonationCard } from './DonationCard.tsx';
import { NO_FILTERS } from './DonationFilters.tsx';
import { DonationRow } from './DonationRow.tsx';
import { useModeration } from './donation-moderation.ts';
import type { DonationTab } from './donation-tabs.ts';
import { LIST_FAILED, NONE_FOUND, NONE_PENDING } from './messages.ts';
import { useDonationQueue } from './useDonationQueue.tsx';

type Variant = 'cards' | 'rows';

const nothing: Record<DonationTab, { title: string; text: string }> = {
  pending: { title: 'All clear', text: NONE_PENDING },
  approved: {
    title: 'Nothing here',
    text: 'No approved donations are waiting to be collected. What you approve stands here until it is with us.',
  },
  collected: { title: 'Nothing here', text: 'No donations have been collected yet. What has arrived stands here.' },
  rejected: {
    title: 'Nothing here',
    text: 'No donations have been rejected. What you decline stands here, and can still be approved.',
  },
  all: {
    title: 'Nothing here',
    text: 'No donations have been offered yet. What people offer on the website will stand here.',
  },
};

const LoadingCards = () => (
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

interface ItemsProps {
  items: readonly DonationItem[];
  variant: Variant;
  shortcuts: boolean;
}

const Items = ({ items, variant, shortcuts }: ItemsProps) => {
  const { bulk } = useModeration();
  const { list, queued, page } = useDonationQueue(items, shortcuts);
  const Item = variant === 'cards' ? DonationCard : DonationRow;
  return (
    <>
      <h2 className="sr">Offers</h2>
      <SelectPage page={page} selection={bulk.selection} />
      <div className={variant === 'cards' ? 'items' : 'drows'} ref={list}>
        {queued.map((one) => (
          <Item key={one.item.id} {...one} />
        ))}
      </div>
    </>
  );
};

interface DonationListProps {
  tab: DonationTab;
  variant: Variant;
  query: UseQueryResult<DonationItems>;
  params: PageParams;
  perPage: number;
  filtered: boolean;
  shortcuts: boolean;
}

export const DonationList = ({ tab, variant, query, params, perPage, filtered, shortcuts }: DonationListProps) => {
  const onClear = () => params.filter({ ...NO_FILTERS });
  return (
    <ListFrame
      query={query}
      params={params}
      perPage={perPage}
      failed={LIST_FAILED}
      pagerLabel="Pages of donations"
      loading={variant === 'cards' ? <LoadingCards /> : <LoadingBox label="Loading donations" shape="note" />}
      nothing={
        <Nothing unmatched={filtered ? { text: NONE_FOUND, clear: 'Clear filters', onClear } : null}>
          <EmptyState art="empty-box" title={nothing[tab].title}>
            {nothing[tab].text}
          </EmptyState>
        </Nothing>
      }
    >
      {({ items }) => <Items items={items} variant={variant} shortcuts={shortcuts} />}
    </ListFrame>
  );
};
