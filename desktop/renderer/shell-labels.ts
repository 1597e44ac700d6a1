import type { OutboxEntry } from '#site/client/outbox/outbox-entry.ts';

const clock = new Intl.DateTimeFormat('en-IE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long' });

/** "14:32" for today, "18 September, 14:32" for another day. */
export const timeOf = (iso: string, now: Date): string => {
  const then = new Date(iso);
  const time = clock.format(then);
  return then.toDateString() === now.toDateString() ? time : `${day.format(then)}, ${time}`;
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const counted = (count: number) => `${NUMBERS[count] ?? count} decision${count === 1 ? '' : 's'}`;

export const offlineMessage = (syncedAt: string | null, waiting: number, now: Date): string => {
  const saved = syncedAt
    ? `Showing what was saved at ${timeOf(syncedAt, now)}.`
    : 'Nothing is saved on this computer yet.';
  return waiting === 0 ? saved : `${saved} ${counted(waiting)} will be sent when you are back.`;
};

export const queueLabel = (waiting: number): string =>
  waiting === 0 ? 'Nothing queued' : `${waiting} decision${waiting === 1 ? '' : 's'} queued`;

const decided = {
  approved: 'approved',
  rejected: 'rejected',
  collected: 'marked as collected',
  pending: 'put back to pending',
} as const;

export const ownDecisionLabel = ({ decision, what, at }: OutboxEntry, now: Date): string => {
  if (!decision) return what;
  const time = timeOf(at, now);
  return `You ${decided[decision.to]} it ${time.includes(',') ? 'on' : 'at'} ${time}.`;
};

export const itemLabel = ({ decision, title }: OutboxEntry): string => {
  if (!decision) return title;
  return decision.kind === 'testimonial' ? `The testimonial of ${title}` : `The donation ${title}`;
};
