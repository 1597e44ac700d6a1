import { countyOfAddress, whereaboutsOf } from '#contract/donations/pickup-address.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { type County, countyOfEircode } from '#contract/places/counties.ts';
import type { Area } from '#contract/runs/run-settings.ts';
import type { FormerShop, Shop } from '#contract/settings/settings.ts';
import { readSettings } from '../settings/settings.ts';
import { shopWithKey } from '../settings/shops.ts';
import type { View } from '../store/store.ts';
import { areaOf, nearest } from './area-of.ts';

/** Origin of a collected offer; null for what is unknown, and all three null for what a donor brings. */
export interface Origin {
  area: Area | null;
  county: County | null;
  /** The shop whose van has the offer as a stop, even if removed since; else the one nearest to its area. */
  shop: FormerShop | null;
}

const named = new WeakMap<StoredDonation, { county: County | null }>();

const countyNamedBy = (donation: StoredDonation): County | null => {
  const found = named.get(donation) ?? { county: countyOfAddress(whereaboutsOf(donation)) };
  named.set(donation, found);
  return found.county;
};

const NOWHERE: Origin = { area: null, county: null, shop: null };

const shopOfRuns = ({ runs }: Pick<View, 'runs'>, id: string): Shop['key'] | undefined => {
  const found = runs.list('stop', id).flatMap(({ state, shop, stops }) => {
    const stop = state === 'cancelled' ? undefined : stops.find(({ donationId }) => donationId === id);
    return stop ? [{ shop, outcome: stop.outcome }] : [];
  });
  return (found.findLast(({ outcome }) => outcome === 'collected') ?? found.at(-1))?.shop;
};

export const originOf = (data: Pick<View, 'settings' | 'runs'>, donation: StoredDonation): Origin => {
  if (!donation.pickupRequired) return NOWHERE;
  const { shops } = readSettings({ store: { data } });
  const area = areaOf(data, donation);
  return {
    area,
    county: countyNamedBy(donation) ?? countyOfEircode(area?.routingKeys[0] ?? ''),
    shop: shopWithKey(data, shopOfRuns(data, donation.id)) ?? (area && nearest(shops, area)),
  };
};
