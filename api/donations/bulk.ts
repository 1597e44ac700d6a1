import type { BulkDonationDecision } from '#contract/donations/donation-desk.ts';
import type { BulkChoice, BulkResults, BulkUndo } from '#contract/moderation/moderation.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkNotDecidedByOther, decideEach, eachOf } from '../moderation/bulk.ts';
import { checkReason } from '../moderation/check-reason.ts';
import { review } from './decide.ts';
import { remove } from './remove.ts';
import { undo } from './undo.ts';

const from = { approved: 'pending', rejected: 'pending', collected: 'approved' } as const;

/** @throws Failure `invalid` for a rejection without a reason. */
export const reviewMany = async (
  deps: Deps,
  { status, ids, adminNotes, reasonForDonor }: BulkDonationDecision & { status: keyof typeof from },
  actor: Actor,
  idempotencyKey: string | null,
): Promise<BulkResults> => {
  if (status === 'rejected') checkReason({ adminNotes, reasonForDonor });
  return decideEach(deps, { ids, outcome: status, actor, idempotencyKey }, (id, key) =>
    review(deps, { id, status, adminNotes, reasonForDonor, from: from[status] }, actor, key),
  );
};

/** The outcome is `not_found` for an offer that is gone, `conflict` for one that a colleague has decided. */
export const removeMany = (deps: Deps, { ids }: BulkChoice, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'deleted', (id) =>
    remove(deps, id, actor, (draft, donation) => checkNotDecidedByOther(draft, donation, actor)),
  );

/** Undoes only the actor's own latest decision; any other is a `conflict`. */
export const undoMany = (deps: Deps, { ids, decidedAt }: BulkUndo, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'undone', (id) => undo(deps, id, actor, { decidedAt: decidedAt[id] }));
