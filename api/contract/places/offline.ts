import { definePlaces, text } from './place.ts';

export const offlinePlaces = definePlaces({
  path: '/offline',
  page: 'Phones and hours',
  texts: {
    title: text('heading', 'the title', 'Without a connection, the phone still works'),
    lead: text(
      'paragraph',
      'below the title',
      'What you have typed in our forms is kept on this device until you are back online.',
    ),
    'shops-title': text('heading', 'our shops, the title', 'Our shops'),
  },
});
