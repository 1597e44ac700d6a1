import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about medical costs. */
export const medicalExpensesPlaces = definePlaces({
  path: '/services/medical-expenses',
  page: 'Medical expenses',
  texts: {
    'how-to-apply': text('paragraphs', 'how to bring the documents', 'We tell you how to bring them to us.'),
    'service-area': text('paragraphs', 'the service area', 'Not sure whether you live within it? Ask us: we tell you.'),
  },
});
