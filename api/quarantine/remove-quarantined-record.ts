import type { QuarantineKind } from '#contract/quarantine/quarantine.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { donationPictureIds, testimonialPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';

/** Does nothing outside of quarantine. Returns ids of pictures to remove afterwards. */
export const removeQuarantinedRecord = (
  draft: Draft,
  { kind, id }: { kind: QuarantineKind | 'message'; id: string },
): string[] => {
  if (kind === 'message') {
    if (draft.messages.get(id)?.quarantinedAt === undefined) return [];
    draft.messages.remove(id);
    forgetComments(draft, [id]);
    return [];
  }
  if (kind === 'donation') {
    const donation = draft.donations.get(id);
    if (donation?.quarantinedAt === undefined) return [];
    draft.donations.remove(id);
    forgetComments(draft, [id]);
    return donationPictureIds(donation);
  }
  const testimonial = draft.testimonials.get(id);
  if (testimonial?.quarantinedAt === undefined) return [];
  draft.testimonials.remove(id);
  forgetComments(draft, [id]);
  return testimonialPictureIds(testimonial);
};
