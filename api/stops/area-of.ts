import { countyOfAddress, type Whereabouts, whereaboutsOf } from '#contract/donations/pickup-address.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { irishTowns } from '#contract/places/irish-towns.ts';
import { createAreaFinder, type FindArea } from '#contract/runs/find-area.ts';
import { type Area, type RunSettings, STOP_MINUTES_DEFAULT } from '#contract/runs/run-settings.ts';
import type { FormerShop, Shop } from '#contract/settings/settings.ts';
import { runSettingsOf } from '../settings/run-settings.ts';
import { readSettings } from '../settings/settings.ts';
import type { View } from '../store/store.ts';
import { distance, type Point } from './distance.ts';

export interface AreaTables {
  readonly settings: Pick<View['settings'], 'get'>;
}

interface Known {
  find: FindArea;
  findTown: FindArea;
  byName: ReadonlyMap<string, Area>;
  found: WeakMap<StoredDonation | Shop | FormerShop, { area: Area | null }>;
}

const known = new WeakMap<RunSettings, Known>();

const knownFor = (settings: RunSettings): Known => {
  const before = known.get(settings);
  if (before) return before;
  const byName = new Map(settings.areas.map((area) => [area.name, area]));
  const findTown = createAreaFinder([...settings.areas, ...irishTowns]);
  const made = { find: createAreaFinder(settings.areas), findTown, byName, found: new WeakMap() };
  known.set(settings, made);
  return made;
};

/** The area that staff chose for a pickup, else that of its address; null if neither is known. */
export const areaOf = (tables: AreaTables, donation: StoredDonation): Area | null => {
  const { find, byName, found } = knownFor(runSettingsOf(tables));
  const before = found.get(donation);
  if (before) return before.area;
  const chosen = byName.get(donation.pickup?.area ?? '');
  const area = chosen ?? (donation.pickupRequired ? find(whereaboutsOf(donation)) : null);
  found.set(donation, { area });
  return area;
};

export const whereaboutsOfShop = ({ address, name, county = '' }: Shop | FormerShop): Whereabouts => ({
  address: [address, name, county].filter(Boolean).join(', '),
  county: countyOfAddress({ address: county }),
});

export const areaOfShop = (tables: AreaTables, shop: Shop | FormerShop): Area | null => {
  const { find, found } = knownFor(runSettingsOf(tables));
  const { area } = found.get(shop) ?? { area: find(whereaboutsOfShop(shop)) };
  found.set(shop, { area });
  return area;
};

const areaAt = (tables: AreaTables, where: Whereabouts): Area | null => knownFor(runSettingsOf(tables)).find(where);

/** The area of an address, or its town in Ireland if that lies outside all areas; null if it names none. */
export const townAt = (tables: AreaTables, where: Whereabouts): Area | null =>
  knownFor(runSettingsOf(tables)).findTown(where);

/** Minutes that the van stands at the door. */
export const minutesAt = (tables: AreaTables, donation: StoredDonation | undefined): number =>
  (donation && areaOf(tables, donation)?.minutes) ?? STOP_MINUTES_DEFAULT;

export const nearest = (shops: readonly Shop[], place: Point): Shop | null =>
  shops.reduce<Shop | null>(
    (best, shop) => (best && distance(place, best) <= distance(place, shop) ? best : shop),
    null,
  );

/** Takes an Eircode or a town; returns null if no area or no van is known for it. */
export const shopWithVanFor = (data: Pick<View, 'settings'>, place: string): string | null => {
  const settings = runSettingsOf(data);
  const area = areaAt(data, { address: place, eircode: place });
  const withVan = readSettings({ store: { data } }).shops.filter(({ key }) =>
    settings.vans.some(({ shop }) => shop === key),
  );
  return (area && nearest(withVan, area)?.name) ?? null;
};
