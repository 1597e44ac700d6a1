import { queryOptions } from '@tanstack/react-query';
import { type ReviewResult, reviewResult } from '#contract/review.ts';
import {
  bulkApproved,
  publicTestimonials,
  type StatusUpdate,
  staffTestimonial,
  staffTestimonials,
  submittedTestimonial,
  type TestimonialStatus,
} from '#contract/testimonials.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const FIVE_MINUTES = 5 * 60_000;
const ONE_MINUTE = 60_000;

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Query keys: everything about testimonials lies below `testimonials`, so that one invalidation reaches all lists. */
export const TESTIMONIALS_KEY = ['testimonials'] as const;

/** A page of the approved testimonials, as the public sees them; fresh for five minutes. */
export const approvedTestimonials = (platform: Platform, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...TESTIMONIALS_KEY, 'approved', page, pageSize],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/testimonials/approved', { page, pageSize }), publicTestimonials, signal),
    staleTime: FIVE_MINUTES,
  });

/** What staff look for; empty means everything. */
export interface TestimonialFilter {
  q?: string;
  status?: TestimonialStatus | '';
}

/** A page of the testimonials that wait for a decision; fresh for a minute. */
export const pendingTestimonials = (
  platform: Platform,
  page: number,
  pageSize: number,
  { q = '' }: Pick<TestimonialFilter, 'q'> = {},
) =>
  queryOptions({
    queryKey: [...TESTIMONIALS_KEY, 'pending', page, pageSize, q],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/testimonials/pending', { page, pageSize, q }), staffTestimonials, signal),
    staleTime: ONE_MINUTE,
  });

/** A page of all testimonials; fresh for a minute. */
export const allTestimonials = (
  platform: Platform,
  page: number,
  pageSize: number,
  { q = '', status = '' }: TestimonialFilter = {},
) =>
  queryOptions({
    queryKey: [...TESTIMONIALS_KEY, 'all', page, pageSize, q, status],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/testimonials', { page, pageSize, q, status }), staffTestimonials, signal),
    staleTime: ONE_MINUTE,
  });

/** Sends a testimonial: the fields of `testimonialSubmission` and perhaps an `image`. */
export const submitTestimonial = (platform: Platform, form: FormData) =>
  requests(platform).sendForm('/testimonials', form, submittedTestimonial);

/** Asks the automatic review about a text. @throws ApiError when it cannot be asked; show `REVIEW_UNAVAILABLE` then. */
export const reviewContent = (platform: Platform, content: string): Promise<ReviewResult> =>
  requests(platform).send('POST', '/testimonials/auto-review', { content }, reviewResult);

/** Approves or rejects. */
export const decideTestimonial = (platform: Platform, id: string, update: StatusUpdate) =>
  requests(platform).send('PUT', `/testimonials/${id}/status`, update, staffTestimonial);

/** Takes the own latest decision back. @throws ApiError 409 when a colleague decided, or it was too long ago. */
export const undoTestimonial = (platform: Platform, id: string) =>
  requests(platform).send('PUT', `/testimonials/${id}/undo`, {}, staffTestimonial);

/** Sets what the public reads instead of the original; an empty text shows the original again. */
export const redactTestimonial = (platform: Platform, id: string, content: string) =>
  requests(platform).send('PUT', `/testimonials/${id}/redaction`, { content }, staffTestimonial);

/** Approves up to `BULK_MAX` that wait; the answer tells of each what became of it. */
export const approveTestimonials = (platform: Platform, ids: readonly string[]) =>
  requests(platform).send('POST', '/testimonials/approve', { ids }, bulkApproved);

export const deleteTestimonial = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/testimonials/${id}`);
