import { listDonations, listDonationsByStatus } from '#contract/donations/calls.ts';
import { inputOf } from '../../../client/calls.ts';
import { fieldsOf, type NamedKey } from '../../../client/query-keys.ts';

export const donationTabs = ['pending', 'approved', 'collected', 'rejected', 'all'] as const;
export type DonationTab = (typeof donationTabs)[number];

/** Returns the status, or `all`, that a query key lists; undefined if it is not a list. */
export const listedIn = (key: NamedKey): string | undefined =>
  fieldsOf(key).call === listDonations.name ? 'all' : inputOf(key, listDonationsByStatus)?.status;
