import { definePlaces, text } from './place.ts';

export const privacyPlaces = definePlaces({
  path: '/privacy',
  page: 'Privacy',
  texts: {
    title: text('heading', 'the title', 'Privacy'),
    lead: text(
      'paragraph',
      'below the title',
      'What {name} keeps about you on this website, why, for how long, and who sees it.',
    ),
  },
});
