import { definePlaces, text } from './place.ts';

export const helpPlaces = definePlaces({
  path: '/help',
  page: 'Get help',
  texts: {
    'ask-title': text('heading', 'the title', 'Tell us what would help'),
    'ask-lead': text(
      'paragraph',
      'below the title',
      'You can ask for yourself or for somebody you look after. You do not have to explain why.',
    ),
  },
});
