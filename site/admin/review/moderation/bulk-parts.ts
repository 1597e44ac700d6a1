import { notifiedSentence, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import { newKey } from '../../../client/idempotency-key.ts';

/** A record as it was selected; a decision counts only for that. */
export interface Picked {
  id: string;
  name: string;
  status: string;
  /** Author's correction that was read, if there can be one. */
  correctedAt?: string | null;
  decidedAt?: string | undefined;
  warnings: readonly string[];
  /** Reason why it is not approved with others; empty if it is, or if nobody would expect it. */
  leftOut: string;
  /** True if its sender is told of a decision. */
  isTold: boolean;
  may: readonly BulkAction[];
}

export type BulkAction = 'approve' | 'reject' | 'collect' | 'assign' | 'delete' | 'undo';

const WITHOUT_CONSENT = 'Left out, to be approved one at a time, as no consent is recorded';

/** A record without a recorded consent is approved on its own. */
export const mayFromWaiting = ({ lacksConsent }: { lacksConsent: boolean }): Pick<Picked, 'may' | 'leftOut'> =>
  lacksConsent
    ? { may: ['reject', 'assign', 'delete'], leftOut: WITHOUT_CONSENT }
    : { may: ['approve', 'reject', 'assign', 'delete'], leftOut: '' };

/** Reasons for colleagues and for the donor of each offer; `assignedTo` is null for nobody. */
export interface BulkDetails {
  notes: string;
  reasonForDonor: string;
  assignedTo: string | null;
}

export const NO_DETAILS: BulkDetails = { notes: '', reasonForDonor: '', assignedTo: null };

export interface Answered {
  id: string;
  isDone: boolean;
  decidedAt?: string | undefined;
  message?: string | undefined;
}

/** `isDone` is false for anything that the server did not confirm. */
export interface BulkResult {
  id: string;
  name: string;
  isDone: boolean;
  decidedAt?: string | undefined;
  message: string;
}

/** Content of one call; a retry keeps its idempotency key, so that nothing is done twice. */
export interface Part<Item> {
  key: string;
  items: readonly Item[];
}

const NO_ANSWER = 'The server did not say what became of this one. Please look at it again.';

export const partsOf = <Item>(items: readonly Item[], size: number): Part<Item>[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => ({
    key: newKey(),
    items: items.slice(at * size, (at + 1) * size),
  }));

/** A record that the answer leaves out is not done. */
export const resultsOf = (items: readonly Pick<Picked, 'id' | 'name'>[], answer: readonly Answered[]): BulkResult[] => {
  const byId = new Map(answer.map((one) => [one.id, one]));
  return items.map(({ id, name }) => {
    const found = byId.get(id);
    const message = found ? (found.message ?? '') : NO_ANSWER;
    return { id, name, isDone: found?.isDone ?? false, decidedAt: found?.decidedAt, message };
  });
};

/** Decided records, each with the time of that decision, so that a later one is not undone with them. */
export const decidedOf = (parts: readonly Part<Picked>[], results: readonly BulkResult[]): Picked[] => {
  const done = new Map(results.filter(({ isDone }) => isDone).map(({ id, decidedAt }) => [id, decidedAt]));
  const items = parts.flatMap((part) => part.items).filter(({ id }) => done.has(id));
  return items.map((item) => ({ ...item, decidedAt: done.get(item.id) }));
};

export const bulkWords: Record<BulkAction, { doing: string; done: string }> = {
  approve: { doing: 'Approving', done: 'approved' },
  reject: { doing: 'Rejecting', done: 'rejected' },
  collect: { doing: 'Marking as collected', done: 'collected' },
  assign: { doing: 'Assigning', done: 'assigned' },
  delete: { doing: 'Deleting', done: 'deleted' },
  undo: { doing: 'Undoing', done: 'undone' },
};

export const figure = (count: number): string => count.toLocaleString('en-IE');

export const thatMay = (picked: readonly Picked[], action: BulkAction): readonly Picked[] =>
  picked.filter(({ may }) => may.includes(action));

/** Says in a sentence who is told; undefined for nobody. */
export const notifiedSentenceOf = (
  tells: Partial<Record<BulkAction, StaffMailAct>>,
  action: BulkAction,
  picked: readonly Picked[],
): string | undefined => {
  const act = tells[action];
  return act && notifiedSentence(act, picked.filter(({ isTold }) => isTold).length);
};
