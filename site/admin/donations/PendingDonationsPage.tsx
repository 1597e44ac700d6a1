import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dashboardQuery } from '../../client/dashboard.ts';
import { donationList } from '../../client/donations.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { counted } from '../dashboard/greeting.ts';
import { KeyList, KeySwitch, queueKeys } from '../keys/KeyList.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { ScreenHead } from '../layout/Screen.tsx';
import { UndoToast } from '../undo/UndoToast.tsx';
import { useUndo } from '../undo/useUndo.ts';
import { usePageParams } from '../usePageParams.ts';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DonationFilters, FilterChips, type Filters } from './DonationFilters.tsx';
import { DonationList } from './DonationList.tsx';
import { useDesk } from './useDesk.ts';
import { useOpenItem } from './useOpenItem.ts';

export const PER_PAGE = 10;

const leadFor = (pending: number | undefined): string => {
  if (!pending) return 'People expect an answer within 2-3 days.';
  const offers = counted(pending, 'offer is', 'offers are');
  return `${offers.charAt(0).toUpperCase()}${offers.slice(1)} waiting for an answer. People expect one within 2-3 days.`;
};

const foundText = (total: number | undefined, pending: number | undefined, filtered: boolean): string => {
  if (total === undefined) return '';
  if (filtered && pending !== undefined) return `${total} of ${pending} items`;
  return `${total} ${total === 1 ? 'item' : 'items'}`;
};

/** The offers that wait for a decision, with search and filters. */
export const PendingDonationsPage = () => {
  const platform = usePlatform();
  const params = usePageParams();
  const filters: Filters = { q: params.get('q'), category: params.get('category'), condition: params.get('condition') };
  const filtered = Object.values(filters).some(Boolean);
  const { data: counts } = useQuery(dashboardQuery(platform));
  const donations = useQuery({
    ...donationList(platform, 'pending', { page: params.page, pageSize: PER_PAGE, ...filters }),
    placeholderData: keepPreviousData,
  });
  const undo = useUndo();
  const [item, openItem] = useOpenItem();
  const desk = useDesk(undo, () => openItem(''));
  const [shortcuts, setShortcuts] = useShortcuts();
  const [help, setHelp] = useState(false);
  // Here and not with the items: the last one may just have left the list.
  useKeys({ u: undo.take, '?': () => setHelp(true) }, shortcuts);
  const pages = Math.max(1, Math.ceil((donations.data?.total ?? 0) / PER_PAGE));
  const beyond = donations.isSuccess && !donations.isPlaceholderData && params.page > pages;
  const { goTo } = params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page can empty itself; only then is it left
  useEffect(() => {
    if (beyond) goTo(pages);
  }, [beyond, pages]);
  const filter = (change: Partial<Filters>) => params.filter({ ...change });
  return (
    <>
      <ScreenHead
        title="Pending donations"
        lead={leadFor(counts?.pendingDonations)}
        action={
          <Button variant="line" className="only-wide" icon={Keyboard} onClick={() => setHelp(true)}>
            Shortcuts
          </Button>
        }
      />
      <DonationFilters filters={filters} onFilter={filter} />
      <FilterChips
        filters={filters}
        onFilter={filter}
        found={foundText(donations.data?.total, counts?.pendingDonations, filtered)}
      />
      <DonationList
        query={donations}
        filtered={filtered}
        page={params.page}
        pages={pages}
        shortcuts={shortcuts}
        onPage={params.goTo}
        onClear={() => filter({ q: '', category: '', condition: '' })}
        onStep={desk.take}
        onView={({ id }) => openItem(id)}
      />
      <DeskDialogs desk={desk} items={donations.data?.items ?? []} open={item} onClose={() => openItem('')} />
      <UndoToast undo={undo} />
      {help && (
        <Dialog title="Keyboard shortcuts" small onClose={() => setHelp(false)}>
          <KeyList lines={[...queueKeys('View'), { does: 'Undo', keys: ['U'] }]} />
          <KeySwitch on={shortcuts} onChange={setShortcuts} />
        </Dialog>
      )}
    </>
  );
};
