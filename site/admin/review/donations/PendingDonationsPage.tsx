import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useListDefaults } from '../../account/preferences/useListDefaults.ts';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { orderIn } from '../../shell/list/OrderSelect.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { queueShortcuts, selectionShortcuts } from '../../shell/shortcuts/ShortcutList.tsx';
import { ShortcutsButton } from '../../shell/shortcuts/ShortcutsButton.tsx';
import { ShortcutsDialog } from '../../shell/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { counted } from '../../shell/today/greeting.ts';
import { ViewBar } from '../../shell/views/ViewBar.tsx';
import { BulkOutcome } from '../moderation/BulkOutcome.tsx';
import { BulkSelection } from '../moderation/BulkSelection.tsx';
import { QuarantineLink } from '../quarantine/QuarantineLink.tsx';
import { DonationDialogs } from './DonationDialogs.tsx';
import { DonationFilters, filtersIn } from './DonationFilters.tsx';
import { DonationList } from './DonationList.tsx';
import { DonationModeration } from './DonationModeration.tsx';
import { donationBulk } from './donation-bulk.ts';
import { useModeration } from './donation-moderation.ts';
import { useMatchingDonations } from './useMatchingDonations.ts';

const leadFor = (pending: number | undefined): string => {
  if (!pending) return 'People expect an answer within 2-3 days.';
  const offers = counted(pending, 'offer is', 'offers are');
  return `${offers.charAt(0).toUpperCase()}${offers.slice(1)} waiting for an answer. People expect one within 2-3 days.`;
};

const foundText = (total: number | undefined, pending: number | undefined, filtered: boolean): string => {
  if (total === undefined) return '';
  const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
  return filtered && pending !== undefined ? `${total} of ${items(pending)}` : items(total);
};

const Screen = () => {
  const platform = usePlatform();
  const params = usePageParams();
  const filters = filtersIn(params);
  const { isReady, pageSize, usualOrder } = useListDefaults('donations/pending');
  const usual = usualOrder(true);
  const filtered = Object.values(filters).some(Boolean);
  const { data: counts } = useQuery(queryOf(platform, readDashboard, {}));
  const donations = useQuery({
    ...queryOf(platform, listDonationsByStatus, {
      status: 'pending',
      query: { page: params.page, pageSize, sort: orderIn(params, usual), ...filters },
    }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const { undo, bulk } = useModeration();
  const matching = useMatchingDonations('pending', filters, donations.data?.total);
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const [help, setHelp] = useState(false);
  // `u` is handled here, too, for when the last item has just left the list.
  useShortcuts({ u: undo.undoLatest, '?': () => setHelp(true) }, shortcuts);
  return (
    <>
      <ScreenHead
        title="Pending donations"
        lead={leadFor(counts?.pendingDonations)}
        action={<ShortcutsButton onOpen={() => setHelp(true)} />}
      />
      <DonationFilters
        params={params}
        waits
        usualOrder={usual}
        found={foundText(donations.data?.total, counts?.pendingDonations, filtered)}
        beside={
          <>
            <ViewBar screen="donations/pending" />
            <QuarantineLink count={counts?.quarantined} />
          </>
        }
      />
      <BulkOutcome bulk={bulk} />
      <DonationList
        tab="pending"
        variant="cards"
        query={donations}
        params={params}
        perPage={pageSize}
        filtered={filtered}
        shortcuts={shortcuts}
      />
      <BulkSelection bulk={bulk} words={donationBulk} matching={matching} shortcuts={shortcuts} />
      <DonationDialogs items={donations.data?.items ?? []} />
      {help && (
        <ShortcutsDialog
          lines={[...queueShortcuts('View'), { does: 'Undo', keys: ['U'] }, ...selectionShortcuts]}
          on={shortcuts}
          onChange={setShortcuts}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
};

export const PendingDonationsPage = () => (
  <DonationModeration>
    <Screen />
  </DonationModeration>
);
