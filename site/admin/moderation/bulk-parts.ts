import { type StaffMailAct, toldSentence } from '#contract/mail-admin/mail-acts.ts';
import { newKey } from '../../client/idempotency-key.ts';

/** A record as it was selected: what is decided about it counts only for that. */
export interface Picked {
  id: string;
  /** Who it is from, or what it is. */
  name: string;
  status: string;
  /** The author's correction that was read, where there can be one. */
  correctedAt?: string | null;
  /** When it was decided, where that is undone. */
  decidedAt?: string | undefined;
  /** What to know before it is approved with others, such as "Flagged by the automatic review". */
  warnings: readonly string[];
  /** Why it is not approved with others; empty where it is, or where nobody would expect it. */
  leftOut: string;
  /** Whether a decision is told to whoever sent it. */
  isTold: boolean;
  /** What can be done with it together with others. */
  may: readonly BulkAction[];
}

export type BulkAction = 'approve' | 'reject' | 'collect' | 'assign' | 'delete' | 'undo';

/** How consent was given is asked of each. */
const WITHOUT_CONSENT = 'Left out, to be approved one at a time, as no consent is recorded';

/** What can be done with what waits. Without a recorded consent it is approved on its own. */
export const mayFromWaiting = ({ lacksConsent }: { lacksConsent: boolean }): Pick<Picked, 'may' | 'leftOut'> =>
  lacksConsent
    ? { may: ['reject', 'assign', 'delete'], leftOut: WITHOUT_CONSENT }
    : { may: ['approve', 'reject', 'assign', 'delete'], leftOut: '' };

/** Why records are rejected, for colleagues and for the donor of each offer; and who looks after them, null for nobody. */
export interface BulkDetails {
  notes: string;
  reasonForDonor: string;
  assignedTo: string | null;
}

export const NO_DETAILS: BulkDetails = { notes: '', reasonForDonor: '', assignedTo: null };

/** What the server answered about one record. */
export interface Answered {
  id: string;
  isDone: boolean;
  /** When it was decided. */
  decidedAt?: string | undefined;
  /** Why it was not done. */
  message?: string | undefined;
}

/** What became of one record; `isDone` is false for whatever the server did not confirm. */
export interface BulkResult {
  id: string;
  name: string;
  isDone: boolean;
  decidedAt?: string | undefined;
  message: string;
}

/** What one call sends. The key stays the same when it is sent again, so that nothing is done twice. */
export interface Part<Item> {
  key: string;
  items: readonly Item[];
}

const NO_ANSWER = 'The server did not say what became of this one. Please look at it again.';

/** Cuts what was selected into the parts that a call takes, each with a key of its own. */
export const partsOf = <Item>(items: readonly Item[], size: number): Part<Item>[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => ({
    key: newKey(),
    items: items.slice(at * size, (at + 1) * size),
  }));

/** What became of each record of a part. One that the answer leaves out is not done. */
export const resultsOf = (items: readonly Pick<Picked, 'id' | 'name'>[], answer: readonly Answered[]): BulkResult[] => {
  const byId = new Map(answer.map((one) => [one.id, one]));
  return items.map(({ id, name }) => {
    const found = byId.get(id);
    const message = found ? (found.message ?? '') : NO_ANSWER;
    return { id, name, isDone: found?.isDone ?? false, decidedAt: found?.decidedAt, message };
  });
};

/** Those that an order has decided, each with the time of that decision: a later one is not undone with them. */
export const decidedOf = (parts: readonly Part<Picked>[], results: readonly BulkResult[]): Picked[] => {
  const done = new Map(results.filter(({ isDone }) => isDone).map(({ id, decidedAt }) => [id, decidedAt]));
  const items = parts.flatMap((part) => part.items).filter(({ id }) => done.has(id));
  return items.map((item) => ({ ...item, decidedAt: done.get(item.id) }));
};

/** The words for an action: while it runs, and once it is done. */
export const bulkWords: Record<BulkAction, { doing: string; done: string }> = {
  approve: { doing: 'Approving', done: 'approved' },
  reject: { doing: 'Rejecting', done: 'rejected' },
  collect: { doing: 'Marking as collected', done: 'collected' },
  assign: { doing: 'Assigning', done: 'assigned' },
  delete: { doing: 'Deleting', done: 'deleted' },
  undo: { doing: 'Undoing', done: 'undone' },
};

/** A number as staff read it: 1,138. */
export const figure = (count: number): string => count.toLocaleString('en-IE');

/** Those of a selection with which something can be done. */
export const thatMay = (picked: readonly Picked[], action: BulkAction): readonly Picked[] =>
  picked.filter(({ may }) => may.includes(action));

/** Who is told what is done with these, in a sentence; undefined where it is nobody. */
export const toldOf = (
  tells: Partial<Record<BulkAction, StaffMailAct>>,
  action: BulkAction,
  picked: readonly Picked[],
): string | undefined => {
  const act = tells[action];
  return act && toldSentence(act, picked.filter(({ isTold }) => isTold).length);
};
