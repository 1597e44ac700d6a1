import type { AskedFact } from './AskedFacts.tsx';

export const WEEKLY_SHOPPING_PATH = '/services/weekly-shopping';

/** What staff write about the weekly shop. */
export const weeklyShoppingFacts: readonly AskedFact[] = [
  { place: 'for-whom', name: 'For whom', fallback: 'Seriously ill people and their households.' },
  { place: 'where', name: 'Where' },
  { place: 'days', name: 'Days' },
  { place: 'cost', name: 'Cost' },
  { place: 'how-soon', name: 'How soon' },
];
