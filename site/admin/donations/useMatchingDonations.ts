import { type DonationTab, everyDonation } from '../../client/donation-desk.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Matching } from '../moderation/useFindMore.ts';
import type { Filters } from './DonationFilters.tsx';
import { donationBulk } from './donation-bulk.ts';

/** Everything on all pages of a tab that the filters let through, to be selected. */
export const useMatchingDonations = (
  tab: DonationTab,
  filters: Filters,
  total: number | undefined,
): Matching | undefined => {
  const platform = usePlatform();
  if (total === undefined) return undefined;
  return {
    total,
    load: async () =>
      (await everyDonation(platform, tab, { ...filters })).flatMap((item) => donationBulk.pick(item) ?? []),
  };
};
