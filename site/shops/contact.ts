import type { Shop } from '#contract/settings/settings.ts';
import { directionsTo } from '../ui/directions.ts';

/** A shop's address in one line, with the town where the address does not name it. */
export const addressLine = ({ address, name, county }: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  [address, address.includes(name) ? '' : name, county].filter(Boolean).join(', ');

/** The way to a shop on a map; opens outside the site. */
export const directionsUrl = (shop: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  directionsTo(addressLine(shop));
