import type {
  DonationCounts,
  DonationFilter,
  DonationItem,
  DonationItems,
  DonationQuery,
} from '#contract/donations/donation-desk.ts';
import { type DonationStatus, donationStatuses } from '#contract/donations/donations.ts';
import type { Deps } from '../http/deps.ts';
import { pagingOf, sortedPageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { findDonations, groupOf, narrowsDonations } from './find-donations.ts';
import { view } from './view.ts';

type ListDeps = Pick<Deps, 'store' | 'now'>;

export const list = (deps: ListDeps, query: DonationQuery, status?: DonationStatus): DonationItems => {
  const [index, key] = groupOf(status);
  const { rows, total } = narrowsDonations(query)
    ? sortedPageOf(findDonations(deps, { ...query, status }), query)
    : deps.store.data.donations.page(index, key, pagingOf(query));
  return { items: rows.map((row) => view(deps, row)), total };
};

export const countByStatus = (deps: ListDeps, filter: Omit<DonationFilter, 'status'>): DonationCounts => {
  const { donations } = deps.store.data;
  const counts = { pending: 0, approved: 0, rejected: 0, collected: 0, all: donations.count('newest', EVERY) };
  if (!narrowsDonations(filter)) {
    for (const status of donationStatuses) counts[status] = donations.count('status', status);
    return counts;
  }
  const found = findDonations(deps, { ...filter, status: undefined });
  for (const { status } of found) counts[status] += 1;
  return { ...counts, all: found.length };
};

export const read = (deps: ListDeps, id: string): DonationItem => view(deps, donationOrThrow(deps.store.data, id));
