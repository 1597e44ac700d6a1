import { emergencyFirst, type Helpline } from '#contract/testimonials/helplines.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { helplinesOf } from '../settings/helplines.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { view } from './view.ts';

export const helplinesBelow = (
  { store }: Pick<Deps, 'store'>,
  testimonial: StoredTestimonial,
): Helpline[] | undefined => (testimonial.helplinesBelow ? emergencyFirst(helplinesOf(store.data)) : undefined);

export const showHelplinesBelow = async (
  deps: Deps,
  { id, shown }: { id: string; shown: boolean },
  actor: Actor,
): Promise<StaffTestimonial> => {
  const after = await deps.store.change((draft) => {
    const before = testimonialOrThrow(draft, id);
    checkReleased(before);
    if ((before.helplinesBelow ?? false) === shown) return before;
    const { helplinesBelow: _, ...without } = before;
    const changed: StoredTestimonial = shown ? { ...before, helplinesBelow: true } : without;
    draft.testimonials.put(changed);
    recordAudit(draft, deps, {
      actor,
      action: shown ? 'helplines shown' : 'helplines removed',
      subjectKind: 'testimonial',
      subjectId: id,
    });
    return changed;
  });
  return view(deps, after);
};
