import { servicesPlaces } from '#contract/places/services.ts';
import { pages } from '#contract/words/pages.ts';
import { definePage } from '../define-page.ts';
import { ServicesPage } from './ServicesPage.tsx';

export const page = definePage({
  path: '/services',
  places: servicesPlaces,
  words: ['pages'],
  meta: { title: pages.servicesHeadTitle, description: pages.servicesHeadDescription },
  component: ServicesPage,
});
