import { queryOptions } from '@tanstack/react-query';
import type { StatusUpdate } from '#contract/moderation.ts';
import { type StaffTestimonial, staffTestimonial, staffTestimonials } from '#contract/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What staff look for; empty means everything. */
export interface TestimonialFilter {
  q?: string;
  status?: TestimonialStatus | '';
}

const listKey = (view: 'pending' | 'all', status: string, filter: object): NamedKey => [
  { subject: 'testimonials', view, status, filter },
];

/** A page of the testimonials that wait for a decision; fresh for a minute. */
export const pendingTestimonials = (
  platform: Platform,
  page: number,
  pageSize: number,
  { q = '' }: Pick<TestimonialFilter, 'q'> = {},
) =>
  queryOptions({
    queryKey: listKey('pending', 'pending', { page, pageSize, q }),
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
    queryKey: listKey('all', status, { page, pageSize, q }),
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/testimonials', { page, pageSize, q, status }), staffTestimonials, signal),
    staleTime: ONE_MINUTE,
  });

/** One testimonial; fresh for a minute. */
export const testimonialById = (platform: Platform, id: string) =>
  queryOptions<StaffTestimonial>({
    queryKey: [{ subject: 'testimonials', view: 'one', id }],
    queryFn: ({ signal }) =>
      requests(platform).get(`/testimonials/${encodeURIComponent(id)}`, staffTestimonial, signal),
    staleTime: ONE_MINUTE,
  });

/** Approves or rejects. */
export const decideTestimonial = (platform: Platform, id: string, update: StatusUpdate) =>
  requests(platform).send('PUT', `/testimonials/${id}/status`, update, staffTestimonial);

/** Undoes one's own latest decision. @throws ApiError 409 when a colleague decided since, or it was too long ago. */
export const undoTestimonial = (platform: Platform, id: string) =>
  requests(platform).send('PUT', `/testimonials/${id}/undo`, {}, staffTestimonial);

/** Sets what the public reads instead of the original; an empty text shows the original again. @throws ApiError 409 when the text is no longer as `seen`. */
export const redactTestimonial = (platform: Platform, seen: StaffTestimonial, content: string) =>
  requests(platform).send(
    'PUT',
    `/testimonials/${seen.id}/redaction`,
    { content, seen: seen.content },
    staffTestimonial,
  );

export const deleteTestimonial = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/testimonials/${id}`);
