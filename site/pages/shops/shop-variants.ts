import { shopPlaceKey } from '#contract/places/our-shops.ts';
import type { Shop } from '#contract/settings/settings.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { type ShopColour, shopColours } from '../../shops/shop-colours.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';

interface Drawing {
  art: IllustrationName;
  alt: Message;
}

export interface ShownShop extends Drawing {
  shop: Shop;
  anchor: string;
  paint: string | undefined;
  pin: string;
}

const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['clane', { art: 'shop-clane', alt: pages.claneDrawing }],
  ['bagnelstown', { art: 'shop-bagnelstown', alt: pages.bagnelstownDrawing }],
  ['newross', { art: 'shop-new-ross', alt: pages.newRossDrawing }],
  ['wexford', { art: 'shop-wexford', alt: pages.wexfordDrawing }],
]);
const anyShop: Drawing = { art: 'service-shop', alt: pages.addedShopDrawing };

const paints: Readonly<Record<ShopColour, string | undefined>> = {
  barrow: undefined,
  fuchsia: 'shop--red',
  slaney: 'shop--blue',
  heather: 'shop--plum',
};

export const pinOf = (key: string): string => `at-${key}`;

export const shownShops = (shops: readonly Shop[]): ShownShop[] => {
  const colours = shopColours(shops);
  return shops.map((shop, at) => ({
    shop,
    ...(drawings.get(shop.key) ?? anyShop),
    anchor: shopPlaceKey(shop.key),
    paint: paints[colours[at] ?? 'barrow'],
    pin: pinOf(shop.key),
  }));
};
