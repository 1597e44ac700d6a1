import type { Consent, StoredTestimonial } from '../testimonials/stored-testimonial.ts';
import type { RecordDescription } from './description.ts';

const consentWords = (consent: Consent): string => (consent === 'none' ? 'none' : consent.to.join(', '));

/** A testimonial. */
export const testimonialRecord = {
  status: { is: 'choice', column: 'Status' },
  createdAt: { is: 'time', column: 'Received' },
  name: { is: 'name', column: 'Name' },
  email: { is: 'email', column: 'Email' },
  content: { is: 'text', column: 'Testimonial' },
  redaction: {
    is: 'text',
    column: 'Edited for privacy',
    words: ({ content }) => content,
    cell: ({ content }) => content,
  },
  picture: { is: 'yes-no', column: 'Picture', cell: () => true },
  consent: { is: 'details', column: 'Consent', cell: consentWords },
  review: {
    is: 'details',
    column: 'Automatic review',
    cell: ({ reasons }) => [...new Set(reasons.map(({ message }) => message))].join(' '),
  },
  assignedTo: { is: 'account', column: 'Assigned to' },
  adminNotes: { is: 'text', column: 'Notes' },
  reviewedAt: { is: 'time', column: 'Reviewed' },
  reviewedBy: { is: 'account', column: 'Reviewed by' },
  approvedAt: { is: 'time', column: null },
  approvedBy: { is: 'account', column: null },
  firstReviewedAt: { is: 'time', column: null },
  correctedAt: { is: 'time', column: null },
  letters: { is: 'text', column: null, words: (letters) => letters.map(({ message }) => message) },
  answerWaits: { is: 'time', column: null },
  urgency: { is: 'details', column: null, kept: true },
  id: { is: 'id', column: null },
  language: { is: 'details', column: null },
  assignedBy: { is: 'account', column: null },
  namedAgreed: { is: 'details', column: null },
  helplinesBelow: { is: 'details', column: null },
  previous: { is: 'details', column: null, kept: true },
  linkHash: { is: 'id', column: null, kept: true },
  linkVersion: { is: 'id', column: null, kept: true },
  quarantinedAt: { is: 'time', column: null },
  quarantineReason: { is: 'details', column: null },
  likeness: { is: 'details', column: null, kept: true },
  sentKeys: { is: 'details', column: null, kept: true },
  pictureWaiting: { is: 'id', column: null },
  pictureDropped: { is: 'details', column: null },
} as const satisfies RecordDescription<StoredTestimonial>;
