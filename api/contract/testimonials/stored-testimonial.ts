import * as z from 'zod/mini';
import { sentKeys } from '../calls/sent-once.ts';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { picture, pictureLoss } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { letterFields } from '../letters/letters.ts';
import { mailKind } from '../mail-admin/mail-kinds.ts';
import { likeness, quarantineFields } from '../quarantine/likeness.ts';
import { storedReview } from '../review/review.ts';
import { urgency } from '../urgent/urgent.ts';
import { consentTopics, testimonialStatus, whoseStory } from './testimonials.ts';

/** The agreements given and when; `none` if the request did not say. */
const consent = z.union([
  z.literal('none'),
  z.object({
    version: z.string(),
    to: z.array(z.enum(consentTopics)),
    at: timestamp,
    whose: z.optional(z.enum(whoseStory)),
  }),
]);
export type Consent = z.infer<typeof consent>;

const decision = {
  approvedAt: z.nullable(timestamp),
  approvedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(timestamp),
  reviewedBy: z.nullable(z.string()),
  adminNotes: z.nullable(z.string()),
};

/** `approvedBy`, `reviewedBy` and `redaction.by` are stored authors. */
export const storedTestimonial = z.object({
  id,
  /** The language of the page on which it was written, used for mails to the author; omitted for English. */
  language,
  name: z.string(),
  email: z.nullable(z.string()),
  content: z.string(),
  picture: z.nullable(picture),
  status: testimonialStatus,
  assignedTo: z.optional(id),
  assignedBy: z.optional(id),
  createdAt: timestamp,
  ...decision,
  consent,
  namedAgreed: z.optional(z.literal(true)),
  review: storedReview,
  firstReviewedAt: z.optional(timestamp),
  /** The state before the latest decision, for undo; `untold` are mails about it that were not sent yet. */
  previous: z.optional(z.object({ status: testimonialStatus, ...decision, untold: z.optional(z.array(mailKind)) })),
  redaction: z.optional(z.object({ content: z.string(), at: timestamp, by: z.string() })),
  helplinesBelow: z.optional(z.literal(true)),
  /** The hash of an old manage link's token, from before tokens were made from the id. */
  linkHash: z.optional(z.string()),
  linkVersion: z.optional(linkVersion),
  correctedAt: z.optional(timestamp),
  urgency: z.optional(urgency),
  ...letterFields,
  sentKeys,
  ...quarantineFields,
  likeness: z.optional(likeness),
  pictureWaiting: z.optional(id),
  pictureDropped: z.optional(pictureLoss),
});
export type StoredTestimonial = z.infer<typeof storedTestimonial>;
