import { ourShopsPlaces } from '#contract/places/our-shops.ts';
import { pages } from '#contract/words/pages.ts';
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
  meta: { title: pages.shopsHeadTitle, description: pages.shopsHeadDescription },
  component: OurShopsPage,
});
