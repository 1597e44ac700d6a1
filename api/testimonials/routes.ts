import { newestPageQuery } from '#contract/calls/paging.ts';
import {
  helplinesBelowUpdate,
  redactionUpdate,
  statusUpdate,
  testimonialQuery,
  undoQuery,
} from '#contract/moderation/moderation.ts';
import { reviewResult } from '#contract/review/review.ts';
import { staffTestimonial, staffTestimonials } from '#contract/testimonials/staff-testimonials.ts';
import {
  autoReviewRequest,
  IMAGE_SIZE_MESSAGE,
  ONE_IMAGE_MESSAGE,
  publicTestimonials,
  submittedTestimonial,
  testimonialSubmission,
} from '#contract/testimonials/testimonials.ts';
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
  route({
    method: 'post',
    path: '/testimonials',
    operationId: 'submitTestimonial',
    access: 'anyone',
    tag,
    summary: 'Submit a testimonial for review; with an Idempotency-Key it is done only once',
    body: testimonialSubmission,
    files: { image: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } },
    repeated: ['consentTo'],
    limit: 'submission',
    isRepeat: isTestimonialKey,
    mayFail: ['conflict'],
    status: 201,
    answer: submittedTestimonial,
    handle: ({ body, files, ...call }) => submit(call.deps, body, files.image ?? [], sourceOf(call)),
  }),
  route({
    method: 'get',
    path: '/testimonials/approved',
    operationId: 'listApprovedTestimonials',
    access: 'anyone',
    tag,
    summary: 'Approved testimonials, newest approval first or as `sort` says',
    query: newestPageQuery,
    answer: publicTestimonials,
    invalidatedBy: ['testimonials', 'settings'],
    handle: ({ deps, query }) => listApproved(deps, query),
  }),
  route({
    method: 'get',
    path: '/testimonials/pending',
    operationId: 'listPendingTestimonials',
    access: 'staff',
    scope: 'testimonials:read',
    tag,
    summary: 'Testimonials that wait for a decision, newest first or as `sort` says',
    query: testimonialQuery,
    answer: staffTestimonials,
    handle: ({ deps, query, actor }) => listPending(deps, withAccount(query, actor)),
  }),
  route({
    method: 'get',
    path: '/testimonials',
    operationId: 'listTestimonials',
    access: 'staff',
    scope: 'testimonials:read',
    tag,
    summary: 'All testimonials, newest first or as `sort` says',
    query: testimonialQuery,
    answer: staffTestimonials,
    handle: ({ deps, query, actor }) => listAll(deps, withAccount(query, actor)),
  }),
  route({
    method: 'put',
    path: '/testimonials/:id/helplines',
    operationId: 'showHelplinesBelowTestimonial',
    access: 'staff',
    tag,
    summary: 'Put the helplines below a testimonial, or take them away again',
    body: helplinesBelowUpdate,
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' }, body, actor }) => showHelplinesBelow(deps, { id, ...body }, actor),
  }),
  ...automaticRoutes,
  route({
    method: 'get',
    path: '/testimonials/:id',
    operationId: 'readTestimonial',
    access: 'staff',
    scope: 'testimonials:read',
    tag,
    summary: 'One testimonial',
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' } }) => read(deps, id),
  }),
  route({
    method: 'put',
    path: '/testimonials/:id/status',
    operationId: 'decideTestimonial',
    essential: true,
    access: 'staff',
    scope: 'testimonials:decide',
    tag,
    summary:
      'Approve or reject a testimonial; a rejection needs a reason in adminNotes; with an Idempotency-Key it is done only once',
    body: statusUpdate,
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' }, body, actor, header }) =>
      decide(deps, { ...body, id }, actor, header('idempotency-key')),
  }),
  route({
    method: 'put',
    path: '/testimonials/:id/undo',
    operationId: 'undoTestimonial',
    essential: true,
    access: 'staff',
    scope: 'testimonials:decide',
    tag,
    summary:
      'Undo your own latest decision on a testimonial, within a day; with the Idempotency-Key of a decision only that one, which is not made any more if it has not arrived',
    query: undoQuery,
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' }, query, actor }) => undo(deps, id, actor, { key: query.decision }),
  }),
  route({
    method: 'put',
    path: '/testimonials/:id/redaction',
    operationId: 'redactTestimonial',
    access: 'staff',
    tag,
    summary: 'Set the text that the public reads instead of the original; empty shows the original again',
    body: redactionUpdate,
    answer: staffTestimonial,
    handle: ({ deps, params: { id = '' }, body, actor }) => redact(deps, { ...body, id }, actor),
  }),
  route({
    method: 'delete',
    path: '/testimonials/:id',
    operationId: 'deleteTestimonial',
    access: 'administrator',
    tag,
    summary: 'Delete a testimonial and its image for good',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => remove(deps, id, actor),
  }),
  route({
    method: 'post',
    path: '/testimonials/auto-review',
    operationId: 'reviewTestimonialText',
    essential: true,
    access: 'anyone',
    tag,
    summary: 'Review a text automatically before it is submitted',
    body: autoReviewRequest,
    limit: 'review',
    answer: reviewResult,
    handle: async ({ deps, body }) => {
      const helplines = helplinesOf(deps.store.data);
      return (await deps.loadReviewer()).review(body.content, { helplines }).result;
    },
  }),
  ...leaseRoutes({
    kind: 'testimonial',
    base: '/testimonials',
    tag,
    noun: 'Testimonial',
    checkExists: testimonialOrThrow,
  }),
];
