import { weeklyShoppingPlaces } from '#contract/places/weekly-shopping.ts';
import { services } from '#contract/words/services.ts';
import { definePage } from '../define-page.ts';
import { WeeklyShoppingPage } from './WeeklyShoppingPage.tsx';

export const page = definePage({
  path: weeklyShoppingPlaces.path,
  places: weeklyShoppingPlaces,
  words: ['services'],
  meta: { title: services.shoppingHere, description: services.shoppingDescription },
  component: WeeklyShoppingPage,
});
