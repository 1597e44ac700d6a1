import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import { deleteTestimonial, readTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { isConflict, sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { createModeration } from '../moderation/create-moderation.tsx';
import type { Draft, ModerationSubject, Overtaken } from '../moderation/subject.ts';
import { DECISION_FAILED, DELETE_FAILED, UNDO_FAILED } from './messages.ts';
import { statusVariants } from './status-variants.ts';
import { testimonialBulk } from './testimonial-bulk.ts';

export type TestimonialPurpose = TestimonialStatus | 'redaction';
type Subject = ModerationSubject<StaffTestimonial, TestimonialPurpose>;
export type TestimonialDraft = Draft<StaffTestimonial, TestimonialPurpose>;

/** A decision can be reversed but not repeated, and a picture that is still being prepared must be seen before it is approved. */
export const canDecide = ({ status, picturesWaiting }: StaffTestimonial, to: TestimonialStatus): boolean =>
  to !== 'pending' && status !== to && !(to === 'approved' && picturesWaiting);

const overtakenBy = ({ seen, purpose, redaction }: TestimonialDraft, now: StaffTestimonial): Overtaken | null => {
  if ((now.correctedAt ?? null) !== (seen.correctedAt ?? null)) return 'corrected';
  if (purpose !== 'redaction') return now.status === seen.status ? null : 'decided';
  return now.content === seen.content || now.content === redaction ? null : 'edited';
};

export const testimonialSubject: Subject = {
  kind: 'testimonial',
  queryKeys: [allOf('testimonials'), allOf('dashboard'), allOf('today')],
  byId: (platform, id) => queryOf(platform, readTestimonial, { id }),
  remove: (platform, id) => send(platform, deleteTestimonial, { id }),
  mayDecide: canDecide,
  asksForNotes: () => true,
  overtakenBy,
  doneLabel: ({ status, name }) => `${statusVariants[status].label}: ${name}`,
  mailNote: ({ email, status }) =>
    status === 'pending'
      ? undefined
      : notifiedSentence(status === 'approved' ? 'publishTestimonials' : 'declineTestimonials', email ? 1 : 0),
  // A colleague was faster: their name and the time say more than "try again".
  explain: (error, fallback) => (isConflict(error) ? [fallback, sentenceOf(error, fallback)] : [fallback]),
  failed: { decide: DECISION_FAILED, undo: UNDO_FAILED, remove: DELETE_FAILED },
  bulk: testimonialBulk,
};

export const { ModerationProvider, useModeration } = createModeration<StaffTestimonial, TestimonialPurpose>(
  testimonialSubject,
);
