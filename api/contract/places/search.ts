import { definePlaces, text } from './place.ts';

/** What staff can replace on the page that searches the website. */
export const searchPlaces = definePlaces({
  path: '/search',
  page: 'Search',
  texts: {
    title: text('heading', 'the title', 'What are you looking for?'),
    'nothing-text': text('paragraph', 'when nothing is found', 'Try one word fewer, or one of these:'),
  },
});
