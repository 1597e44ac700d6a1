import * as z from 'zod/mini';
import { formerPageQuery, withSort } from '../calls/paging.ts';
import { fewEntries } from '../fields/few-entries.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { reviewReasonKinds } from '../review/review.ts';
import { CONTENT_TOO_LONG, TESTIMONIAL_MAX } from '../testimonials/testimonial-text.ts';
import { testimonialStatuses } from '../testimonials/testimonials.ts';
import { optionalText } from '../text/text.ts';
import { deskFilters } from './desk-filters.ts';
import { optionalChoice } from './filters.ts';

export const REJECT_REASON_REQUIRED = 'Please provide a reason for rejection.';
export const lacksReason = ({
  adminNotes,
  reasonForDonor = '',
}: {
  adminNotes: string;
  reasonForDonor?: string | undefined;
}): boolean => adminNotes === '' && reasonForDonor === '';

export const DELETE_QUESTION = 'Are you sure you want to permanently delete this testimonial?';
const ACTION_REQUIRED = 'Action must be approve or reject.';

export const UNDO_WINDOW_MS = 24 * 60 * 60 * 1000;
export const undoRefusals = {
  nothing: 'There is no decision to undo here. Please reload the page.',
  tooLate: 'This decision was made more than a day ago. Please decide again instead.',
  decidedSince: 'There is a later decision about this one, which stays. Please look at it again.',
  decidedBy: (name: string | null) =>
    `${name ?? 'Someone else'} made this decision. Only they can undo it; you can decide again instead.`,
} as const;
export const BULK_MAX = 50;
export const EXPORT_MAX = 1000;

/** Idempotency key of the decision to undo; empty for one's own latest. */
export const undoQuery = z.object({ decision: optionalText(200) });

const STATUS_MESSAGE = 'Status must be pending, approved or rejected.';

/**
 * `from` and `correctedAt` are what the person saw: if given, they must still be current. `decide` checks the reason of a
 * rejection, as the specification's sentence requires.
 */
export const statusUpdate = z.object({
  action: z.enum(['approve', 'reject'], ACTION_REQUIRED),
  adminNotes: optionalText(2000),
  from: z.optional(z.enum(testimonialStatuses, STATUS_MESSAGE)),
  correctedAt: z.optional(z.nullable(timestamp)),
});
export type StatusUpdate = z.infer<typeof statusUpdate>;

export const testimonialFilter = z.object({
  q: optionalText(200),
  status: optionalChoice(testimonialStatuses, STATUS_MESSAGE),
  reason: optionalChoice(reviewReasonKinds, 'There is no such reason.'),
  ...deskFilters,
});
export type TestimonialFilter = z.infer<typeof testimonialFilter>;

export const testimonialQuery = z.pipe(
  z.object({ ...formerPageQuery.shape, ...testimonialFilter.shape }),
  z.transform(withSort),
);
export type TestimonialQuery = z.infer<typeof testimonialQuery>;

/** Empty shows the original again; `seen`, if given, must still be current. */
export const redactionUpdate = z.object({
  content: optionalText(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  seen: z.optional(z.string().check(z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG))),
});
export type RedactionUpdate = z.infer<typeof redactionUpdate>;

export const helplinesBelowUpdate = z.object({ shown: z.boolean() });

const BULK_MESSAGE = `Please choose 1 to ${BULK_MAX} submissions.`;
export const bulkIds = z
  .array(id, BULK_MESSAGE)
  .check(z.minLength(1, BULK_MESSAGE), z.maxLength(BULK_MAX, BULK_MESSAGE));
const bulk = {
  ids: bulkIds,
  /** Submissions of a person at risk are left out unless the decider says that they were looked at. */
  includeUrgent: z._default(z.boolean(), false),
};

export const bulkChoice = z.object(bulk);
export type BulkChoice = z.infer<typeof bulkChoice>;

/** `decidedAt` maps ids to the time of the decision, which must still be the latest. */
export const bulkUndo = z.object({ ...bulk, decidedAt: z._default(fewEntries(BULK_MAX, z.record(id, timestamp)), {}) });
export type BulkUndo = z.infer<typeof bulkUndo>;

/** A rejection needs a reason in `adminNotes`. */
export const bulkDecision = z.object({ ...bulk, adminNotes: optionalText(2000) });

/** `correctedAt` maps ids to the correction that was read, or null; it must still be current. */
export const bulkTestimonialDecision = z.object({
  ...bulkDecision.shape,
  correctedAt: z._default(fewEntries(BULK_MAX, z.record(id, z.nullable(timestamp))), {}),
});
export type BulkTestimonialDecision = z.infer<typeof bulkTestimonialDecision>;

const EXPORT_MESSAGE = `Please choose 1 to ${EXPORT_MAX} submissions.`;
export const selectionExport = z.object({
  ids: z.array(id, EXPORT_MESSAGE).check(z.minLength(1, EXPORT_MESSAGE), z.maxLength(EXPORT_MAX, EXPORT_MESSAGE)),
});
export type SelectionExport = z.infer<typeof selectionExport>;

const bulkOutcomes = [
  'approved',
  'rejected',
  'collected',
  'assigned',
  'deleted',
  'undone',
  'conflict',
  'not_found',
] as const;
/** The message says why a submission was left as it is. */
export const bulkResults = z.object({
  results: z.array(
    z.object({
      id,
      outcome: z.enum(bulkOutcomes),
      decidedAt: z.optional(timestamp),
      message: z.optional(z.string()),
    }),
  ),
});
export type BulkResults = z.infer<typeof bulkResults>;
