import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;

const countSince = (newest: readonly { createdAt: string }[], since: string): number => {
  const older = newest.findIndex(({ createdAt }) => createdAt < since);
  return older === -1 ? newest.length : older;
};

/** How many stored submissions were made within the last hour. */
export const countRecentSubmissions = ({ data }: Pick<Store, 'data'>, now: Date): number => {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  return [data.testimonials, data.donations]
    .flatMap((table) => [table.list('newest', EVERY), table.list('quarantined', EVERY)])
    .reduce((sum, list) => sum + countSince(list, since), 0);
};
