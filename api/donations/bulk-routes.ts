import { bulkDonationDecision } from '#contract/donations/donation-desk.ts';
import { bulkChoice, bulkResults, bulkUndo } from '#contract/moderation/moderation.ts';
import { type Route, route } from '../http/route.ts';
import { removeMany, reviewMany, undoMany } from './bulk.ts';

const shared = { method: 'post', tag: 'Donations', essential: true, answer: bulkResults } as const;
const statuses = { approve: 'approved', reject: 'rejected' } as const;

/** One decision on up to 50 offers; each answer tells what became of each. */
export const bulkDonationRoutes: Route[] = [
  ...(['approve', 'reject'] as const).map((action) =>
    route({
      ...shared,
      path: `/donationitems/${action}`,
      operationId: `${action}Donations`,
      access: 'staff',
      scope: 'donations:review',
      summary: `${action === 'approve' ? 'Approve' : 'Reject, with a reason,'} up to 50 donations that wait; tells of each what became of it`,
      body: bulkDonationDecision,
      handle: ({ deps, body, actor, header }) =>
        reviewMany(deps, { ...body, status: statuses[action] }, actor, header('idempotency-key')),
    }),
  ),
  route({
    ...shared,
    path: '/donationitems/collect',
    operationId: 'collectDonations',
    access: 'staff',
    scope: 'donations:review',
    summary: 'Mark up to 50 approved donations as collected; tells of each what became of it',
    body: bulkChoice,
    handle: ({ deps, body, actor, header }) =>
      reviewMany(deps, { ...body, adminNotes: '', status: 'collected' }, actor, header('idempotency-key')),
  }),
  route({
    ...shared,
    path: '/donationitems/undo',
    operationId: 'undoDonations',
    access: 'staff',
    scope: 'donations:review',
    summary: 'Undo your own latest decisions on up to 50 donations; tells of each what became of it',
    body: bulkUndo,
    handle: ({ deps, body, actor }) => undoMany(deps, body, actor),
  }),
  route({
    ...shared,
    path: '/donationitems/delete',
    operationId: 'deleteDonations',
    access: 'administrator',
    summary: 'Delete up to 50 donations and their photos for good; tells of each what became of it',
    body: bulkChoice,
    handle: ({ deps, body, actor }) => removeMany(deps, body, actor),
  }),
];
