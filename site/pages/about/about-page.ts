import { aboutPlaces } from '#contract/places/about.ts';
import { pages } from '#contract/words/pages.ts';
import { definePage } from '../define-page.ts';
import { AboutPage } from './AboutPage.tsx';

export const page = definePage({
  path: '/about',
  needsPageStyles: true,
  places: aboutPlaces,
  words: ['pages'],
  meta: { title: pages.aboutHeadTitle, description: pages.aboutHeadDescription },
  component: AboutPage,
});
