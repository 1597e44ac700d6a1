import type { Shop } from '../settings.ts';
import { definePlaces, text } from './place.ts';

const CALL_IN = 'Call in to browse, or to drop off things that you no longer need.';
const said = {
  clane: `Our first shop, opened in 2009. ${CALL_IN}`,
  bagnelstown: `Our shop in Co Carlow. ${CALL_IN}`,
  newross: `You will find us in Woodbine Business Park. ${CALL_IN}`,
  wexford: `You will find us on the Clonard Road, behind Rehab Wexford. ${CALL_IN}`,
} as const satisfies Record<Shop['key'], string>;

/** What staff can replace on the page of the shops. */
export const ourShopsPlaces = definePlaces({
  path: '/about/our-shops',
  page: 'Our shops',
  texts: {
    clane: text('paragraphs', 'the shop in Clane', said.clane),
    bagnelstown: text('paragraphs', 'the shop in Bagnelstown', said.bagnelstown),
    newross: text('paragraphs', 'the shop in New Ross', said.newross),
    wexford: text('paragraphs', 'the shop in Wexford Town', said.wexford),
  },
  images: {
    clane: 'the front of the shop in Clane',
    bagnelstown: 'the front of the shop in Bagnelstown',
    newross: 'the front of the shop in New Ross',
    wexford: 'the front of the shop in Wexford Town',
  },
});
