import type { RedactionUpdate } from '#contract/moderation/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { changedTestimonial } from './audit-fields.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { publicView, view } from './view.ts';

const CHANGED = 'This text has changed meanwhile. Please read it again.';

const redacted = (before: StoredTestimonial, content: string, by: string, at: string): StoredTestimonial => {
  const { redaction, ...original } = before;
  return content === '' || content === original.content ? original : { ...original, redaction: { content, at, by } };
};

/**
 * Staff still see the original. Content that is empty, or the same as the original, shows the original again; replaced text is
 * erased from the disk.
 * @throws Failure `not_found`, or `conflict` when the text has changed since it was `seen`.
 */
export const redact = async (
  deps: Deps,
  { id, content, seen }: RedactionUpdate & { id: string },
  actor: Actor,
): Promise<StaffTestimonial> => {
  const after = await deps.store.change((draft) => {
    const before = testimonialOrThrow(draft, id);
    checkReleased(before);
    const changed = redacted(before, content, actor.id, deps.now().toISOString());
    if (changed.redaction?.content === before.redaction?.content) return before;
    if (seen !== undefined && seen !== publicView(before).content) throw new Failure('conflict', CHANGED);
    draft.testimonials.put(changed);
    if (before.redaction) draft.erase();
    recordAudit(draft, deps, {
      actor,
      action: changed.redaction ? 'redacted' : 'redaction removed',
      subjectKind: 'testimonial',
      subjectId: id,
      changed: changedTestimonial(before, changed),
    });
    return changed;
  });
  return view(deps, after);
};
