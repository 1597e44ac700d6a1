import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { testimonialPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';

/** @throws Failure `not_found`, or what `check` throws. */
export const remove = async (
  deps: Deps,
  id: string,
  actor: Actor,
  check?: (draft: Draft, testimonial: StoredTestimonial) => void,
): Promise<void> => {
  const pictures = await deps.store.change((draft) => {
    const testimonial = testimonialOrThrow(draft, id);
    check?.(draft, testimonial);
    draft.testimonials.remove(id);
    forgetComments(draft, [id]);
    deps.outbox.forget(draft, [id]);
    recordAudit(draft, deps, { actor, action: 'deleted', subjectKind: 'testimonial', subjectId: id });
    return testimonialPictureIds(testimonial);
  });
  await removePictures(deps, pictures);
  await forgetMails(deps, [id]);
};
