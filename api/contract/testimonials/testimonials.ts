import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { optionalEmail } from '../personal-data/email.ts';
import { optionalName } from '../personal-data/name.ts';
import { normaliseText, optionalText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { publishedTestimonials } from '../words/published-testimonials.ts';
import { helplines } from './helplines.ts';
import {
  CONTENT_REQUIRED,
  CONTENT_TOO_LONG,
  CONTENT_TOO_SHORT,
  TESTIMONIAL_MAX,
  TESTIMONIAL_MIN,
} from './testimonial-text.ts';

export const TESTIMONIAL_TRUNCATE = 200;
export const TESTIMONIAL_NAME_MAX = 100;
export const TESTIMONIALS_PER_PAGE = { home: 3, public: 6, admin: 10 } as const;
export const ANONYMOUS = sentence(publishedTestimonials.anonymous);

/** A changed wording gets a new version; old ones are kept. */
export const CONSENT_VERSION = '2026-11b';
export const consentTopics = ['publication', 'name', 'photo', 'health'] as const;

export const whoseStory = ['own', 'other', 'died'] as const;
export type Whose = (typeof whoseStory)[number];
const WHOSE_MESSAGE = 'Please say whose story it is: own, other or died';
export const whose = z._default(z.enum([...whoseStory, ''], WHOSE_MESSAGE), '');

export const testimonialContent = z
  .string(CONTENT_REQUIRED)
  .check(
    z.overwrite(normaliseText),
    z.minLength(1, { message: CONTENT_REQUIRED, abort: true }),
    z.minLength(TESTIMONIAL_MIN, CONTENT_TOO_SHORT),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  );

export const agreedTopics = z.array(z.string()).check(z.maxLength(20));

/** `website` is the honeypot, which people never see. */
export const testimonialSubmission = z.object({
  name: optionalName(TESTIMONIAL_NAME_MAX),
  email: optionalEmail,
  content: testimonialContent,
  consent: optionalText(40),
  consentTo: z._default(agreedTopics, []),
  whose,
  website: optionalText(200),
  permission: optionalText(10),
});
export type TestimonialSubmission = z.infer<typeof testimonialSubmission>;

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const;
export const testimonialStatus = z.enum(testimonialStatuses);
export type TestimonialStatus = z.infer<typeof testimonialStatus>;

const publicTestimonial = z.object({
  id,
  name: z.string(),
  content: z.string(),
  language,
  imageUrl: z.nullable(z.string()),
  createdAt: timestamp,
  approvedAt: z.nullable(timestamp),
  /** True if staff redacted the text for privacy; omitted otherwise. */
  edited: z.optional(z.boolean()),
  helplines,
});
export type PublicTestimonial = z.infer<typeof publicTestimonial>;

export const submittedTestimonial = z.object({
  id,
  name: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  isApproved: z.boolean(),
  status: testimonialStatus,
  createdAt: timestamp,
  picturesWaiting: z.optional(z.int()),
  /** The manage link, sent only in this response. */
  manageUrl: z.optional(z.string()),
  helplines,
});
export type SubmittedTestimonial = z.infer<typeof submittedTestimonial>;

export const publicTestimonials = z.object({ testimonials: z.array(publicTestimonial), total: z.int() });
export type PublicTestimonials = z.infer<typeof publicTestimonials>;
