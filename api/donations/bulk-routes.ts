import {
  approveDonations,
  collectDonations,
  deleteDonations,
  rejectDonations,
  undoDonations,
} from '#contract/donations/calls.ts';
import { type Route, route } from '../http/route.ts';
import { removeMany, reviewMany, undoMany } from './bulk.ts';

export const bulkDonationRoutes: Route[] = [
  route(approveDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Approve up to 50 donations that wait; tells of each what became of it',
    handle: ({ deps, body, actor, header }) =>
      reviewMany(deps, { ...body, status: 'approved' }, actor, header('idempotency-key')),
  }),
  route(rejectDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Reject, with a reason, up to 50 donations that wait; tells of each what became of it',
    handle: ({ deps, body, actor, header }) =>
      reviewMany(deps, { ...body, status: 'rejected' }, actor, header('idempotency-key')),
  }),
  route(collectDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Mark up to 50 approved donations as collected; tells of each what became of it',
    handle: ({ deps, body, actor, header }) =>
      reviewMany(deps, { ...body, adminNotes: '', status: 'collected' }, actor, header('idempotency-key')),
  }),
  route(undoDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Undo your own latest decisions on up to 50 donations; tells of each what became of it',
    handle: ({ deps, body, actor }) => undoMany(deps, body, actor),
  }),
  route(deleteDonations, {
    tag: 'Donations',
    essential: true,
    summary: 'Delete up to 50 donations and their photos for good; tells of each what became of it',
    handle: ({ deps, body, actor }) => removeMany(deps, body, actor),
  }),
];
