import type { Shop } from '#contract/settings/settings.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';

/** How a shop is drawn: its paint, its picture and its pin on the map. */
export interface ShopVariant {
  paint?: string;
  art: IllustrationName;
  alt: Message;
  pin: string;
}

export const shopVariants: Record<Shop['key'], ShopVariant> = {
  clane: {
    art: 'shop-clane',
    alt: pages.claneDrawing,
    pin: 'at-clane',
  },
  bagnelstown: {
    paint: 'shop--red',
    art: 'shop-bagnelstown',
    alt: pages.bagnelstownDrawing,
    pin: 'at-bagnelstown',
  },
  newross: {
    paint: 'shop--blue',
    art: 'shop-new-ross',
    alt: pages.newRossDrawing,
    pin: 'at-newross',
  },
  wexford: {
    paint: 'shop--plum',
    art: 'shop-wexford',
    alt: pages.wexfordDrawing,
    pin: 'at-wexford',
  },
};
