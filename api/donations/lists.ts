import type {
  DonationFilter,
  DonationItem,
  DonationItems,
  DonationQuery,
  DonationStatus,
  StoredDonation,
} from '#contract/donations.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { NO_SUCH_DONATION } from './remove.ts';
import { holdsWords } from './search.ts';
import { view } from './view.ts';

type ListDeps = Pick<Deps, 'store' | 'holds'>;

const groupOf = (status: DonationStatus | undefined) =>
  status ? (['status', status] as const) : (['newest', EVERY] as const);

/** Donations that fit the search and the filters, newest first. */
export const findDonations = (
  { store }: Pick<Deps, 'store'>,
  { q, category, condition, status }: DonationFilter,
): readonly StoredDonation[] => {
  const [index, key] = groupOf(status);
  const all = store.data.donations.list(index, key);
  if (!q && !category && !condition) return all;
  const holds = holdsWords(q);
  return all.filter(
    (item) => (!category || item.category === category) && (!condition || item.condition === condition) && holds(item),
  );
};

/** Donations of one status, or of all, newest first, that fit the search and the filters. */
export const list = (deps: ListDeps, query: DonationQuery, status?: DonationStatus): DonationItems => {
  const [index, key] = groupOf(status);
  const searched = query.q || query.category || query.condition;
  const { rows, total } = searched
    ? pageOf(findDonations(deps, { ...query, status }), query)
    : deps.store.data.donations.page(index, key, query);
  return { items: rows.map((row) => view(deps, row)), total };
};

/** One donation. @throws Failure `not_found`. */
export const one = (deps: ListDeps, id: string): DonationItem => {
  const donation = deps.store.data.donations.get(id);
  if (!donation) throw new Failure('not_found', NO_SUCH_DONATION);
  return view(deps, donation);
};
