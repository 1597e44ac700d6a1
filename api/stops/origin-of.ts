import { countyOfAddress, whereaboutsOf } from '#contract/donations/pickup-address.ts';
import { mayHaveCome, type StoredDonation } from '#contract/donations/stored-donation.ts';
import { type County, countyOfEircode } from '#contract/places/counties.ts';
import type { Area } from '#contract/runs/run-settings.ts';
import type { FormerShop, Shop } from '#contract/settings/settings.ts';
import { readSettings } from '../settings/settings.ts';
import { shopWithKey } from '../settings/shops.ts';
import type { View } from '../store/store.ts';
import { areaOf, areaOfShop, nearest, whereaboutsOfShop } from './area-of.ts';

/** Where an offer is collected, or which shop its donor brought it to; null for what is unknown. */
export interface Origin {
  area: Area | null;
  county: County | null;
  /** The shop it was brought to or whose van has it as a stop, even if removed since; else the one nearest to its area. */
  shop: FormerShop | null;
}

const countyOfArea = (area: Area | null): County | null => countyOfEircode(area?.routingKeys[0] ?? '');

const named = new WeakMap<StoredDonation | Shop | FormerShop, { county: County | null }>();

const countyNamedBy = (record: StoredDonation | Shop | FormerShop): County | null => {
  const found = named.get(record) ?? {
    county: countyOfAddress('reference' in record ? whereaboutsOf(record) : whereaboutsOfShop(record)),
  };
  named.set(record, found);
  return found.county;
};

const originAt = (data: Pick<View, 'settings'>, shop: Shop | FormerShop | null): Origin => {
  const area = shop && areaOfShop(data, shop);
  return { area, county: shop && (countyNamedBy(shop) ?? countyOfArea(area)), shop };
};

const shopOfRuns = ({ runs }: Pick<View, 'runs'>, id: string): Shop['key'] | undefined => {
  const found = runs.list('stop', id).flatMap(({ state, shop, stops }) => {
    const stop = state === 'cancelled' ? undefined : stops.find(({ donationId }) => donationId === id);
    return stop ? [{ shop, outcome: stop.outcome }] : [];
  });
  return (found.findLast(({ outcome }) => outcome === 'collected') ?? found.at(-1))?.shop;
};

export const originOf = (data: Pick<View, 'settings' | 'runs'>, donation: StoredDonation): Origin => {
  if (!donation.pickupRequired)
    return originAt(data, mayHaveCome(donation) ? shopWithKey(data, donation.broughtTo) : null);
  const { shops } = readSettings({ store: { data } });
  const area = areaOf(data, donation);
  return {
    area,
    county: countyNamedBy(donation) ?? countyOfArea(area),
    shop: shopWithKey(data, shopOfRuns(data, donation.id)) ?? (area && nearest(shops, area)),
  };
};
