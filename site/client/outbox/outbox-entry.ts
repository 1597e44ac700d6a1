/** What an entry is about. A later entry about the same takes the place of one that still waits, except a decision that follows from another. */
export type OutboxSubject =
  | { kind: 'set-off'; runId: string }
  | { kind: 'stop-outcome'; runId: string; donationId: string }
  | { kind: 'stop-photo'; runId: string; donationId: string }
  | { kind: 'decision'; item: 'testimonial' | 'donation'; id: string };

/** The call to make: JSON, or a form with one file. */
export type OutboxCall = { path: string } & (
  | { method: 'PUT' | 'PATCH' | 'POST'; json: string }
  | { method: 'POST'; file: { field: string; name: string; type: string; bytes: ArrayBuffer } }
);

/** A call that has not reached the server. */
export interface OutboxEntry {
  /** Its place in the order of sending. */
  number: number;
  /** The Idempotency-Key: however often it is sent, it is done once. */
  key: string;
  /** Whose it is: it waits until this person is signed in. */
  personId: string;
  subject: OutboxSubject;
  /** Its words in a list: about whom, and what. */
  title: string;
  what: string;
  /** When it was tapped. */
  at: string;
  call: OutboxCall;
  /** The record that was decided about, as it was seen: what taking the decision back gives again. */
  seen?: object;
  /** `overtaken`: somebody was faster. `refused`: the server does not take it. Either stays until it has been read. */
  state: 'waiting' | 'overtaken' | 'refused';
  /** What the server said. */
  message: string | null;
  /** A decision that may have reached the server before it was taken back; `call` undoes it. */
  isTakenBack?: true;
}

/** A call to be kept until it has been sent; `key` is given where it was tried already. */
export type NewEntry = Pick<OutboxEntry, 'subject' | 'title' | 'what' | 'at' | 'call' | 'seen'> & { key?: string };

/** The entry that takes a decision back: the server undoes the one that came with this key, or none. */
export const takenBack = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  isTakenBack: true,
  what: `Taken back: ${entry.what}`,
  call: {
    method: 'PUT',
    path: `${entry.call.path.replace(/[a-z]+$/, 'undo')}?decision=${entry.key}`,
    json: '{}',
  },
});

export const isAbout = (entry: Pick<OutboxEntry, 'subject'>, subject: OutboxSubject): boolean =>
  JSON.stringify(entry.subject) === JSON.stringify(subject);
