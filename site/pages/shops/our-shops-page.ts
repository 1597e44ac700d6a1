import { ourShopsPlaces } from '#contract/places/our-shops.ts';
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
  meta: {
    title: 'Visit our shops',
    description:
      'Four second-hand shops in Clane, Bagnelstown, New Ross and Wexford Town: addresses, opening hours and how to get there.',
  },
  component: OurShopsPage,
});
