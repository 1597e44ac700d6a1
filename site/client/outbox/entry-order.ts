import { countThatStay } from '#contract/moderation/decision.ts';
import { isAbout, type OutboxEntry } from './outbox-entry.ts';

/**
 * Returns what the same person said earlier of the same subject. A waiting decision stays if the new one follows from it, and
 * so does one that was taken back and still has to be undone.
 */
const replacedEntries = (
  entries: readonly OutboxEntry[],
  { personId, subject, decision }: OutboxEntry,
): OutboxEntry[] => {
  const same = entries.filter(
    (one) => one.personId === personId && isAbout(one, subject) && !(one.isTakenBack && one.state === 'waiting'),
  );
  if (!decision) return same;
  const waiting = same.filter(({ state }) => state === 'waiting');
  const staying = waiting.slice(
    0,
    countThatStay(
      waiting.flatMap((one) => one.decision ?? []),
      decision,
    ),
  );
  return same.filter((one) => !staying.includes(one));
};

export const withEntry = (entries: readonly OutboxEntry[], added: OutboxEntry): OutboxEntry[] => {
  const replaced = replacedEntries(entries, added);
  return [...entries.filter((one) => !replaced.includes(one)), added];
};

const waitsOfRun = (runId: string, { subject, state }: OutboxEntry): boolean =>
  state === 'waiting' && 'runId' in subject && subject.runId === runId;

/**
 * True if it is not taken back yet; setting off only while nothing was reported on the road, and a comment or a change of a
 * message only while it cannot have arrived.
 */
export const mayTakeBack = (entries: readonly OutboxEntry[], entry: OutboxEntry): boolean => {
  const { subject, state, isTakenBack, isTried } = entry;
  if (state !== 'waiting' || isTakenBack) return false;
  if (subject.kind === 'comment' || subject.kind === 'message') return !isTried;
  return subject.kind !== 'set-off' || entries.filter((one) => waitsOfRun(subject.runId, one)).length === 1;
};

/** Returns the decision and those about the same record that follow from it, the last one first. */
export const withFollowing = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] => {
  const after = entries.slice(entries.findIndex(({ key }) => key === entry.key) + 1);
  const following = after.filter((one) => isAbout(one, entry.subject) && one.state === 'waiting' && !one.isTakenBack);
  return [entry, ...following].reverse();
};
