import { type DonationFilter, NO_SUCH_SHOP } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { thingsOf } from '#contract/donations/other-things.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { rangeOf } from '#contract/dublin.ts';
import { NOT_KNOWN } from '#contract/settings/settings.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { matchesDesk, narrows } from '../moderation/desk-filter.ts';
import { shopWithKey } from '../settings/shops.ts';
import { type Origin, originOf } from '../stops/origin-of.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { matchesWords } from './search.ts';

type Matches = (item: StoredDonation) => boolean;
type Narrowing = Omit<DonationFilter, 'status'>;

export const groupOf = (status: DonationStatus | undefined) =>
  status ? (['status', status] as const) : (['newest', EVERY] as const);

export const narrowsDonations = ({
  q,
  category,
  condition,
  pickup,
  area,
  county,
  shop,
  from,
  to,
  reason,
  assigned,
  olderThan,
}: Narrowing): boolean =>
  narrows({ q, category, condition, pickup, area, county, shop, from, to, reason, assigned, olderThan });

const comesFrom =
  (data: View, wanted: string, nameOf: (origin: Origin) => string | undefined): Matches =>
  (item) =>
    (nameOf(originOf(data, item)) ?? (item.pickupRequired && NOT_KNOWN.key)) === wanted;

/** @throws Failure `invalid` for a shop that never existed. */
const comesFromShop = (data: View, wanted: string): Matches => {
  if (wanted !== NOT_KNOWN.key && !shopWithKey(data, wanted))
    throw new Failure('invalid', NO_SUCH_SHOP, { fields: { shop: NO_SUCH_SHOP } });
  return comesFrom(data, wanted, ({ shop }) => shop?.key);
};

const offeredIn = (days: Pick<Narrowing, 'from' | 'to'>): Matches => {
  const { since, before } = rangeOf(days);
  return ({ createdAt }) => createdAt >= since && createdAt < before;
};

const declinedFor =
  (reason: string): Matches =>
  ({ status, reasonForDonor, adminNotes }) =>
    status === 'rejected' && (reasonForDonor === reason || adminNotes === reason);

const offers =
  ({ category, condition }: Pick<Narrowing, 'category' | 'condition'>): Matches =>
  (item) =>
    thingsOf(item).some(
      (thing) => (!category || thing.category === category) && (!condition || thing.condition === condition),
    );

const checksOf = (data: View, now: Date, filter: Narrowing): Matches[] => {
  const { q, category, condition, pickup, area, county, shop, reason } = filter;
  return [
    matchesDesk(filter, now),
    ...(category || condition ? [offers(filter)] : []),
    ...(pickup ? [(item: StoredDonation) => item.pickupRequired === (pickup === 'yes')] : []),
    ...(reason ? [declinedFor(reason)] : []),
    ...(filter.from || filter.to ? [offeredIn(filter)] : []),
    ...(area ? [comesFrom(data, area, (origin) => origin.area?.name)] : []),
    ...(county ? [comesFrom(data, county, (origin) => origin.county ?? undefined)] : []),
    ...(shop ? [comesFromShop(data, shop)] : []),
    ...(q ? [matchesWords(q, ({ reviewedBy }) => authorNameOrNull(data, reviewedBy) ?? '')] : []),
  ];
};

/**
 * Newest first.
 * @throws Failure `invalid` for a shop that never existed.
 */
export const findDonations = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { status, ...filter }: DonationFilter,
): readonly StoredDonation[] => {
  const [index, key] = groupOf(status);
  const all = store.data.donations.list(index, key);
  if (!narrowsDonations(filter)) return all;
  const checks = checksOf(store.data, now(), filter);
  return all.filter((item) => checks.every((matches) => matches(item)));
};
