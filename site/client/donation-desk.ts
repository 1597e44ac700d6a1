import { queryOptions } from '@tanstack/react-query';
import { type DonationItem, donationCounts, donationItem, donationItems } from '#contract/donation-desk.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import type { DonationFilter } from './donations.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');

/** The tabs under which staff see donation items. */
export const donationTabs = ['pending', 'approved', 'collected', 'rejected', 'all'] as const;
export type DonationTab = (typeof donationTabs)[number];
type Narrowing = Omit<DonationFilter, 'page' | 'pageSize'>;

/** How many donation items there are in each status and in all, as far as the filters let them through; fresh for a minute. */
export const countDonations = (platform: Platform, filter: Narrowing) =>
  queryOptions({
    queryKey: [{ subject: 'donations', view: 'counts', filter }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/donationitems/counts', { ...filter }), donationCounts, signal),
    staleTime: ONE_MINUTE,
  });

/** One donation item; fresh for a minute. */
export const donationById = (platform: Platform, id: string) =>
  queryOptions<DonationItem>({
    queryKey: [{ subject: 'donations', view: 'one', id }],
    queryFn: ({ signal }) => requests(platform).get(`/donationitems/${encodeURIComponent(id)}`, donationItem, signal),
    staleTime: ONE_MINUTE,
  });

/** Every approved item that has to be fetched from its donor, oldest first; fresh for a minute. */
export const donationsToCollect = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'donations', view: 'to-collect' }],
    queryFn: async ({ signal }): Promise<DonationItem[]> => {
      const found: DonationItem[] = [];
      for (let page = 1, left = 1; left > 0; page += 1) {
        const path = withQuery('/donationitems/status/approved', { page, pageSize: PAGE_SIZE_MAX });
        const { items, total } = await requests(platform).get(path, donationItems, signal);
        found.push(...items.filter((item) => item.pickupRequired));
        left = items.length === 0 ? 0 : total - page * PAGE_SIZE_MAX;
      }
      return found.reverse();
    },
    staleTime: ONE_MINUTE,
  });

/** Where the filtered donation items of a tab lie as CSV. */
export const donationsCsvPath = (tab: DonationTab, filter: Narrowing): string =>
  withQuery('/donationitems.csv', { status: tab === 'all' ? '' : tab, ...filter });
