import { listDonations, listDonationsByStatus } from '#contract/donations/calls.ts';
import { EXPORT_MAX } from '#contract/moderation/moderation.ts';
import { everyPage } from '../../../client/every-page.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import type { Matching } from '../moderation/useFindMore.ts';
import type { Filters } from './DonationFilters.tsx';
import { donationBulk } from './donation-bulk.ts';
import type { DonationTab } from './donation-tabs.ts';

export const useMatchingDonations = (
  tab: DonationTab,
  filters: Filters,
  total: number | undefined,
): Matching | undefined => {
  const platform = usePlatform();
  if (total === undefined) return undefined;
  const load = async () => {
    const all = await everyPage(async (paging) => {
      const query = { ...filters, ...paging };
      const { items, total } = await (tab === 'all'
        ? send(platform, listDonations, { query })
        : send(platform, listDonationsByStatus, { status: tab, query }));
      return { rows: items, total };
    }, EXPORT_MAX);
    return all.flatMap((item) => donationBulk.pick(item) ?? []);
  };
  return { total, load };
};
