import { listDonations, listDonationsByStatus } from '#contract/donations/calls.ts';
import { inputOf } from '../../client/calls.ts';
import { fieldsOf, type NamedKey } from '../../client/query-keys.ts';

/** The tabs under which staff see donation items. */
export const donationTabs = ['pending', 'approved', 'collected', 'rejected', 'all'] as const;
export type DonationTab = (typeof donationTabs)[number];

/** Whose list the query with this key asks for: a status or `all`; undefined when it is no list. */
export const listedIn = (key: NamedKey): string | undefined =>
  fieldsOf(key).call === listDonations.name ? 'all' : inputOf(key, listDonationsByStatus)?.status;
