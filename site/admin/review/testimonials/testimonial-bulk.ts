import { assignTestimonials } from '#contract/assignments/calls.ts';
import {
  approveTestimonials,
  deleteTestimonials,
  exportChosenTestimonials,
  rejectTestimonials,
  undoTestimonials,
} from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { figure, mayFromWaiting, type Picked } from '../moderation/bulk-parts.ts';
import { sendInBulk } from '../moderation/send-in-bulk.ts';
import type { BulkSubject } from '../moderation/subject.ts';
import { waitingAndAlike } from '../moderation/waiting-and-alike.ts';

const pick = (testimonial: StaffTestimonial): Picked | null => {
  const { id, name, status, email, correctedAt = null, consent, review } = testimonial;
  // Who may be at risk is read by a person, one at a time.
  if (status === 'pending' && review.urgent) return null;
  const warnings = review.isAppropriate ? [] : ['Flagged by the automatic review'];
  const may: Pick<Picked, 'may' | 'leftOut'> =
    status === 'pending'
      ? mayFromWaiting({ lacksConsent: consent === 'none' })
      : { may: ['assign', 'delete'], leftOut: '' };
  return { id, name, status, correctedAt, warnings, isTold: Boolean(email), ...may };
};

export const testimonialBulk: BulkSubject<StaffTestimonial> = {
  csv: { call: exportChosenTestimonials, name: 'testimonials-selected' },
  count: (count) => (count === 1 ? '1 testimonial' : `${figure(count)} testimonials`),
  approvalDetail: 'The public sees them at once.',
  deletionDetail: 'Texts, pictures and email addresses are gone for good. This cannot be undone.',
  tells: { approve: 'publishTestimonials', reject: 'declineTestimonials' },
  pick,
  send: sendInBulk({
    approve: approveTestimonials,
    reject: rejectTestimonials,
    assign: assignTestimonials,
    delete: deleteTestimonials,
    undo: undoTestimonials,
  }),
  alike: waitingAndAlike('testimonial'),
};
