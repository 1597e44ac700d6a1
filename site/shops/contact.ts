import type { Shop } from '#contract/settings.ts';

/** The link that rings a number: Irish numbers with their country code, `112` and `999` as they are. */
export const telHref = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0(?!0)/, '+353').replace(/^00/, '+')}`;
};

/** A shop's address in one line, with the town where the address does not name it. */
export const addressLine = ({ address, name, county }: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  [address, address.includes(name) ? '' : name, county].filter(Boolean).join(', ');

/** The way to a shop on a map; opens outside the site. */
export const directionsUrl = (shop: Pick<Shop, 'address' | 'name' | 'county'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${addressLine(shop)}, Ireland`)}`;
