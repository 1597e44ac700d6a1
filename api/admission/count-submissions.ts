import type { Likeness } from '#contract/quarantine/likeness.ts';
import { ruleOf } from '../attempts/attempt-limits.ts';
import { createCounts } from '../attempts/counts.ts';
import type { Change, Store } from '../store/store.ts';
import { submissionNames } from './recent-submissions.ts';

export interface Arrivals {
  hourly(): number;
  ofNetwork(hash: string): number;
}

const newSubmission = ({ collection, before, after }: Change): { likeness?: Likeness } | null =>
  submissionNames.some((name) => name === collection) && before === undefined && after !== undefined
    ? (after as { likeness?: Likeness })
    : null;

const EVERY = ruleOf('everySubmission');
const IN_NETWORK = ruleOf('submissionInNetwork');
const ALL = 'all';

export const countSubmissions = (now: () => Date, before: number) => {
  const counts = createCounts(now);
  if (before > 0) counts.add(EVERY, ALL, before);
  return {
    add(network: string | undefined) {
      counts.add(EVERY, ALL);
      if (network) counts.add(IN_NETWORK, network);
    },
    hourly: () => counts.of(EVERY, ALL),
    ofNetwork: (network: string) => counts.of(IN_NETWORK, network),
  };
};

export const followArrivals = (
  store: Pick<Store, 'subscribe'>,
  { now, before }: { now: () => Date; before: number },
): Arrivals => {
  const arrivals = countSubmissions(now, before);
  store.subscribe((changes) => {
    for (const change of changes) {
      const submission = newSubmission(change);
      if (submission) arrivals.add(submission.likeness?.network);
    }
  });
  return arrivals;
};
