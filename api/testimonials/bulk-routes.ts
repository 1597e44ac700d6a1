import {
  approveTestimonials,
  deleteTestimonials,
  rejectTestimonials,
  undoTestimonials,
} from '#contract/testimonials/calls.ts';
import { type Route, route } from '../http/route.ts';
import { decideMany, removeMany, undoMany } from './bulk.ts';

export const bulkTestimonialRoutes: Route[] = [
  route(approveTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: 'Approve up to 50 testimonials that wait; tells of each what became of it',
    handle: ({ deps, body, actor, header }) =>
      decideMany(deps, { ...body, action: 'approve' }, actor, header('idempotency-key')),
  }),
  route(rejectTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: 'Reject, with a reason, up to 50 testimonials that wait; tells of each what became of it',
    handle: ({ deps, body, actor, header }) =>
      decideMany(deps, { ...body, action: 'reject' }, actor, header('idempotency-key')),
  }),
  route(undoTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: 'Undo your own latest decisions on up to 50 testimonials; tells of each what became of it',
    handle: ({ deps, body, actor }) => undoMany(deps, body, actor),
  }),
  route(deleteTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: 'Delete up to 50 testimonials and their images for good; tells of each what became of it',
    handle: ({ deps, body, actor }) => removeMany(deps, body, actor),
  }),
];
