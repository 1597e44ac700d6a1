import type { Shop } from '#contract/settings/settings.ts';

const colours = ['barrow', 'fuchsia', 'slaney', 'heather'] as const;
export type ShopColour = (typeof colours)[number];
const drawn: ReadonlyMap<string, ShopColour> = new Map([
  ['clane', 'barrow'],
  ['bagnelstown', 'fuchsia'],
  ['newross', 'slaney'],
  ['wexford', 'heather'],
]);

/** A shop that was added has one of the colours that are seen least. */
export const shopColours = (shops: readonly Pick<Shop, 'key'>[]): ShopColour[] => {
  const chosen: (ShopColour | undefined)[] = shops.map(({ key }) => drawn.get(key));
  const seen = (colour: ShopColour) => chosen.filter((one) => one === colour).length;
  for (const [at, colour] of chosen.entries()) {
    const least = Math.min(...colours.map(seen));
    chosen[at] = colour ?? colours.find((one) => seen(one) === least);
  }
  return chosen.map((colour) => colour ?? 'barrow');
};
