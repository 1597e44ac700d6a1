import * as z from 'zod/mini';
import { EMAIL_MESSAGE, looksLikeEmail } from './email-address.ts';
import { likeness, quarantineFields } from './likeness.ts';
import { picture, pictureLoss } from './pictures.ts';
import { id, linkVersion, timestamp } from './record-fields.ts';
import { storedReview } from './review.ts';
import { normaliseText, optionalText } from './text.ts';

export const TESTIMONIAL_MIN = 20;
export const TESTIMONIAL_MAX = 5000;
export const TESTIMONIAL_TRUNCATE = 200;
export const TESTIMONIAL_NAME_MAX = 100;
export const TESTIMONIALS_PER_PAGE = { home: 3, public: 6, admin: 10 } as const;
export const ANONYMOUS = 'Anonymous';

export const CONTENT_REQUIRED = 'Testimonial content is required';
export const CONTENT_TOO_SHORT = `Testimonial must be at least ${TESTIMONIAL_MIN} characters long`;
export const CONTENT_TOO_LONG = `Testimonial must be at most ${TESTIMONIAL_MAX} characters long`;
export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, or WebP)';
export const IMAGE_SIZE_MESSAGE = 'Image file size must be less than 5MB';
export const ONE_IMAGE_MESSAGE = 'Please select one image file only';

/** The version of the consent's wording: a new text gets a new version, old ones stay. */
export const CONSENT_VERSION = '2026-11';
export const consentTopics = ['publication', 'name', 'photo', 'health'] as const;

/** What was agreed to and when, or `none` if the request did not say. */
const consent = z.union([
  z.literal('none'),
  z.object({ version: z.string(), to: z.array(z.enum(consentTopics)), at: timestamp }),
]);
export type Consent = z.infer<typeof consent>;

export const testimonialContent = z
  .string(CONTENT_REQUIRED)
  .check(
    z.overwrite(normaliseText),
    z.minLength(1, { message: CONTENT_REQUIRED, abort: true }),
    z.minLength(TESTIMONIAL_MIN, CONTENT_TOO_SHORT),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  );

const optionalEmail = z._default(
  z.string(EMAIL_MESSAGE).check(
    z.overwrite(normaliseText),
    z.refine((value) => value === '' || looksLikeEmail(value), EMAIL_MESSAGE),
  ),
  '',
);

/** The text fields of a submission. `website` is the honeypot: people never see it. */
export const testimonialSubmission = z.object({
  name: optionalText(TESTIMONIAL_NAME_MAX),
  email: optionalEmail,
  content: testimonialContent,
  consent: optionalText(40),
  consentTo: z._default(z.array(z.string()), []),
  website: optionalText(200),
});
export type TestimonialSubmission = z.infer<typeof testimonialSubmission>;

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const;
export const testimonialStatus = z.enum(testimonialStatuses);
export type TestimonialStatus = z.infer<typeof testimonialStatus>;

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
  name: z.string(),
  email: z.nullable(z.string()),
  content: z.string(),
  picture: z.nullable(picture),
  status: testimonialStatus,
  createdAt: timestamp,
  ...decision,
  consent,
  review: storedReview,
  /** When staff made the first decision. */
  firstReviewedAt: z.optional(timestamp),
  /** The state before the latest decision, for undo. */
  previous: z.optional(z.object({ status: testimonialStatus, ...decision })),
  /** The public text instead of `content`. */
  redaction: z.optional(z.object({ content: z.string(), at: timestamp, by: z.string() })),
  /** The hash of a manage link's token that is not made from the id, as all were in the past. */
  linkHash: z.optional(z.string()),
  linkVersion: z.optional(linkVersion),
  /** When the author last corrected the text. */
  correctedAt: z.optional(timestamp),
  ...quarantineFields,
  likeness: z.optional(likeness),
  /** The id of the picture that came with it, while that is being prepared. */
  pictureWaiting: z.optional(id),
  /** Set when the picture that came with it was dropped. */
  pictureDropped: z.optional(pictureLoss),
});
export type StoredTestimonial = z.infer<typeof storedTestimonial>;

/** The public fields of an approved testimonial. */
const publicTestimonial = z.object({
  id,
  name: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  createdAt: timestamp,
  approvedAt: z.nullable(timestamp),
  /** True if staff redacted the text for privacy; omitted otherwise. */
  edited: z.optional(z.boolean()),
});
export type PublicTestimonial = z.infer<typeof publicTestimonial>;

/** The response to a submission. */
export const submittedTestimonial = z.object({
  id,
  name: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  isApproved: z.boolean(),
  status: testimonialStatus,
  createdAt: timestamp,
  /** How many of its pictures are still being prepared; omitted if it came without one. */
  picturesWaiting: z.optional(z.int()),
  /** The manage link, which is sent only here. */
  manageUrl: z.optional(z.string()),
});
export type SubmittedTestimonial = z.infer<typeof submittedTestimonial>;

export const publicTestimonials = z.object({ testimonials: z.array(publicTestimonial), total: z.int() });
export type PublicTestimonials = z.infer<typeof publicTestimonials>;

export const autoReviewRequest = z.object({
  content: z.string(CONTENT_REQUIRED).check(
    z.refine((value) => value.trim() !== '', CONTENT_REQUIRED),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  ),
});
