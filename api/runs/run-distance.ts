import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import { shopWithKey } from '../settings/shops.ts';
import { areaOf } from '../stops/area-of.ts';
import { lengthOf, type Point } from '../stops/distance.ts';

/** `point` is the middle of the area, null if unknown. */
export interface PlacedStop {
  stop: StoredRun['stops'][number];
  donation: StoredDonation;
  point: Point | null;
}

export const placedStops = ({ store: { data } }: Pick<Deps, 'store'>, run: StoredRun): PlacedStop[] =>
  run.stops.flatMap((stop) => {
    const donation = data.donations.get(stop.donationId);
    return donation ? [{ stop, donation, point: areaOf(data, donation) }] : [];
  });

export const shopPoint = ({ store }: Pick<Deps, 'store'>, { shop }: Pick<StoredRun, 'shop'>): Point | null =>
  shopWithKey(store.data, shop);

const KM_DIGITS = 10;
export const roundedKm = (kilometres: number): number => Math.round(kilometres * KM_DIGITS) / KM_DIGITS;

/** Straight lines, from the shop and back, skipping unknown areas. */
export const kilometresOf = (shop: Point | null, points: readonly (Point | null)[]): number =>
  roundedKm(lengthOf([shop, ...points, shop].filter((point) => point !== null)));
