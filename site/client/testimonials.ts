import { queryOptions } from '@tanstack/react-query';
import type { ListOrder } from '#contract/calls/paging.ts';
import { EXPORT_MAX, type StatusUpdate } from '#contract/moderation/moderation.ts';
import {
  type StaffTestimonial,
  staffTestimonial,
  staffTestimonials,
} from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { everyPage } from './every-page.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What staff look for; empty means everything. */
export interface TestimonialFilter {
  q?: string;
  status?: TestimonialStatus | '';
  reason?: string;
  assigned?: string;
  olderThan?: string;
  sort?: ListOrder;
}

const listKey = (view: 'pending' | 'all', status: string, filter: object): NamedKey => [
  { subject: 'testimonials', view, status, filter },
];

/** Where the testimonials of a list lie. */
const listPath = { pending: '/testimonials/pending', all: '/testimonials' } as const;
type View = keyof typeof listPath;

const testimonialList =
  (view: View) =>
  (platform: Platform, page: number, pageSize: number, { sort = 'newest', ...given }: TestimonialFilter = {}) => {
    const asked = { q: '', ...given, sort, ...(view === 'pending' && { status: '' as const }) };
    const { status = '', ...filter } = asked;
    return queryOptions({
      queryKey: listKey(view, view === 'pending' ? 'pending' : status, { page, pageSize, ...filter }),
      queryFn: ({ signal }) =>
        requests(platform).get(
          withQuery(listPath[view], { page, pageSize, status, ...filter }),
          staffTestimonials,
          signal,
        ),
      staleTime: ONE_MINUTE,
    });
  };

/** A page of the testimonials that wait for a decision; fresh for a minute. */
export const pendingTestimonials = testimonialList('pending');

/** A page of all testimonials; fresh for a minute. */
export const allTestimonials = testimonialList('all');

/** The testimonials of a list that the filters let through, up to `EXPORT_MAX`. */
export const everyTestimonial = (
  platform: Platform,
  view: View,
  filter: TestimonialFilter,
): Promise<StaffTestimonial[]> =>
  everyPage(async (paging) => {
    const path = withQuery(listPath[view], { ...filter, ...paging });
    const { testimonials, total } = await requests(platform).get(path, staffTestimonials);
    return { rows: testimonials, total };
  }, EXPORT_MAX);

/** Where the filtered testimonials of a list lie as CSV. */
export const testimonialsCsvPath = (view: View, filter: TestimonialFilter): string => {
  const { sort, ...narrowing } = filter;
  return withQuery('/testimonials.csv', view === 'pending' ? { ...narrowing, status: 'pending' } : narrowing);
};

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

/** Puts the helplines below a testimonial for the public, or takes them away again. */
export const showHelplinesBelow = (platform: Platform, id: string, shown: boolean) =>
  requests(platform).send('PUT', `/testimonials/${id}/helplines`, { shown }, staffTestimonial);

export const deleteTestimonial = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/testimonials/${id}`);
