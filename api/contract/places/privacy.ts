import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about privacy; what the software keeps is said by the software. */
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
