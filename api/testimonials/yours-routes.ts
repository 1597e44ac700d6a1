import { yoursCorrection, yoursRequest, yourTestimonial } from '#contract/yours.ts';
import { type Route, route } from '../http/route.ts';
import { correctYours, seeYours, withdrawYours } from './yours.ts';

const shared = { access: 'anyone', tag: 'Testimonials', limit: 'privateLink', mayFail: ['not_found'] } as const;

/** What a person may do with the private link of their testimonial. The token travels in the body, so that no log holds it. */
export const yoursRoutes: Route[] = [
  route({
    ...shared,
    method: 'post',
    path: '/testimonials/yours',
    summary: 'See the testimonial behind a private link',
    body: yoursRequest,
    answer: yourTestimonial,
    handle: ({ deps, body }) => seeYours(deps, body.token),
  }),
  route({
    ...shared,
    method: 'put',
    path: '/testimonials/yours',
    summary: 'Correct the own testimonial, which is then reviewed again, and what was agreed to',
    body: yoursCorrection,
    answer: yourTestimonial,
    handle: ({ deps, body }) => correctYours(deps, body),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/testimonials/yours/withdraw',
    summary: 'Withdraw the own testimonial: it is deleted for good, with its picture',
    body: yoursRequest,
    answer: null,
    handle: ({ deps, body }) => withdrawYours(deps, body.token),
  }),
];
