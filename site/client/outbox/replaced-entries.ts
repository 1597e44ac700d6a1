import { countKept } from '#contract/moderation/decision-order.ts';
import { isAbout, type OutboxEntry } from './outbox-entry.ts';
import { decisionIn } from './waiting-decisions.ts';

type About = Pick<OutboxEntry, 'subject' | 'call'>;

const stepOf = ({ call }: About) => {
  const read = decisionIn(call);
  return { from: read?.from, decision: read?.decision ?? '' };
};

/**
 * The entries whose place a new one takes: what was said of the same before. A waiting decision stays where the new one follows
 * from it, and so does one that was taken back and still has to be undone.
 */
export const replacedEntries = (entries: readonly OutboxEntry[], added: About): OutboxEntry[] => {
  const same = entries.filter((one) => isAbout(one, added.subject) && !(one.isTakenBack && one.state === 'waiting'));
  if (added.subject.kind !== 'decision') return same;
  const waiting = same.filter(({ state }) => state === 'waiting');
  const kept = waiting.slice(0, countKept(waiting.map(stepOf), stepOf(added)));
  return same.filter((one) => !kept.includes(one));
};

/** What waits of the same run, setting off included. */
const waitsOfRun = (runId: string, { subject, state }: OutboxEntry): boolean =>
  state === 'waiting' && subject.kind !== 'decision' && subject.runId === runId;

/** Whether what waits can be taken back: once, and setting off only while nothing was said on the road. */
export const mayTakeBack = (entries: readonly OutboxEntry[], { subject, state, isTakenBack }: OutboxEntry): boolean =>
  state === 'waiting' &&
  !isTakenBack &&
  (subject.kind !== 'set-off' || entries.filter((one) => waitsOfRun(subject.runId, one)).length === 1);

/** A decision that is taken back, and those about the same record that follow from it, the last one first. */
export const withFollowing = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] => {
  const after = entries.slice(entries.findIndex(({ number }) => number === entry.number) + 1);
  const following = after.filter((one) => isAbout(one, entry.subject) && one.state === 'waiting' && !one.isTakenBack);
  return [entry, ...following].reverse();
};
