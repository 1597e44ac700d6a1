import { UNDO_WINDOW_MS } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { recordAudit } from '../audit/record.ts';
import type { Actor } from '../auth/ports.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { changedTestimonial } from './audited.ts';
import { NO_SUCH_TESTIMONIAL } from './remove.ts';
import { view } from './view.ts';

const NOTHING = 'There is no decision to undo here. Please reload the page.';
const TOO_LATE = 'This decision was made more than a day ago. Please decide again instead.';
const notYours = (name: string | null) =>
  `${name ?? 'Someone else'} made this decision. Only they can undo it; you can decide again instead.`;

/**
 * Takes the own latest decision back: the testimonial is as it was before.
 * @throws Failure `not_found`, or `conflict` when there is nothing to undo, a colleague decided, or a day has passed.
 */
export const undo = async (deps: Deps, id: string, actor: Actor): Promise<StaffTestimonial> => {
  const after = await deps.store.change((draft) => {
    const before = draft.testimonials.get(id);
    if (!before) throw new Failure('not_found', NO_SUCH_TESTIMONIAL);
    const { previous, ...decided } = before;
    if (!previous || !before.reviewedAt) throw new Failure('conflict', NOTHING);
    if (before.reviewedBy !== actor.name) throw new Failure('conflict', notYours(before.reviewedBy));
    if (deps.now().getTime() - Date.parse(before.reviewedAt) > UNDO_WINDOW_MS) throw new Failure('conflict', TOO_LATE);
    const undone = { ...decided, ...previous };
    draft.testimonials.put(undone);
    const changed = changedTestimonial(before, undone);
    recordAudit(draft, deps, { actor, action: 'decision undone', subjectKind: 'testimonial', subjectId: id, changed });
    return undone;
  });
  return view(deps, after);
};
