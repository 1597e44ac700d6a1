import { definePlaces, text } from './place.ts';

export const notFoundPlaces = definePlaces({
  path: '/not-found',
  page: 'Page not found',
  texts: {
    lead: text('paragraph', 'below the title', 'We could not find that page. The road may have moved.'),
    'ways-title': text('heading', 'the ways on, the title', 'Where to go from here'),
    'ring-title': text('heading', 'the phones of the shops, the title', 'Or ring one of our shops'),
  },
  images: { head: 'beside the title' },
});
