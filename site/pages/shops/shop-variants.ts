import type { Shop } from '#contract/settings/settings.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';

/** How a shop is drawn: its paint, its picture and its pin on the map. */
export interface ShopVariant {
  paint?: string;
  art: IllustrationName;
  alt: string;
  pin: string;
}

export const shopVariants: Record<Shop['key'], ShopVariant> = {
  clane: {
    art: 'shop-clane',
    alt: 'A green shop front beside a stone bridge, cut from paper',
    pin: 'at-clane',
  },
  bagnelstown: {
    paint: 'shop--red',
    art: 'shop-bagnelstown',
    alt: 'A red shop front beside a lock gate on the Barrow, cut from paper',
    pin: 'at-bagnelstown',
  },
  newross: {
    paint: 'shop--blue',
    art: 'shop-new-ross',
    alt: 'A blue shop front with a tall ship on the quay, cut from paper',
    pin: 'at-newross',
  },
  wexford: {
    paint: 'shop--plum',
    art: 'shop-wexford',
    alt: 'A purple shop front with two church spires across the water, cut from paper',
    pin: 'at-wexford',
  },
};
