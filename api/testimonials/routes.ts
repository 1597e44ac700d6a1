import { reviewTestimonialText } from '#contract/review/public-calls.ts';
import {
  decideTestimonial,
  deleteTestimonial,
  holdTestimonial,
  listPendingTestimonials,
  listTestimonials,
  readTestimonial,
  redactTestimonial,
  releaseTestimonial,
  showHelplinesBelowTestimonial,
  undoTestimonial,
} from '#contract/testimonials/calls.ts';
import { listApprovedTestimonials, submitTestimonial } from '#contract/testimonials/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { leaseRoutes } from '../leases/lease-routes.ts';
import { withAccount } from '../moderation/desk-filter.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { helplinesOf } from '../settings/helplines.ts';
import { automaticRoutes } from './automatic-approval-routes.ts';
import { decide } from './decide.ts';
import { showHelplinesBelow } from './helplines-below.ts';
import { listAll, listApproved, listPending, read } from './lists.ts';
import { redact } from './redact.ts';
import { remove } from './remove.ts';
import { isTestimonialKey, submit } from './submit.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { undo } from './undo.ts';

const tag = 'Testimonials';

export const testimonialRoutes: Route[] = [
  route(submitTestimonial, {
    tag,
    summary: 'Submit a testimonial for review; with an Idempotency-Key it is done only once',
    limit: 'submission',
    isRepeat: isTestimonialKey,
    mayFail: ['conflict'],
    status: 201,
    handle: ({ body, files, ...call }) => submit(call.deps, body, files.image ?? [], sourceOf(call)),
  }),
  route(listApprovedTestimonials, {
    tag,
    summary: 'Approved testimonials, newest approval first or as `sort` says',
    invalidatedBy: ['testimonials', 'settings'],
    handle: ({ deps, query }) => listApproved(deps, query),
  }),
  route(listPendingTestimonials, {
    tag,
    summary: 'Testimonials that wait for a decision, newest first or as `sort` says',
    handle: ({ deps, query, actor }) => listPending(deps, withAccount(query, actor)),
  }),
  route(listTestimonials, {
    tag,
    summary: 'All testimonials, newest first or as `sort` says',
    handle: ({ deps, query, actor }) => listAll(deps, withAccount(query, actor)),
  }),
  route(showHelplinesBelowTestimonial, {
    tag,
    summary: 'Put the helplines below a testimonial, or take them away again',
    handle: ({ deps, params: { id }, body, actor }) => showHelplinesBelow(deps, { id, ...body }, actor),
  }),
  ...automaticRoutes,
  route(readTestimonial, {
    tag,
    summary: 'One testimonial',
    handle: ({ deps, params: { id } }) => read(deps, id),
  }),
  route(decideTestimonial, {
    tag,
    essential: true,
    summary:
      'Approve or reject a testimonial; a rejection needs a reason in adminNotes; with an Idempotency-Key it is done only once',
    handle: ({ deps, params: { id }, body, actor, header }) =>
      decide(deps, { ...body, id }, actor, header('idempotency-key')),
  }),
  route(undoTestimonial, {
    tag,
    essential: true,
    summary:
      'Undo your own latest decision on a testimonial, within a day; with the Idempotency-Key of a decision only that one, which is not made any more if it has not arrived',
    handle: ({ deps, params: { id }, query, actor }) => undo(deps, id, actor, { key: query.decision }),
  }),
  route(redactTestimonial, {
    tag,
    summary: 'Set the text that the public reads instead of the original; empty shows the original again',
    handle: ({ deps, params: { id }, body, actor }) => redact(deps, { ...body, id }, actor),
  }),
  route(deleteTestimonial, {
    tag,
    summary: 'Delete a testimonial and its image for good',
    handle: ({ deps, params: { id }, actor }) => remove(deps, id, actor),
  }),
  route(reviewTestimonialText, {
    tag,
    essential: true,
    summary: 'Review a text automatically before it is submitted',
    limit: 'review',
    handle: async ({ deps, body }) => {
      const helplines = helplinesOf(deps.store.data);
      return (await deps.loadReviewer()).review(body.content, { helplines }).result;
    },
  }),
  ...leaseRoutes({
    kind: 'testimonial',
    tag,
    hold: holdTestimonial,
    release: releaseTestimonial,
    checkExists: testimonialOrThrow,
  }),
];
