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

/** What was agreed to and when, or `none` if the request did not say. */
const consent = z.union([
  z.literal('none'),
  z.object({
    version: z.string(),
    to: z.array(z.enum(consentTopics)),
    at: timestamp,
    /** Whose story it is, where the writer said so. */
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

/** The stored form of a testimonial. `approvedBy`, `reviewedBy` and `redaction.by` are stored authors. */
export const storedTestimonial = z.object({
  id,
  /** That of the page on which it was written, in which its author is told of it; omitted for English. */
  language,
  name: z.string(),
  email: z.nullable(z.string()),
  content: z.string(),
  picture: z.nullable(picture),
  status: testimonialStatus,
  /** The account that looks after it. */
  assignedTo: z.optional(id),
  /** The account that gave it to that one; missing where it was given before this was kept. */
  assignedBy: z.optional(id),
  createdAt: timestamp,
  ...decision,
  consent,
  /** Set if the writer said that those who are named in the text have agreed. */
  namedAgreed: z.optional(z.literal(true)),
  review: storedReview,
  /** When staff made the first decision. */
  firstReviewedAt: z.optional(timestamp),
  /** The state before the latest decision, for undo, with what the author was not told of it yet. */
  previous: z.optional(z.object({ status: testimonialStatus, ...decision, untold: z.optional(z.array(mailKind)) })),
  /** The public text instead of `content`. */
  redaction: z.optional(z.object({ content: z.string(), at: timestamp, by: z.string() })),
  /** Set if the public reads the helplines below it. */
  helplinesBelow: z.optional(z.literal(true)),
  /** The hash of a manage link's token that is not made from the id, as all were in the past. */
  linkHash: z.optional(z.string()),
  linkVersion: z.optional(linkVersion),
  /** When the author last corrected the text. */
  correctedAt: z.optional(timestamp),
  /** What became of an urgent one; missing while nothing has. */
  urgency: z.optional(urgency),
  ...letterFields,
  sentKeys,
  ...quarantineFields,
  likeness: z.optional(likeness),
  /** The id of the picture that came with it, while that is being prepared. */
  pictureWaiting: z.optional(id),
  /** Set when the picture that came with it was dropped. */
  pictureDropped: z.optional(pictureLoss),
});
export type StoredTestimonial = z.infer<typeof storedTestimonial>;
