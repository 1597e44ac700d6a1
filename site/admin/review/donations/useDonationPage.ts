import { useQuery } from '@tanstack/react-query';
import type { ListOrder } from '#contract/calls/paging.ts';
import { listDonations, listDonationsByStatus } from '#contract/donations/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { Filters } from './DonationFilters.tsx';
import { type DonationTab, listedIn } from './donation-tabs.ts';

interface PageRequest {
  page: number;
  pageSize: number;
  sort: ListOrder;
  enabled: boolean;
}

export const useDonationPage = (tab: DonationTab, { enabled, ...request }: PageRequest, filters: Filters) => {
  const platform = usePlatform();
  const query = { ...request, ...filters };
  return useQuery({
    ...(tab === 'all'
      ? queryOf(platform, listDonations, { query })
      : queryOf(platform, listDonationsByStatus, { status: tab, query })),
    enabled,
    // The page before stays until the next one is there, but never the other tab's.
    placeholderData: (before, query) => (query && listedIn(query.queryKey) === tab ? before : undefined),
  });
};
