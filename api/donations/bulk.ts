import { type BulkChoice, type BulkDecision, type BulkResults, REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import { checkNotDecidedByOther, eachOf } from '../moderation/bulk.ts';
import { remove } from './remove.ts';
import { review } from './review.ts';
import { undo } from './undo.ts';

/**
 * Approves or rejects the offers that still wait; returns the outcome of each.
 * @throws Failure `invalid` for a rejection without a reason.
 */
export const reviewMany = async (
  deps: Deps,
  { status, ids, adminNotes }: BulkDecision & { status: 'approved' | 'rejected' },
  actor: Actor,
  idempotencyKey: string | null,
): Promise<BulkResults> => {
  if (status === 'rejected' && adminNotes === '') {
    throw new Failure('invalid', REJECT_REASON_REQUIRED, { fields: { adminNotes: REJECT_REASON_REQUIRED } });
  }
  return eachOf(ids, status, (id) =>
    review(deps, { id, status, adminNotes, from: 'pending' }, actor, idempotencyKey && `${idempotencyKey}.${id}`),
  );
};

/** Deletes offers with their photos for good; one that is gone already is `not_found`, one that a colleague has decided a `conflict`. */
export const removeMany = (deps: Deps, { ids }: BulkChoice, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'deleted', (id) =>
    remove(deps, id, actor, (draft, donation) => checkNotDecidedByOther(draft, donation, actor)),
  );

/** Undoes the actor's own latest decisions. */
export const undoMany = (deps: Deps, { ids }: BulkChoice, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'undone', (id) => undo(deps, id, actor));
