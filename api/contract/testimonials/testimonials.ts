import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { optionalEmail } from '../personal-data/email.ts';
import { optionalName } from '../personal-data/name.ts';
import { normaliseText, optionalText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { notes } from '../words/notes.ts';
import { rules } from '../words/rules.ts';
import { helplines } from './helplines.ts';

export const TESTIMONIAL_MIN = 20;
export const TESTIMONIAL_MAX = 5000;
export const TESTIMONIAL_TRUNCATE = 200;
export const TESTIMONIAL_NAME_MAX = 100;
export const TESTIMONIALS_PER_PAGE = { home: 3, public: 6, admin: 10 } as const;
export const ANONYMOUS = sentence(notes.anonymous);

export const CONTENT_REQUIRED = sentence(rules.contentRequired);
export const CONTENT_TOO_SHORT = sentence(rules.contentTooShort, { count: TESTIMONIAL_MIN });
export const CONTENT_TOO_LONG = sentence(rules.contentTooLong, { count: TESTIMONIAL_MAX });

/** The version of the consent's wording: a new text gets a new version, old ones stay. */
export const CONSENT_VERSION = '2026-11b';
export const consentTopics = ['publication', 'name', 'photo', 'health'] as const;

/** Whose story a testimonial tells: the writer's own, somebody else's who agrees, or that of somebody who has died. */
export const whoseStory = ['own', 'other', 'died'] as const;
export type Whose = (typeof whoseStory)[number];
const WHOSE_MESSAGE = 'Please say whose story it is: own, other or died';
/** Empty where it was not said. */
export const whose = z._default(z.enum([...whoseStory, ''], WHOSE_MESSAGE), '');

export const testimonialContent = z
  .string(CONTENT_REQUIRED)
  .check(
    z.overwrite(normaliseText),
    z.minLength(1, { message: CONTENT_REQUIRED, abort: true }),
    z.minLength(TESTIMONIAL_MIN, CONTENT_TOO_SHORT),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  );

/** What is agreed to. More than a form can send is refused. */
export const agreedTopics = z.array(z.string()).check(z.maxLength(20));

/** The text fields of a submission. `website` is the honeypot: people never see it. */
export const testimonialSubmission = z.object({
  name: optionalName(TESTIMONIAL_NAME_MAX),
  email: optionalEmail,
  content: testimonialContent,
  consent: optionalText(40),
  consentTo: z._default(agreedTopics, []),
  whose,
  website: optionalText(200),
  /** `yes`: those who are named have agreed, as the writer says. */
  permission: optionalText(10),
});
export type TestimonialSubmission = z.infer<typeof testimonialSubmission>;

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const;
export const testimonialStatus = z.enum(testimonialStatuses);
export type TestimonialStatus = z.infer<typeof testimonialStatus>;

/** The public fields of an approved testimonial. */
const publicTestimonial = z.object({
  id,
  name: z.string(),
  content: z.string(),
  /** That of the page on which it was written; omitted for English. */
  language,
  imageUrl: z.nullable(z.string()),
  createdAt: timestamp,
  approvedAt: z.nullable(timestamp),
  /** True if staff redacted the text for privacy; omitted otherwise. */
  edited: z.optional(z.boolean()),
  /** Below a testimonial that speaks of despair, where staff put them. */
  helplines,
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
  helplines,
});
export type SubmittedTestimonial = z.infer<typeof submittedTestimonial>;

export const publicTestimonials = z.object({ testimonials: z.array(publicTestimonial), total: z.int() });
export type PublicTestimonials = z.infer<typeof publicTestimonials>;

export const autoReviewRequest = z.object({
  content: z.string(CONTENT_REQUIRED).check(
    z.refine((value) => normaliseText(value) !== '', CONTENT_REQUIRED),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  ),
});
