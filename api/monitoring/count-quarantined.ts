import { isQuarantined, quarantinable } from '../store/quarantinable.ts';
import type { Store } from '../store/store.ts';

export const countQuarantined = (store: Pick<Store, 'subscribe'>): (() => Record<string, number>) => {
  const counts: Record<string, number> = Object.fromEntries(quarantinable.map((name) => [name, 0]));
  store.subscribe((changes) => {
    for (const { collection, before, after } of changes) {
      if (counts[collection] !== undefined && before === undefined && isQuarantined(after)) counts[collection] += 1;
    }
  });
  return () => counts;
};
