import type { AskedFact } from './AskedFacts.tsx';

export const COUNSELLING_PATH = '/services/counselling';

/** What staff write about counselling. */
export const counsellingFacts: readonly AskedFact[] = [
  { place: 'for-whom', name: 'For whom', fallback: 'Seriously ill people. Ask us about families and carers, too.' },
  { place: 'where', name: 'Where' },
  { place: 'cost', name: 'Cost' },
  { place: 'how-soon', name: 'How soon' },
];
