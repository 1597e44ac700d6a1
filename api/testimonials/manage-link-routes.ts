import {
  correctManagedTestimonial,
  readManagedTestimonial,
  withdrawManagedTestimonial,
} from '#contract/testimonials/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { correctByLink, readByLink, withdrawByLink } from './manage-by-link.ts';

/** The token is sent in the body, so that it appears in no log. */
export const manageLinkRoutes: Route[] = [
  route(readManagedTestimonial, {
    tag: 'Testimonials',
    limit: 'manageLink',
    mayFail: ['not_found'],
    essential: true,
    summary: 'See the testimonial behind a manage link',
    handle: ({ deps, body }) => readByLink(deps, body.token),
  }),
  route(correctManagedTestimonial, {
    tag: 'Testimonials',
    limit: 'manageLink',
    mayFail: ['not_found'],
    summary: 'Correct the testimonial behind a manage link, which is then reviewed again, and what was agreed to',
    handle: ({ deps, body }) => correctByLink(deps, body),
  }),
  route(withdrawManagedTestimonial, {
    tag: 'Testimonials',
    limit: 'manageLink',
    mayFail: ['not_found'],
    essential: true,
    summary: 'Withdraw the testimonial behind a manage link: it is deleted for good, with its picture',
    handle: ({ deps, body }) => withdrawByLink(deps, body.token),
  }),
];
