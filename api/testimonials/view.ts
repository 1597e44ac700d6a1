import { UNDO_WINDOW_MS } from '#contract/moderation.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { StaffTestimonial, StoredTestimonial } from '#contract/testimonials.ts';
import type { Deps } from '../deps.ts';

/** Until when the latest decision can be undone; null when there is none to undo. */
export const undoUntil = ({ previous, reviewedAt }: StoredTestimonial): string | null =>
  previous && reviewedAt ? new Date(Date.parse(reviewedAt) + UNDO_WINDOW_MS).toISOString() : null;

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
