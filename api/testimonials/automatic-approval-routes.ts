import { listAutomaticApprovals, takeDownTestimonial } from '#contract/testimonials/calls.ts';
import { type Route, route } from '../http/route.ts';
import { listAutomatic, takeDown } from './automatic-approvals.ts';

const tag = 'Testimonials';

export const automaticRoutes: Route[] = [
  route(listAutomaticApprovals, {
    tag,
    summary: 'What the automatic review published by itself on a day, and which other days have something',
    handle: ({ deps, query }) => listAutomatic(deps, query),
  }),
  route(takeDownTestimonial, {
    tag,
    summary: 'Take down what the automatic review published; it waits for a decision again',
    handle: ({ deps, params: { id }, actor }) => takeDown(deps, id, actor),
  }),
];
