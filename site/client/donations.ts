import { queryOptions } from '@tanstack/react-query';
import type { ListOrder } from '#contract/calls/paging.ts';
import { type DonationReview, donationItem, donationItems } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;

const requests = (platform: Platform) => createRequests(platform, 'body');

export interface DonationFilter {
  page: number;
  pageSize: number;
  q?: string;
  category?: string;
  condition?: string;
  pickup?: string;
  area?: string;
  reason?: string;
  assigned?: string;
  olderThan?: string;
  sort?: ListOrder;
}

/** Where the items in one status lie, or all. */
export const listPath = (status: DonationStatus | 'all'): string =>
  status === 'all' ? '/donationitems' : `/donationitems/status/${status}`;

/** A page of the donation items in one status, or in all; fresh for a minute. */
export const donationList = (platform: Platform, status: DonationStatus | 'all', filter: DonationFilter) =>
  queryOptions({
    queryKey: [{ subject: 'donationitems', view: 'list', status, filter }],
    queryFn: ({ signal }) => requests(platform).get(withQuery(listPath(status), { ...filter }), donationItems, signal),
    staleTime: ONE_MINUTE,
  });

export const reviewDonation = (platform: Platform, id: string, review: DonationReview) =>
  requests(platform).send('PATCH', `/donationitems/${id}/review`, review, donationItem);

/** Undoes one's own latest decision. @throws ApiError 409 when a colleague decided since, or it was too long ago. */
export const undoDonation = (platform: Platform, id: string) =>
  requests(platform).send('PUT', `/donationitems/${id}/undo`, {}, donationItem);

export const deleteDonation = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/donationitems/${id}`);
