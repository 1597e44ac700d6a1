import { automaticApprovals, automaticQuery } from '#contract/testimonials/automatic-approvals.ts';
import { staffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { type Route, route } from '../http/route.ts';
import { listAutomatic, takeDown } from './automatic-approvals.ts';

const tag = 'Testimonials';

/** What the automatic review published by itself. */
export const automaticRoutes: Route[] = [
  route({
    method: 'get',
    path: '/testimonials/automatic',
    operationId: 'listAutomaticApprovals',
    access: 'staff',
    tag,
    summary: 'What the automatic review published by itself on a day, and which other days have something',
    query: automaticQuery,
    answer: automaticApprovals,
    handle: ({ deps, query }) => listAutomatic(deps, query),
  }),
  route({
    method: 'put',
    path: '/testimonials/:id/take-down',
    operationId: 'takeDownTestimonial',
    access: 'staff',
    tag,
    summary: 'Take down what the automatic review published; it waits for a decision again',
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' }, actor }) => takeDown(deps, id, actor),
  }),
];
