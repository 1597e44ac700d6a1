import type { Shop } from '#contract/settings.ts';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';

/** How a shop is drawn: its paint, its picture, its pin on the map, and what is said of it until staff write more. */
export interface ShopVariant {
  paint?: string;
  art: IllustrationName;
  alt: string;
  pin: string;
  text: string;
}

const CALL_IN = 'Call in to browse, or to drop off things that you no longer need.';

export const shopVariants: Record<Shop['key'], ShopVariant> = {
  clane: {
    art: 'shop-clane',
    alt: 'A green shop front beside a stone bridge, cut from paper',
    pin: 'at-clane',
    text: `Our first shop, opened in 2009. ${CALL_IN}`,
  },
  bagnelstown: {
    paint: 'shop--red',
    art: 'shop-bagnelstown',
    alt: 'A red shop front beside a lock gate on the Barrow, cut from paper',
    pin: 'at-bagnelstown',
    text: `Our shop in Co Carlow. ${CALL_IN}`,
  },
  newross: {
    paint: 'shop--blue',
    art: 'shop-new-ross',
    alt: 'A blue shop front with a tall ship on the quay, cut from paper',
    pin: 'at-newross',
    text: `You will find us in Woodbine Business Park. ${CALL_IN}`,
  },
  wexford: {
    paint: 'shop--plum',
    art: 'shop-wexford',
    alt: 'A purple shop front with two church spires across the water, cut from paper',
    pin: 'at-wexford',
    text: `You will find us on the Clonard Road, behind Rehab Wexford. ${CALL_IN}`,
  },
};
