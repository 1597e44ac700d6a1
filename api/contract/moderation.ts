import * as z from 'zod/mini';
import { optionalChoice } from './filters.ts';
import { pageQuery } from './paging.ts';
import { id, timestamp } from './record-fields.ts';
import { CONTENT_TOO_LONG, TESTIMONIAL_MAX, testimonialStatuses } from './testimonials.ts';
import { optionalText } from './text.ts';

export const REJECT_REASON_REQUIRED = 'Please provide a reason for rejection.';
export const DELETE_QUESTION = 'Are you sure you want to permanently delete this testimonial?';
const ACTION_REQUIRED = 'Action must be approve or reject.';

/** How long a decision can be undone. */
export const UNDO_WINDOW_MS = 24 * 60 * 60 * 1000;
export const BULK_MAX = 50;

const STATUS_MESSAGE = 'Status must be pending, approved or rejected.';

/** A decision. `from` is the status that the person saw, `correctedAt` the correction that they read, or null: if given, they must still be current. `decide` checks the reason of a rejection, as the specification's sentence requires. */
export const statusUpdate = z.object({
  action: z.enum(['approve', 'reject'], ACTION_REQUIRED),
  adminNotes: optionalText(2000),
  from: z.optional(z.enum(testimonialStatuses, STATUS_MESSAGE)),
  correctedAt: z.optional(z.nullable(timestamp)),
});
export type StatusUpdate = z.infer<typeof statusUpdate>;

/** The query of a staff list: paging, search over every field, status; empty means all. */
export const testimonialQuery = z.object({
  ...pageQuery.shape,
  q: optionalText(200),
  status: optionalChoice(testimonialStatuses, STATUS_MESSAGE),
});
export type TestimonialQuery = z.infer<typeof testimonialQuery>;

/** The public text instead of the original; empty shows the original again. `seen` is the text that was edited: if given, it must still be current. */
export const redactionUpdate = z.object({
  content: optionalText(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  seen: z.optional(z.string().check(z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG))),
});
export type RedactionUpdate = z.infer<typeof redactionUpdate>;

const BULK_MESSAGE = `Please choose 1 to ${BULK_MAX} submissions.`;
const bulk = {
  ids: z.array(id, BULK_MESSAGE).check(z.minLength(1, BULK_MESSAGE), z.maxLength(BULK_MAX, BULK_MESSAGE)),
  /** Submissions of a person at risk are left out, unless the one who decides says that they were looked at. */
  includeUrgent: z._default(z.boolean(), false),
};

/** Ids of several submissions, to delete them or to undo decisions. */
export const bulkChoice = z.object(bulk);
export type BulkChoice = z.infer<typeof bulkChoice>;

/** One decision on several submissions that wait. A rejection needs a reason in `adminNotes`. */
export const bulkDecision = z.object({ ...bulk, adminNotes: optionalText(2000) });

/** One decision on several testimonials. `correctedAt` maps ids to the correction that was read, or null: it must still be current. */
export const bulkTestimonialDecision = z.object({
  ...bulkDecision.shape,
  correctedAt: z._default(z.record(id, z.nullable(timestamp)), {}),
});
export type BulkTestimonialDecision = z.infer<typeof bulkTestimonialDecision>;

const bulkOutcomes = ['approved', 'rejected', 'deleted', 'undone', 'conflict', 'not_found'] as const;
/** What became of each submission; the message says why one was left as it is. */
export const bulkResults = z.object({
  results: z.array(z.object({ id, outcome: z.enum(bulkOutcomes), message: z.optional(z.string()) })),
});
export type BulkResults = z.infer<typeof bulkResults>;
