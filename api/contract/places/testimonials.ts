import { definePlaces, text } from './place.ts';

export const testimonialsPlaces = definePlaces({
  path: '/testimonials',
  page: 'Testimonials',
  texts: {
    title: text('heading', 'the title', 'Kind words, by post and otherwise'),
    lead: text(
      'paragraph',
      'below the title',
      'What people tell us, in their own words, shared with their permission. Yours would be welcome.',
    ),
  },
});
