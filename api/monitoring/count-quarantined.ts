import type { Store } from '../store/store.ts';

/** The collections of what may go to quarantine. */
export const quarantinable = ['testimonials', 'donations', 'messages'] as const;

const hasTime = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'quarantinedAt' in record && Boolean(record.quarantinedAt);

/** Counts the submissions that went to quarantine, from now on. */
export const countQuarantined = (store: Pick<Store, 'subscribe'>): (() => Record<string, number>) => {
  const counts: Record<string, number> = Object.fromEntries(quarantinable.map((name) => [name, 0]));
  store.subscribe((changes) => {
    for (const { collection, before, after } of changes) {
      if (counts[collection] !== undefined && before === undefined && hasTime(after)) counts[collection] += 1;
    }
  });
  return () => counts;
};
