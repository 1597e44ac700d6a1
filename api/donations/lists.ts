import type {
  DonationCounts,
  DonationFilter,
  DonationItem,
  DonationItems,
  DonationQuery,
} from '#contract/donation-desk.ts';
import { type DonationStatus, donationStatuses } from '#contract/donations.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { matchesWords } from './search.ts';
import { view } from './view.ts';

type ListDeps = Pick<Deps, 'store' | 'now'>;

const groupOf = (status: DonationStatus | undefined) =>
  status ? (['status', status] as const) : (['newest', EVERY] as const);

/** Donations that match the search and the filters, newest first. */
export const findDonations = (
  { store }: Pick<Deps, 'store'>,
  { q, category, condition, status }: DonationFilter,
): readonly StoredDonation[] => {
  const [index, key] = groupOf(status);
  const all = store.data.donations.list(index, key);
  if (!q && !category && !condition) return all;
  const matches = matchesWords(q, ({ reviewedBy }) => authorNameOrNull(store.data, reviewedBy) ?? '');
  return all.filter(
    (item) =>
      (!category || item.category === category) && (!condition || item.condition === condition) && matches(item),
  );
};

/** Donations of one status, or of all, that match the search and the filters, newest first. */
export const list = (deps: ListDeps, query: DonationQuery, status?: DonationStatus): DonationItems => {
  const [index, key] = groupOf(status);
  const searched = query.q || query.category || query.condition;
  const { rows, total } = searched
    ? pageOf(findDonations(deps, { ...query, status }), query)
    : deps.store.data.donations.page(index, key, query);
  return { items: rows.map((row) => view(deps, row)), total };
};

/** Number of donations that match the search and the filters, by status and in total. */
export const countByStatus = (deps: Pick<Deps, 'store'>, filter: Omit<DonationFilter, 'status'>): DonationCounts => {
  const { donations } = deps.store.data;
  const counts = { pending: 0, approved: 0, rejected: 0, collected: 0, all: donations.count('newest', EVERY) };
  if (!filter.q && !filter.category && !filter.condition) {
    for (const status of donationStatuses) counts[status] = donations.count('status', status);
    return counts;
  }
  const found = findDonations(deps, { ...filter, status: undefined });
  for (const { status } of found) counts[status] += 1;
  return { ...counts, all: found.length };
};

/** One donation. @throws Failure `not_found`. */
export const read = (deps: ListDeps, id: string): DonationItem => view(deps, donationOrThrow(deps.store.data, id));
