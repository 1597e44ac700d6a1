import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Keyboard, List, PackageCheck, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DonationTab, donationCounts, donationsCsvPath, donationTabs } from '../../client/donation-desk.ts';
import { donationList } from '../../client/donations.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { KeyList, KeySwitch } from '../keys/KeyList.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { ScreenHead } from '../layout/Screen.tsx';
import { Tabs, tabId } from '../layout/Tabs.tsx';
import { UndoToast } from '../undo/UndoToast.tsx';
import { useUndo } from '../undo/useUndo.ts';
import { usePageParams } from '../usePageParams.ts';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DonationFilters, FilterChips, type Filters } from './DonationFilters.tsx';
import { DonationResults } from './DonationResults.tsx';
import { deskKeys } from './decisions.ts';
import { useDesk } from './useDesk.ts';
import { useOpenItem } from './useOpenItem.ts';

export const PER_PAGE = 20;
const PANEL = 'donations';

const tabs = [
  { name: 'pending', label: 'Pending', icon: Clock, tone: 'wait' },
  { name: 'approved', label: 'Approved', icon: Check },
  { name: 'collected', label: 'Collected', icon: PackageCheck },
  { name: 'rejected', label: 'Rejected', icon: X },
  { name: 'all', label: 'All', icon: List },
] as const;

const isTab = (name: string): name is DonationTab => donationTabs.some((tab) => tab === name);

const useDonations = (tab: DonationTab, page: number, filters: Filters) => {
  const options = donationList(usePlatform(), tab, { page, pageSize: PER_PAGE, ...filters });
  return useQuery({
    ...options,
    // The page before stays until the next one is there, but never the other tab's.
    placeholderData: (before, query) => (query?.queryKey[1] === tab ? before : undefined),
  });
};

const Actions = ({ tab, filters, onHelp }: { tab: DonationTab; filters: Filters; onHelp: () => void }) => (
  <>
    <Button variant="line" className="only-wide" icon={Keyboard} onClick={onHelp}>
      Shortcuts
    </Button>
    <Link className={buttonClass({ variant: 'line' })} to="/admin/donations/collection-sheet">
      <Icon of={Printer} />
      Collection sheet
    </Link>
    <CsvButton path={donationsCsvPath(tab, filters)} name={`donations-${tab}`} />
  </>
);

/** Every donation item there is, by status, with search, filters, details and decisions. */
export const DonationsPage = () => {
  const params = usePageParams();
  const asked = params.get('tab');
  const tab = isTab(asked) ? asked : 'pending';
  const filters: Filters = { q: params.get('q'), category: params.get('category'), condition: params.get('condition') };
  const donations = useDonations(tab, params.page, filters);
  const { data: counts } = useQuery(donationCounts(usePlatform(), filters));
  const undo = useUndo();
  const [item, openItem] = useOpenItem();
  const desk = useDesk(undo, () => openItem(''));
  const [shortcuts, setShortcuts] = useShortcuts();
  const [help, setHelp] = useState(false);
  // Here and not with the items: the last one may just have left the list.
  useKeys({ u: undo.take, '?': () => setHelp(true) }, shortcuts);
  const total = donations.data?.total;
  return (
    <>
      <ScreenHead
        title="Donations"
        lead="Every offer, from the first message to the van."
        action={<Actions tab={tab} filters={filters} onHelp={() => setHelp(true)} />}
      />
      <Tabs
        label="Donations by status"
        id={PANEL}
        tabs={tabs.map((one) => ({ ...one, count: counts?.[one.name] }))}
        chosen={tab}
        onChoose={(name) => params.filter({ tab: name === 'pending' ? '' : name })}
      />
      <div className="stack" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        <DonationFilters filters={filters} onFilter={(change) => params.filter({ ...change })} />
        <FilterChips
          filters={filters}
          onFilter={(change) => params.filter({ ...change })}
          found={total === undefined ? '' : `${total.toLocaleString('en-IE')} ${total === 1 ? 'item' : 'items'}`}
        />
        <DonationResults
          key={tab}
          tab={tab}
          query={donations}
          params={params}
          perPage={PER_PAGE}
          filtered={Object.values(filters).some(Boolean)}
          shortcuts={shortcuts}
          onStep={desk.take}
          onView={({ id }) => openItem(id)}
        />
      </div>
      <DeskDialogs desk={desk} items={donations.data?.items ?? []} open={item} onClose={() => openItem('')} />
      <UndoToast undo={undo} />
      {help && (
        <Dialog title="Keyboard shortcuts" small onClose={() => setHelp(false)}>
          <KeyList lines={deskKeys()} />
          <KeySwitch on={shortcuts} onChange={setShortcuts} />
        </Dialog>
      )}
    </>
  );
};
