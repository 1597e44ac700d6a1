import { countyOfAddress, whereaboutsOf } from '#contract/donations/pickup-address.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { type County, countyOfEircode } from '#contract/places/counties.ts';
import type { Area } from '#contract/runs/run-settings.ts';
import type { FormerShop, Shop } from '#contract/settings/settings.ts';
import { readSettings } from '../settings/settings.ts';
import { shopWithKey } from '../settings/shops.ts';
import type { View } from '../store/store.ts';
import { areaOf } from './area-of.ts';
import { distance, type Point } from './distance.ts';

/** Where an offer that is collected comes from; null for what is not known, and all three for what a donor brings. */
export interface Origin {
  area: Area | null;
  /** The county that was chosen, or that of its Eircode, its address or its area. */
  county: County | null;
  /** The shop whose van has it as a stop, also one that was taken away since, else the one nearest to its area. */
  shop: FormerShop | null;
}

/** What addresses name, as records do not change. */
const named = new WeakMap<StoredDonation, { county: County | null }>();

const countyNamedBy = (donation: StoredDonation): County | null => {
  const found = named.get(donation) ?? { county: countyOfAddress(whereaboutsOf(donation)) };
  named.set(donation, found);
  return found.county;
};

const NOWHERE: Origin = { area: null, county: null, shop: null };

/** The shop nearest to a place. */
export const nearest = (shops: readonly Shop[], place: Point): Shop | null =>
  shops.reduce<Shop | null>(
    (best, shop) => (best && distance(place, best) <= distance(place, shop) ? best : shop),
    null,
  );

/** The shop whose van collected an offer, else that of the last run on which it is a stop. */
const shopOfRuns = ({ runs }: Pick<View, 'runs'>, id: string): Shop['key'] | undefined => {
  const found = runs.list('stop', id).flatMap(({ state, shop, stops }) => {
    const stop = state === 'cancelled' ? undefined : stops.find(({ donationId }) => donationId === id);
    return stop ? [{ shop, outcome: stop.outcome }] : [];
  });
  return (found.findLast(({ outcome }) => outcome === 'collected') ?? found.at(-1))?.shop;
};

/** Where an offer comes from. */
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
