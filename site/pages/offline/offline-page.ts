import { offlinePlaces } from '#contract/places/offline.ts';
import { definePage } from '../define-page.ts';
import { OfflinePage } from './OfflinePage.tsx';

export const page = definePage({
  path: '/offline',
  isUnlisted: true,
  places: offlinePlaces,
  meta: {
    title: 'Phones and hours',
    description: 'The phone numbers and hours of our shops, which can be read without a connection, too.',
  },
  component: OfflinePage,
});
