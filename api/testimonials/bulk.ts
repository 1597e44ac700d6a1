import type { BulkChoice, BulkResults, BulkTestimonialDecision, BulkUndo } from '#contract/moderation/moderation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkNotDecidedByOther, checkNotUrgent, decideEach, eachOf } from '../moderation/bulk.ts';
import { checkReason } from '../moderation/check-reason.ts';
import { decide } from './decide.ts';
import { remove } from './remove.ts';
import { undo } from './undo.ts';

const PICTURE_WAITING = 'Its picture is still being prepared. Please approve this one once you have seen it.';

/**
 * Nobody approves an unseen picture in bulk: it would be public as soon as it is made.
 * @throws Failure `conflict`.
 */
const checkPictureSeen = ({ store }: Pick<Deps, 'store'>, id: string): void => {
  if (store.data.testimonials.get(id)?.pictureWaiting) throw new Failure('conflict', PICTURE_WAITING);
};

const outcomes = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Decides those that are still pending and unchanged since they were read.
 * @throws Failure `invalid` for a rejection without a reason.
 */
export const decideMany = async (
  deps: Deps,
  { action, ids, adminNotes, correctedAt, includeUrgent }: BulkTestimonialDecision & { action: keyof typeof outcomes },
  actor: Actor,
  idempotencyKey: string | null,
): Promise<BulkResults> => {
  if (action === 'reject') checkReason({ adminNotes });
  return decideEach(deps, { ids, outcome: outcomes[action], actor, idempotencyKey }, async (id, key) => {
    checkNotUrgent(deps.store.data.testimonials.get(id), includeUrgent);
    if (action === 'approve') checkPictureSeen(deps, id);
    const input = { id, action, adminNotes, from: 'pending', correctedAt: correctedAt[id] } as const;
    return decide(deps, input, actor, key);
  });
};

/** One that is gone already is `not_found`, one that a colleague has decided a `conflict`. */
export const removeMany = (deps: Deps, { ids, includeUrgent }: BulkChoice, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'deleted', async (id) => {
    checkNotUrgent(deps.store.data.testimonials.get(id), includeUrgent);
    await remove(deps, id, actor, (draft, testimonial) => checkNotDecidedByOther(draft, testimonial, actor));
  });

/** One whose latest decision is not the one meant is a `conflict`. */
export const undoMany = (deps: Deps, { ids, decidedAt }: BulkUndo, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'undone', (id) => undo(deps, id, actor, { decidedAt: decidedAt[id] }));
