import { queryOptions } from '@tanstack/react-query';
import { automaticApprovals } from '#contract/testimonials/automatic-approvals.ts';
import { staffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What the automatic review published on a day; without one, on the newest that has something. Fresh for a minute. */
export const automaticApprovalsOf = (platform: Platform, day: string) =>
  queryOptions({
    queryKey: [{ subject: 'testimonials', view: 'automatic', day }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/testimonials/automatic', { day }), automaticApprovals, signal),
    staleTime: 60_000,
  });

/** Takes down what the automatic review published. @throws ApiError 409 when it is not published like that any more. */
export const takeDownTestimonial = (platform: Platform, id: string) =>
  requests(platform).send('PUT', `/testimonials/${id}/take-down`, {}, staffTestimonial);
