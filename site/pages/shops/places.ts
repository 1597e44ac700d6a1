import { shopKeys } from '#contract/settings.ts';

/** The editable places of the shops page: one text and one picture a shop, under the shop's key. */
export const shopPlaces = { texts: shopKeys, images: shopKeys } as const;
