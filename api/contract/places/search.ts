import { definePlaces, text } from './place.ts';

export const searchPlaces = definePlaces({
  path: '/search',
  page: 'Search',
  texts: {
    title: text('heading', 'the title', 'What are you looking for?'),
    'nothing-text': text('paragraph', 'when nothing is found', 'Try one word fewer, or one of these:'),
  },
});
