import type { Shop } from '#contract/settings/settings.ts';
import { directionsTo } from '../ui/directions.ts';

/** Adds the town if the address does not name it. */
export const addressLine = ({ address, name, county }: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  [address, address.includes(name) ? '' : name, county].filter(Boolean).join(', ');

export const directionsUrl = (shop: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  directionsTo(addressLine(shop));
