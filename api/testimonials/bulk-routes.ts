import { bulkChoice, bulkResults, bulkTestimonialDecision, bulkUndo } from '#contract/moderation/moderation.ts';
import { type Route, route } from '../http/route.ts';
import { decideMany, removeMany, undoMany } from './bulk.ts';

const shared = { method: 'post', tag: 'Testimonials', essential: true, answer: bulkResults } as const;

/** One decision on up to 50 testimonials; each answer tells what became of each. */
export const bulkTestimonialRoutes: Route[] = [
  ...(['approve', 'reject'] as const).map((action) =>
    route({
      ...shared,
      path: `/testimonials/${action}`,
      operationId: `${action}Testimonials`,
      access: 'staff',
      scope: 'testimonials:decide',
      summary: `${action === 'approve' ? 'Approve' : 'Reject, with a reason,'} up to 50 testimonials that wait; tells of each what became of it`,
      body: bulkTestimonialDecision,
      handle: ({ deps, body, actor, header }) =>
        decideMany(deps, { ...body, action }, actor, header('idempotency-key')),
    }),
  ),
  route({
    ...shared,
    path: '/testimonials/undo',
    operationId: 'undoTestimonials',
    access: 'staff',
    scope: 'testimonials:decide',
    summary: 'Undo your own latest decisions on up to 50 testimonials; tells of each what became of it',
    body: bulkUndo,
    handle: ({ deps, body, actor }) => undoMany(deps, body, actor),
  }),
  route({
    ...shared,
    path: '/testimonials/delete',
    operationId: 'deleteTestimonials',
    access: 'administrator',
    summary: 'Delete up to 50 testimonials and their images for good; tells of each what became of it',
    body: bulkChoice,
    handle: ({ deps, body, actor }) => removeMany(deps, body, actor),
  }),
];
