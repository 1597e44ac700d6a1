import type { Shop } from '../settings/settings.ts';
import { pages } from '../words/pages.ts';
import { definePlaces, type ImagePlace, type PagePlaces, type TextPlace, text } from './place.ts';
import { titled } from './titled-place.ts';

const CALL_IN = 'Call in to browse, or to drop off things that you no longer need.';

const ADDED_SHOP = 'shop-';

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
    clane: text('paragraphs', 'the shop in Clane', `Our first shop, opened in 2009. ${CALL_IN}`),
    bagnelstown: text('paragraphs', 'the shop in Bagnelstown', `Our shop in Co Carlow. ${CALL_IN}`),
    newross: text('paragraphs', 'the shop in New Ross', `Our shop in New Ross. ${CALL_IN}`),
    wexford: text('paragraphs', 'the shop in Wexford Town', `Our shop in Wexford Town. ${CALL_IN}`),
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
  more: ADDED_SHOP,
});

const { path: relativeUrl, page, images } = ourShopsPlaces;
const first: PagePlaces = ourShopsPlaces;

export const shopPlaceKey = (key: string): string =>
  Object.hasOwn(images, key) ? key : `${ADDED_SHOP}${key.replaceAll('-', '_')}`;

export const placesOfShop = ({ key, name }: Pick<Shop, 'key' | 'name'>): { text: TextPlace; image: ImagePlace } => {
  const placeKey = shopPlaceKey(key);
  const [text, image] = [first.texts[placeKey], first.images[placeKey]];
  if (text && image) return { text, image };
  const place = { relativeUrl, page, key: placeKey };
  return {
    text: {
      ...place,
      ...{ kind: 'text', form: 'paragraphs', name: `the shop in ${name}` },
      ...{ message: pages.addedShop, values: { shop: name } },
    },
    image: { ...place, kind: 'image', name: `the front of the shop in ${name}` },
  };
};
