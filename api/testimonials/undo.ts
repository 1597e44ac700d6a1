import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { previousOrThrow, type RequestedDecision } from '../moderation/undo-rules.ts';
import { isLatestSent } from '../moderation/undo-sent.ts';
import { changedTestimonial } from './audit-fields.ts';
import { notifyDecision } from './notify-author.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { view } from './view.ts';

/**
 * Restores the state before the actor's own latest decision. With `key`, undoes only the decision sent with this idempotency
 * key, else changes nothing.
 * @throws Failure `not_found`, or `conflict` when there is nothing to undo, a colleague decided, a day has passed, or the
 * latest decision is not that of `decidedAt`.
 */
export const undo = async (
  deps: Deps,
  id: string,
  actor: Actor,
  { decidedAt, key }: RequestedDecision = {},
): Promise<StaffTestimonial> => {
  const after = await deps.store.change((draft) => {
    const before = testimonialOrThrow(draft, id);
    if (key && !isLatestSent(draft, deps, { actor, key, kind: 'testimonial', record: before })) return before;
    const { untold, ...restored } = previousOrThrow(draft, before, actor, { now: deps.now(), decidedAt });
    const { previous, ...decided } = before;
    const undone = { ...decided, ...restored };
    draft.testimonials.put(undone);
    if (untold) notifyDecision(deps, draft, undone);
    else deps.outbox.cancelDecisions(draft, id);
    const changed = changedTestimonial(before, undone);
    recordAudit(draft, deps, { actor, action: 'decision undone', subjectKind: 'testimonial', subjectId: id, changed });
    return undone;
  });
  return view(deps, after);
};
