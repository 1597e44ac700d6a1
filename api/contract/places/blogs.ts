import { definePlaces, text } from './place.ts';

export const blogsPlaces = definePlaces({
  path: '/blogs',
  page: 'Blog',
  texts: {
    title: text('heading', 'the title', 'News from our side of the counter'),
    lead: text('paragraph', 'below the title', 'What is happening in our shops and services.'),
  },
});
