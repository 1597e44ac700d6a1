import { queryOptions } from '@tanstack/react-query';
import { type DonationItem, donationCounts, donationItem, donationItems } from '#contract/donations/donation-desk.ts';
import type { NewDonorLetter } from '#contract/donations/donor-letters.ts';
import { EXPORT_MAX } from '#contract/moderation/moderation.ts';
import { type DonationFilter, listPath } from './donations.ts';
import { everyPage } from './every-page.ts';
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
    queryKey: [{ subject: 'donationitems', view: 'counts', filter }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/donationitems/counts', { ...filter }), donationCounts, signal),
    staleTime: ONE_MINUTE,
  });

/** One donation item; fresh for a minute. */
export const donationById = (platform: Platform, id: string) =>
  queryOptions<DonationItem>({
    queryKey: [{ subject: 'donationitems', view: 'one', id }],
    queryFn: ({ signal }) => requests(platform).get(`/donationitems/${encodeURIComponent(id)}`, donationItem, signal),
    staleTime: ONE_MINUTE,
  });

/** Every approved item that has to be fetched from its donor, oldest first; fresh for a minute. */
export const donationsToCollect = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'donationitems', view: 'to-collect' }],
    queryFn: async ({ signal }): Promise<DonationItem[]> => {
      const all = await everyPage(async (paging) => {
        const path = withQuery('/donationitems/status/approved', paging);
        const { items, total } = await requests(platform).get(path, donationItems, signal);
        return { rows: items, total };
      });
      return all.filter((item) => item.pickupRequired).reverse();
    },
    staleTime: ONE_MINUTE,
  });

/** The items of a tab that the filters let through, up to `EXPORT_MAX`. */
export const everyDonation = (platform: Platform, tab: DonationTab, filter: Narrowing): Promise<DonationItem[]> =>
  everyPage(async (paging) => {
    const { items, total } = await requests(platform).get(
      withQuery(listPath(tab), { ...filter, ...paging }),
      donationItems,
    );
    return { rows: items, total };
  }, EXPORT_MAX);

/** Writes to the donor of an item. @throws ApiError 409 where no mail reaches the donor. */
export const writeToDonor = (platform: Platform, id: string, letter: NewDonorLetter): Promise<DonationItem> =>
  requests(platform).send('POST', `/donationitems/${encodeURIComponent(id)}/letters`, letter, donationItem);

/** Where the filtered donation items of a tab lie as CSV. */
export const donationsCsvPath = (tab: DonationTab, filter: Narrowing): string =>
  withQuery('/donationitems.csv', { status: tab === 'all' ? '' : tab, ...filter });
