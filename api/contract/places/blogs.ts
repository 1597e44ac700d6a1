import { definePlaces, text } from './place.ts';

/** What staff can replace at the head of the blog. */
export const blogsPlaces = definePlaces({
  path: '/blogs',
  page: 'Blog',
  texts: {
    title: text('heading', 'the title', 'News from our side of the counter'),
    lead: text('paragraph', 'below the title', 'What is happening in our shops and services.'),
  },
});
