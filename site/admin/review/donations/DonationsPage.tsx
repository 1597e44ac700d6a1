import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countDonations, exportDonations } from '#contract/donations/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useListDefaults } from '../../account/preferences/useListDefaults.ts';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Tabs, tabId } from '../../shell/layout/Tabs.tsx';
import { orderIn } from '../../shell/list/OrderSelect.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { ShortcutsButton } from '../../shell/shortcuts/ShortcutsButton.tsx';
import { ShortcutsDialog } from '../../shell/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { ViewBar } from '../../shell/views/ViewBar.tsx';
import { BulkOutcome } from '../moderation/BulkOutcome.tsx';
import { BulkSelection } from '../moderation/BulkSelection.tsx';
import { DonationDialogs } from './DonationDialogs.tsx';
import { DonationFilters, type Filters, filtersIn } from './DonationFilters.tsx';
import { DonationList } from './DonationList.tsx';
import { DonationModeration } from './DonationModeration.tsx';
import { donationShortcuts } from './decisions.ts';
import { donationBulk } from './donation-bulk.ts';
import { useModeration } from './donation-moderation.ts';
import { type DonationTab, donationTabs } from './donation-tabs.ts';
import { useDonationPage } from './useDonationPage.ts';
import { useMatchingDonations } from './useMatchingDonations.ts';

const PANEL = 'donations';

const tabs = [
  { name: 'pending', label: 'Pending', icon: 'clock', tone: 'wait' },
  { name: 'approved', label: 'Approved', icon: 'check' },
  { name: 'collected', label: 'Collected', icon: 'package-check' },
  { name: 'rejected', label: 'Rejected', icon: 'x' },
  { name: 'all', label: 'All', icon: 'list' },
] as const;

const isTab = (name: string): name is DonationTab => donationTabs.some((tab) => tab === name);

const waitsIn = (tab: DonationTab): boolean => tab === 'pending' || tab === 'approved';

const Actions = ({ tab, filters, onHelp }: { tab: DonationTab; filters: Filters; onHelp: () => void }) => (
  <>
    <ShortcutsButton onOpen={onHelp} />
    <Link className={buttonClass({ variant: 'line' })} to="/admin/donations/collection-sheet">
      <Icon name="printer" />
      Collection sheet
    </Link>
    <CsvButton
      call={exportDonations}
      input={{ query: { status: tab === 'all' ? '' : tab, ...filters } }}
      name={`donations-${tab}`}
    />
  </>
);

const Screen = () => {
  const params = usePageParams();
  const chosen = params.get('tab');
  const tab = isTab(chosen) ? chosen : 'pending';
  const filters = filtersIn(params);
  const { isReady, pageSize, usualOrder } = useListDefaults('donations');
  const usual = usualOrder(waitsIn(tab));
  const requested = { page: params.page, pageSize, sort: orderIn(params, usual), enabled: isReady };
  const donations = useDonationPage(tab, requested, filters);
  const { data: counts } = useQuery(queryOf(usePlatform(), countDonations, { query: filters }));
  const { undo, bulk } = useModeration();
  const matching = useMatchingDonations(tab, filters, donations.data?.total);
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const [help, setHelp] = useState(false);
  // `u` is handled here, too, for when the last item has just left the list.
  useShortcuts({ u: undo.undoLatest, '?': () => setHelp(true) }, shortcuts);
  const total = donations.data?.total;
  return (
    <>
      <ScreenHead
        title="Donations"
        lead="Every offer, from the first message to the van."
        action={<Actions tab={tab} filters={filters} onHelp={() => setHelp(true)} />}
      />
      <div className="tabs-row">
        <Tabs
          label="Donations by status"
          id={PANEL}
          tabs={tabs.map((one) => ({ ...one, count: counts?.[one.name] }))}
          chosen={tab}
          onChoose={(name) => params.filter({ tab: name === 'pending' ? '' : name, order: '' })}
        />
        <ViewBar screen="donations" />
      </div>
      <div className="stack" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        <DonationFilters
          params={params}
          waits={waitsIn(tab)}
          usualOrder={usual}
          found={total === undefined ? '' : `${total.toLocaleString('en-IE')} ${total === 1 ? 'item' : 'items'}`}
        />
        <BulkOutcome bulk={bulk} />
        <DonationList
          key={tab}
          tab={tab}
          variant="rows"
          query={donations}
          params={params}
          perPage={pageSize}
          filtered={Object.values(filters).some(Boolean)}
          shortcuts={shortcuts}
        />
      </div>
      <BulkSelection bulk={bulk} words={donationBulk} matching={matching} shortcuts={shortcuts} />
      <DonationDialogs items={donations.data?.items ?? []} />
      {help && (
        <ShortcutsDialog
          lines={donationShortcuts()}
          on={shortcuts}
          onChange={setShortcuts}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
};

export const DonationsPage = () => (
  <DonationModeration>
    <Screen />
  </DonationModeration>
);
