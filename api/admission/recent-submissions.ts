import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

export const submissionNames = ['testimonials', 'donations', 'messages'] as const;

const HOUR_MS = 60 * 60 * 1000;

const countSince = (newest: Iterable<{ createdAt: string }>, since: string): number => {
  let count = 0;
  for (const { createdAt } of newest) {
    if (createdAt < since) break;
    count += 1;
  }
  return count;
};

export const countRecentSubmissions = ({ data }: Pick<Store, 'data'>, now: Date): number => {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  return submissionNames
    .flatMap((name) => [data[name].iterate('newest', EVERY), data[name].iterate('quarantined', EVERY)])
    .reduce((sum, list) => sum + countSince(list, since), 0);
};
