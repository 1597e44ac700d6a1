import { type ReviewResult, reviewResult } from '#contract/review/review.ts';
import {
  type PublicTestimonials,
  publicTestimonials,
  submittedTestimonial,
} from '#contract/testimonials/testimonials.ts';
import { withKey } from './idempotency-key.ts';
import type { PageCall } from './page-answers.ts';
import { testimonialsKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Reads a page of the approved testimonials, as the public sees them. */
export const readApproved = (platform: Platform, page: number, pageSize: number): PageCall<PublicTestimonials> => ({
  ...testimonialsKey(page, pageSize),
  ask: () => requests(platform).get(withQuery('/testimonials/approved', { page, pageSize }), publicTestimonials),
});

/** Sends a testimonial, with its key only once: the fields of `testimonialSubmission` and perhaps an `image`. */
export const submitTestimonial = (platform: Platform, form: FormData, key: string) =>
  requests(platform).sendForm('/testimonials', form, submittedTestimonial, undefined, withKey(key));

/** Asks the automatic review about a text. @throws ApiError when it cannot be asked; show `REVIEW_UNAVAILABLE` then. */
export const reviewContent = (platform: Platform, content: string): Promise<ReviewResult> =>
  requests(platform).send('POST', '/testimonials/auto-review', { content }, reviewResult);
