import type { Likeness } from '#contract/likeness.ts';
import { createCounts } from '../attempts/counts.ts';
import { ruleOf } from '../attempts/limits.ts';
import type { Change, Store } from '../store/store.ts';
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
  { now, before }: { now: () => Date; before: number },
): Arrivals => {
  const counts = createCounts(now);
  const hourly = { rule: ruleOf('everySubmission'), key: 'all' };
  const inNetwork = ruleOf('submissionInNetwork');
  for (let counted = 0; counted < before; counted += 1) counts.add(hourly.rule, hourly.key);
  store.subscribe((changes) => {
    for (const change of changes) {
      const submission = newSubmission(change);
      if (!submission) continue;
      counts.add(hourly.rule, hourly.key);
      if (submission.likeness?.network) counts.add(inNetwork, submission.likeness.network);
    }
  });
  return { hourly: () => counts.of(hourly.rule, hourly.key), ofNetwork: (hash) => counts.of(inNetwork, hash) };
};
