import { rule } from '../words/message.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const medicalExpensesPlaces = definePlaces({
  path: '/services/medical-expenses',
  page: 'Medical expenses',
  texts: {
    title: text('heading', 'the title', 'Help with medical costs'),
    lead: text(
      'paragraph',
      'below the title',
      'When the cost of being ill is more than a household can carry, we fund essential medical costs.',
    ),
    'contact-title': text('heading', 'the first step, the title', 'Get in touch'),
    'complete-title': text('heading', 'the second step, the title', 'Complete your application'),
    'how-to-apply': text('paragraphs', 'how to bring the documents', 'We will tell you how to get them to us.'),
    'review-title': text('heading', 'the third step, the title', 'We review it'),
    'who-title': text('heading', 'who can apply, the title', 'Who can apply'),
    'service-area': text('paragraphs', 'the service area', 'Not sure if we cover where you live? Just ask us.'),
    'documents-title': text('heading', 'required documents, the title', 'Required documents'),
    ...titled(
      'lift',
      'a lift to the appointment',
      'Need a lift to the appointment?',
      rule('Our hospital transport is free. Book by phone at least 48 hours ahead.'),
    ),
  },
  images: { head: 'beside the title' },
});
