import { pictureUrl } from '#contract/images/pictures.ts';
import { accountOf } from '#contract/people/author.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import { holderOf } from '../leases/leases.ts';
import { lettersByName } from '../moderation/letters-by-name.ts';
import { undoUntil } from '../moderation/undo-rules.ts';
import { viewUrgency } from '../urgent/urgent-records.ts';

export const publicView = ({ redaction, urgency, letters, answerWaits, ...testimonial }: StoredTestimonial) => ({
  ...testimonial,
  content: redaction?.content ?? testimonial.content,
  imageUrl: testimonial.picture && pictureUrl(testimonial.picture),
  ...(redaction && { edited: true }),
});

type Decided = Pick<StoredTestimonial, 'approvedBy' | 'reviewedBy'>;

export const decidedByName = (data: Authors, { approvedBy, reviewedBy }: Decided): Decided => ({
  approvedBy: authorNameOrNull(data, approvedBy),
  reviewedBy: authorNameOrNull(data, reviewedBy),
});

export const view = (deps: Pick<Deps, 'store' | 'now'>, testimonial: StoredTestimonial): StaffTestimonial => ({
  ...publicView(testimonial),
  ...(testimonial.letters && { letters: lettersByName(deps.store.data, testimonial.letters) }),
  ...decidedByName(deps.store.data, testimonial),
  reviewedById: accountOf(testimonial.reviewedBy),
  assignedName: authorNameOrNull(deps.store.data, testimonial.assignedTo ?? null),
  commentCount: deps.store.data.comments.count('subject', testimonial.id),
  picturesWaiting: testimonial.pictureWaiting ? 1 : 0,
  ...(testimonial.answerWaits && { answerWaits: testimonial.answerWaits }),
  isApproved: testimonial.status === 'approved',
  originalContent: testimonial.redaction ? testimonial.content : null,
  undoUntil: undoUntil(testimonial),
  heldBy: holderOf(deps, { kind: 'testimonial', subjectId: testimonial.id }),
  ...viewUrgency(deps.store.data, { kind: 'testimonial', record: testimonial }),
});
