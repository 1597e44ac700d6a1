import type { ItemRow, RangeSums } from '#contract/analytics/analytics.ts';
import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { NOT_KNOWN } from '#contract/settings/settings.ts';
import { isWithdrawn } from '../donations/donor.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import { type Origin, originOf } from '../stops/origin-of.ts';
import { hoursBetween, waitingTimes } from './waiting-times.ts';

const BROUGHT = 'Brought by the donor';

export interface Offers {
  made: readonly StoredDonation[];
  collected: readonly StoredDonation[];
}

/** Null for offers that donors withdraw: that is no decision of staff. */
export const offerOutcome = (donation: StoredDonation): 'approved' | 'rejected' | null => {
  const { status } = donation;
  if (status === 'pending' || isWithdrawn(donation)) return null;
  return status === 'rejected' ? 'rejected' : 'approved';
};

type Counts = Omit<ItemRow, 'label'>;
const NONE: Counts = { donations: 0, declined: 0, collected: 0 };

const countBy = ({ made, collected }: Offers, keyOf: (offer: StoredDonation) => string): Map<string, Counts> => {
  const counts = new Map<string, Counts>();
  const add = (offer: StoredDonation, more: Partial<Counts>) => {
    const before = counts.get(keyOf(offer)) ?? NONE;
    const { donations = 0, declined = 0, collected = 0 } = more;
    counts.set(keyOf(offer), {
      donations: before.donations + donations,
      declined: before.declined + declined,
      collected: before.collected + collected,
    });
  };
  for (const offer of made) add(offer, { donations: 1, declined: offerOutcome(offer) === 'rejected' ? 1 : 0 });
  for (const offer of collected) add(offer, { collected: 1 });
  return counts;
};

const rowsOf = (counts: ReadonlyMap<string, Counts>, always: readonly string[] = []): ItemRow[] => {
  const last = [BROUGHT, NOT_KNOWN.label];
  const found = [...counts.keys()]
    .filter((key) => !always.includes(key) && !last.includes(key))
    .sort((a, b) => (counts.get(b)?.donations ?? 0) - (counts.get(a)?.donations ?? 0) || a.localeCompare(b));
  return [...always, ...found, ...last.filter((key) => counts.has(key))].map((label) => ({
    label,
    ...(counts.get(label) ?? NONE),
  }));
};

const euros = (offers: readonly StoredDonation[]): number =>
  Number(offers.reduce((sum, { estimatedValue }) => sum + (estimatedValue ?? 0), 0).toFixed(2));

type ItemSums = Pick<RangeSums, 'items' | 'categories' | 'shops' | 'counties' | 'areas' | 'handover' | 'collection'>;

export const itemSums = ({ store }: Pick<Deps, 'store'>, offers: Offers): ItemSums => {
  const { made, collected } = offers;
  const origins = new Map([...made, ...collected].map((offer) => [offer, originOf(store.data, offer)]));
  const byOrigin = (nameOf: (origin: Origin) => string | undefined) =>
    countBy(offers, (offer) => {
      const origin = origins.get(offer);
      return (origin && nameOf(origin)) ?? (offer.pickupRequired ? NOT_KNOWN.label : BROUGHT);
    });
  const byCategory = countBy(offers, ({ category }) => category);
  const pickup = made.filter(({ pickupRequired }) => pickupRequired).length;
  const byVan = collected.filter(({ pickupRequired }) => pickupRequired);
  return {
    items: {
      donations: made.length,
      declined: made.filter((offer) => offerOutcome(offer) === 'rejected').length,
      collected: collected.length,
      withdrawn: made.filter(isWithdrawn).length,
      brought: collected.length - byVan.length,
      euroOffered: euros(made),
      euroCollected: euros(collected),
    },
    categories: categoryKeys
      .map((category) => ({
        category,
        label: donationCategories[category],
        ...(byCategory.get(category) ?? NONE),
      }))
      .sort((a, b) => b.donations - a.donations),
    shops: rowsOf(
      byOrigin(({ shop }) => shop?.name),
      [...new Set(readSettings({ store }).shops.map(({ name }) => name))],
    ),
    counties: rowsOf(byOrigin(({ county }) => county ?? undefined)),
    areas: rowsOf(byOrigin(({ area }) => area?.name)),
    handover: { pickup, dropOff: made.length - pickup },
    collection: waitingTimes(
      byVan.map(({ createdAt, collectedAt }) => hoursBetween(createdAt, collectedAt ?? createdAt)),
    ),
  };
};
