import { weeklyShoppingPlaces } from '#contract/places/weekly-shopping.ts';
import { definePage } from '../define-page.ts';
import { WeeklyShoppingPage } from './WeeklyShoppingPage.tsx';

export const page = definePage({
  path: weeklyShoppingPlaces.path,
  places: weeklyShoppingPlaces,
  meta: {
    title: 'Weekly shopping',
    description: 'Help with the weekly shop for seriously ill people: how to ask, and what is good to know before.',
  },
  component: WeeklyShoppingPage,
});
