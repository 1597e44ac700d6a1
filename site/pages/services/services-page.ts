import { servicesPlaces } from '#contract/places/services.ts';
import { definePage } from '../define-page.ts';
import { ServicesPage } from './ServicesPage.tsx';

export const page = definePage({
  path: '/services',
  places: servicesPlaces,
  words: ['pages'],
  meta: {
    title: 'Our services',
    description: 'Medical expenses, hospital transport and our donation shops: what we do and how to ask for it.',
  },
  component: ServicesPage,
});
