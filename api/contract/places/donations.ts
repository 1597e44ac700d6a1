import { definePlaces, text } from './place.ts';

/** What staff can replace on the page where items are offered. */
export const donationsPlaces = definePlaces({
  path: '/donations',
  page: 'Donate items',
  texts: {
    accept: text(
      'list',
      'what we accept',
      'Our list is being written. Until then, please ask first, by phone or in a shop.',
    ),
    'cannot-accept': text(
      'list',
      'what we cannot accept',
      'Please ask us before you bring anything that is not listed here.',
    ),
  },
});
