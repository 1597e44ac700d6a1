import type { Shop } from '../settings/settings.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

const CALL_IN = 'Call in to browse, or to drop off things that you no longer need.';
/** No address: those are settings, and stand beside it. */
const said = {
  clane: `Our first shop, opened in 2009. ${CALL_IN}`,
  bagnelstown: `Our shop in Co Carlow. ${CALL_IN}`,
  newross: `Our shop in New Ross. ${CALL_IN}`,
  wexford: `Our shop in Wexford Town. ${CALL_IN}`,
} as const satisfies Record<Shop['key'], string>;

/** What staff can replace on the page of the shops. */
export const ourShopsPlaces = definePlaces({
  path: '/about/our-shops',
  page: 'Our shops',
  texts: {
    title: text('heading', 'the title', 'Four painted doors, one good cause'),
    lead: text(
      'paragraph',
      'below the title',
      'Call in for a browse or a drop-off. 100% of proceeds support our programs for people who are seriously ill.',
    ),
    'finder-title': text('heading', 'find your nearest, the title', 'Find your nearest'),
    clane: text('paragraphs', 'the shop in Clane', said.clane),
    bagnelstown: text('paragraphs', 'the shop in Bagnelstown', said.bagnelstown),
    newross: text('paragraphs', 'the shop in New Ross', said.newross),
    wexford: text('paragraphs', 'the shop in Wexford Town', said.wexford),
    ...titled(
      'closing',
      'who cannot get to a shop',
      'Can’t get to a shop?',
      'Tell us what you have: pickup can be arranged for large items. Or read what people say about us.',
    ),
  },
  images: {
    clane: 'the front of the shop in Clane',
    bagnelstown: 'the front of the shop in Bagnelstown',
    newross: 'the front of the shop in New Ross',
    wexford: 'the front of the shop in Wexford Town',
  },
});
