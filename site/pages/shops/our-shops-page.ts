import { ourShopsPlaces } from '#contract/places/our-shops.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { mapPinsHref } from './map-pins.ts';
import { OurShopsPage } from './OurShopsPage.tsx';

export const page = definePage({
  path: '/about/our-shops',
  needsPageStyles: true,
  places: ourShopsPlaces,
  words: ['pages'],
  describesShops: true,
  styleSheet: mapPinsHref,
  meta: { title: head.shopsTitle, description: head.shopsDescription },
  component: OurShopsPage,
});
