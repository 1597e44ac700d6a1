import { aboutPlaces } from '#contract/places/about.ts';
import { definePage } from '../define-page.ts';
import { AboutPage } from './AboutPage.tsx';

export const page = definePage({
  path: '/about',
  needsPageStyles: true,
  places: aboutPlaces,
  words: ['pages'],
  meta: {
    title: 'About us',
    description: 'How one fundraiser in 1976 became four shops and 50+ years of help for seriously ill people.',
  },
  component: AboutPage,
});
