import { pictureUrl } from '#contract/pictures.ts';
import type { StaffTestimonial, StoredTestimonial } from '#contract/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import { undoUntil } from '../moderation/undo-rules.ts';

/** What everyone reads: the redacted text where there is one, and that it was edited. */
export const publicView = ({ redaction, ...testimonial }: StoredTestimonial) => ({
  ...testimonial,
  content: redaction?.content ?? testimonial.content,
  imageUrl: testimonial.picture && pictureUrl(testimonial.picture),
  ...(redaction && { edited: true }),
});

/** A testimonial as staff see it, with what is worked out from it. */
export const view = ({ holds }: Pick<Deps, 'holds'>, testimonial: StoredTestimonial): StaffTestimonial => ({
  ...publicView(testimonial),
  isApproved: testimonial.status === 'approved',
  originalContent: testimonial.redaction ? testimonial.content : null,
  undoUntil: undoUntil(testimonial),
  heldBy: holds.holderOf('testimonial', testimonial.id),
});
