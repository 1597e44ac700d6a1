import type { Likeness } from '#contract/likeness.ts';
import type { Change, Store } from '../store/store.ts';
import { createEventRate } from './event-rate.ts';
import { submissionNames } from './recent-submissions.ts';

/** Submissions that any process has stored. */
export interface Arrivals {
  /** Within the last hour. */
  hourly(): number;
  /** Of a network, by its hash, within the time in which an address is limited. */
  ofNetwork(hash: string): number;
}

const newSubmission = ({ collection, before, after }: Change): { likeness?: Likeness } | null =>
  submissionNames.some((name) => name === collection) && before === undefined && after !== undefined
    ? (after as { likeness?: Likeness })
    : null;

/** Counts what arrives in the store from now on; `before` are those of the last hour until now. */
export const followArrivals = (
  store: Pick<Store, 'subscribe'>,
  { now, before, networkSeconds }: { now: () => Date; before: number; networkSeconds: number },
): Arrivals => {
  const hourly = createEventRate(now, 3600);
  const networks = createEventRate(now, networkSeconds);
  for (let counted = 0; counted < before; counted += 1) hourly.count();
  store.subscribe((changes) => {
    for (const change of changes) {
      const submission = newSubmission(change);
      if (!submission) continue;
      hourly.count();
      if (submission.likeness?.network) networks.count(submission.likeness.network);
    }
  });
  return { hourly: () => hourly.of(), ofNetwork: (hash) => networks.of(hash) };
};
