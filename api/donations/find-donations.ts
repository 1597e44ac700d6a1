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

/** The index in which offers of a status, or of all, stand newest first. */
export const groupOf = (status: DonationStatus | undefined) =>
  status ? (['status', status] as const) : (['newest', EVERY] as const);

/** True when a search or a filter lets not every offer of a status through. */
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

/** Matches pickups that come from where was asked for. */
const comesFrom =
  (data: View, wanted: string, nameOf: (origin: Origin) => string | undefined): Matches =>
  (item) =>
    item.pickupRequired && (nameOf(originOf(data, item)) ?? NOT_KNOWN.key) === wanted;

/** @throws Failure `invalid` for a shop that neither is nor was there. */
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

/** Matches offers in which one thing is of this kind, and in this condition. */
const offers =
  ({ category, condition }: Pick<Narrowing, 'category' | 'condition'>): Matches =>
  (item) =>
    thingsOf(item).some(
      (thing) => (!category || thing.category === category) && (!condition || thing.condition === condition),
    );

/** One check for each filter that is on; those that cost most come last. */
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

/** Donations that match the search and the filters, newest first. @throws Failure `invalid` for a shop that there never was. */
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
