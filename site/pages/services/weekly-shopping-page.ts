import { definePage } from '../define-page.ts';
import { WeeklyShoppingPage } from './WeeklyShoppingPage.tsx';
import { WEEKLY_SHOPPING_PATH, weeklyShoppingFacts } from './weekly-shopping-facts.ts';

export const page = definePage({
  path: WEEKLY_SHOPPING_PATH,
  texts: [...weeklyShoppingFacts.map(({ place }) => place), 'money'],
  meta: {
    title: 'Weekly shopping',
    description: 'Help with the weekly shop for seriously ill people: how to ask, and what is good to know before.',
  },
  component: WeeklyShoppingPage,
});
