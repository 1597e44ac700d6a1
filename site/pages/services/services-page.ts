import { servicesPlaces } from '#contract/places/services.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { ServicesPage } from './ServicesPage.tsx';

export const page = definePage({
  path: '/services',
  places: servicesPlaces,
  words: ['pages'],
  meta: { title: head.servicesTitle, description: head.servicesDescription },
  component: ServicesPage,
});
