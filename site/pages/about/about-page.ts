import { aboutPlaces } from '#contract/places/about.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { AboutPage } from './AboutPage.tsx';

export const page = definePage({
  path: '/about',
  needsPageStyles: true,
  places: aboutPlaces,
  words: ['pages'],
  meta: { title: head.aboutTitle, description: head.aboutDescription },
  component: AboutPage,
});
