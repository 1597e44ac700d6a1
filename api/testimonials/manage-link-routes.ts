import { manageLinkRequest, ownCorrection, ownTestimonial } from '#contract/manage-link/manage-link.ts';
import { type Route, route } from '../http/route.ts';
import { correctByLink, readByLink, withdrawByLink } from './manage-own.ts';

const shared = { access: 'anyone', tag: 'Testimonials', limit: 'manageLink', mayFail: ['not_found'] } as const;

/** The calls behind the manage link. The token is sent in the body, so that it appears in no log. */
export const manageLinkRoutes: Route[] = [
  route({
    ...shared,
    method: 'post',
    path: '/testimonials/yours',
    operationId: 'readOwnTestimonial',
    essential: true,
    summary: 'See the testimonial behind a manage link',
    body: manageLinkRequest,
    answer: ownTestimonial,
    handle: ({ deps, body }) => readByLink(deps, body.token),
  }),
  route({
    ...shared,
    method: 'put',
    path: '/testimonials/yours',
    operationId: 'correctOwnTestimonial',
    summary: 'Correct the own testimonial, which is then reviewed again, and what was agreed to',
    body: ownCorrection,
    answer: ownTestimonial,
    handle: ({ deps, body }) => correctByLink(deps, body),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/testimonials/yours/withdraw',
    operationId: 'withdrawOwnTestimonial',
    essential: true,
    summary: 'Withdraw the own testimonial: it is deleted for good, with its picture',
    body: manageLinkRequest,
    answer: null,
    handle: ({ deps, body }) => withdrawByLink(deps, body.token),
  }),
];
