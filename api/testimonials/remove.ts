import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { testimonialPictureIds } from '../store/index-keys.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';

/** Permanently deletes a testimonial with its picture and the mails about it. @throws Failure `not_found`. */
export const remove = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const pictures = await deps.store.change((draft) => {
    const testimonial = testimonialOrThrow(draft, id);
    draft.testimonials.remove(id);
    recordAudit(draft, deps, { actor, action: 'deleted', subjectKind: 'testimonial', subjectId: id });
    return testimonialPictureIds(testimonial);
  });
  await removePictures(deps, pictures);
  await forgetMails(deps, [id]);
};
