import type { InputOf } from '#contract/calls/address.ts';
import { addComment } from '#contract/comments/calls.ts';
import { reviewDonation, undoDonation } from '#contract/donations/calls.ts';
import { changeMessage } from '#contract/messages/calls.ts';
import { changedMessage, type MessageChange, type StaffMessage } from '#contract/messages/messages.ts';
import { changeBy, type RecordChange } from '#contract/moderation/answer-after.ts';
import { callOf, type Decision, type ModeratedKind, recordTitle, undoCallOf } from '#contract/moderation/decision.ts';
import { addStopPhoto, reportOutcome, setOffRun } from '#contract/runs/calls.ts';
import { decideTestimonial, undoTestimonial } from '#contract/testimonials/calls.ts';
import { newKey } from '../idempotency-key.ts';

const calls = [
  ...[setOffRun, reportOutcome, addStopPhoto],
  ...[reviewDonation, undoDonation, decideTestimonial, undoTestimonial],
  ...[addComment, changeMessage],
] as const;
export type OutboxCall = (typeof calls)[number];
export type DecisionCall = typeof reviewDonation | typeof decideTestimonial;

/** A later entry about the same subject replaces one that still waits, except a decision that follows from another. */
export type OutboxSubject =
  | { kind: 'set-off'; runId: string }
  | { kind: 'stop-outcome'; runId: string; donationId: string }
  | { kind: 'stop-photo'; runId: string; donationId: string }
  | { kind: 'decision'; item: ModeratedKind; id: string }
  | { kind: 'message'; id: string; key: string }
  | { kind: 'comment'; on: string; subjectId: string; key: string };

export interface OutboxFile {
  field: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export interface OutboxEntry {
  /** Idempotency key: however often the call is sent, it is done once. */
  key: string;
  /** The call waits until this person is signed in. */
  personId: string;
  subject: OutboxSubject;
  title: string;
  what: string;
  at: string;
  call: OutboxCall['name'];
  input: object;
  file?: OutboxFile;
  decision?: Decision;
  messageChange?: WaitingMessageChange;
  /** The record as it was seen, which taking the decision back restores. */
  seen?: object;
  /** `overtaken`: a colleague was faster; `refused`: the server does not take it. Either stays until it has been read. */
  state: 'waiting' | 'overtaken' | 'refused';
  message: string | null;
  /** True if it was sent and no answer came: it may have arrived. */
  isTried?: true;
  /** True for a decision that may have reached the server before it was taken back; the call undoes it. */
  isTakenBack?: true;
}

export type NewEntry<C extends OutboxCall = OutboxCall> = C extends OutboxCall
  ? Pick<
      OutboxEntry,
      'subject' | 'title' | 'what' | 'at' | 'file' | 'decision' | 'messageChange' | 'seen' | 'isTried'
    > & {
      call: C;
      input: Omit<InputOf<C>, 'form'>;
      key?: string;
    }
  : never;

export const outboxCall = (name: OutboxEntry['call']): OutboxCall | undefined =>
  calls.find((call) => call.name === name);

export const decidedLabels: Record<Decision['to'], string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  collected: 'Collected',
  pending: 'Put back',
};

export const decisionEntry = (decision: Decision, seen: object): NewEntry<DecisionCall> => ({
  ...callOf(decision),
  ...{ decision, seen, at: decision.at },
  subject: { kind: 'decision', item: decision.kind, id: decision.id },
  title: recordTitle(decision.kind, seen),
  what: [decidedLabels[decision.to], decision.notes || decision.reasonForDonor].filter(Boolean).join(': '),
});

/**
 * Returns a call that makes the server undo the decision sent with that key, if it came; null for anything but a decision,
 * which only has to go.
 */
export const undoEntryOf = (entry: OutboxEntry): OutboxEntry | null => {
  if (!entry.decision) return null;
  const { call, input } = undoCallOf(entry.decision, entry.key);
  const key = `${entry.key}-undo`;
  return { ...entry, key, isTakenBack: true, what: `Taken back: ${entry.what}`, call: call.name, input };
};

export const isWithdrawn = ({ isTakenBack, state }: OutboxEntry): boolean =>
  isTakenBack === true && state === 'waiting';

export const isAbout = (entry: Pick<OutboxEntry, 'subject'>, subject: OutboxSubject): boolean =>
  JSON.stringify(entry.subject) === JSON.stringify(subject);

interface WaitingMessageChange {
  id: string;
  change: MessageChange;
  from: StaffMessage['state'];
  at: string;
  by: { id: string; name: string };
}

const applyToMessage = (message: StaffMessage, { change, at, by }: WaitingMessageChange): StaffMessage => ({
  ...changedMessage(message, change, at),
  ...(change.spam && { heldBack: true }),
  ...(change.assignedTo !== undefined && { assignedName: change.assignedTo === by.id ? by.name : null }),
});

const stateAfter = ({ state, help }: MessageChange): StaffMessage['state'] | undefined => {
  if (help === undefined) return state;
  return help ? 'answered' : (state ?? 'open');
};

const changeLabel = (change: MessageChange): string => {
  if (change.spam) return 'Spam';
  if (change.help) return change.help.is === 'arranged' ? 'Arranged' : 'Closed';
  const state = stateAfter(change);
  if (!state) return 'Handed over';
  return state === 'answered' ? 'Answered' : 'Open again';
};

export const messageEntry = (
  message: StaffMessage,
  change: MessageChange,
  by: WaitingMessageChange['by'],
): NewEntry<typeof changeMessage> => {
  const at = new Date().toISOString();
  return {
    call: changeMessage,
    input: { id: message.id, body: change },
    subject: { kind: 'message', id: message.id, key: newKey() },
    title: `${message.name}, ${message.reference}`,
    what: changeLabel(change),
    at,
    messageChange: { id: message.id, change, from: message.state, at, by },
  };
};

export const withChange = (
  message: StaffMessage,
  { messageChange }: Pick<OutboxEntry, 'messageChange'>,
): StaffMessage => (messageChange ? applyToMessage(message, messageChange) : message);

const changeOf = ({ decision, messageChange }: OutboxEntry): RecordChange | null => {
  if (decision) return changeBy(decision);
  if (!messageChange) return null;
  const { id, from, change } = messageChange;
  const apply = <Row>(row: Row) => applyToMessage(row as unknown as StaffMessage, messageChange) as unknown as Row;
  return { kind: 'message', id, from, to: stateAfter(change) ?? from, apply };
};

export const waitingChanges = (entries: readonly OutboxEntry[]): RecordChange[] =>
  entries.flatMap((entry) => {
    const change = entry.state === 'waiting' && !entry.isTakenBack ? changeOf(entry) : null;
    return change ? [change] : [];
  });

/** Entries about one record are sent in order. */
export const recordOf = (subject: OutboxSubject): string => {
  if ('runId' in subject) return `run ${subject.runId}`;
  if (subject.kind === 'comment') return `comments ${subject.subjectId}`;
  return subject.kind === 'message' ? `message ${subject.id}` : `${subject.item} ${subject.id}`;
};
