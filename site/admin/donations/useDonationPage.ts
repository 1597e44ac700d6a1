import { useQuery } from '@tanstack/react-query';
import type { ListOrder } from '#contract/calls/paging.ts';
import type { DonationTab } from '../../client/donation-desk.ts';
import { donationList } from '../../client/donations.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { fieldsOf } from '../../client/query-keys.ts';
import type { Filters } from './DonationFilters.tsx';

interface Asked {
  page: number;
  pageSize: number;
  sort: ListOrder;
  enabled: boolean;
}

/** A page of the donation items of a tab. */
export const useDonationPage = (tab: DonationTab, { enabled, ...asked }: Asked, filters: Filters) => {
  const options = donationList(usePlatform(), tab, { ...asked, ...filters });
  return useQuery({
    ...options,
    enabled,
    // The page before stays until the next one is there, but never the other tab's.
    placeholderData: (before, query) => (query && fieldsOf(query.queryKey).status === tab ? before : undefined),
  });
};
