import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import {
  donationCounts,
  donationItem,
  donationItems,
  donationNarrowing,
  donationQuery,
  donationReview,
} from '#contract/donations/donation-desk.ts';
import { donationCreated, donationPhotos, donationStatus, donationSubmission } from '#contract/donations/donations.ts';
import { undoQuery } from '#contract/moderation/moderation.ts';
import { parse } from '../http/parse.ts';
import { type Route, route } from '../http/route.ts';
import { leaseRoutes } from '../leases/lease-routes.ts';
import { withAccount } from '../moderation/desk-filter.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { addPhotos, isPhotoKey } from './add-photos.ts';
import { review } from './decide.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { countByStatus, list, read } from './lists.ts';
import { photoField } from './photo-field.ts';
import { remove } from './remove.ts';
import { isOfferKey, submit } from './submit.ts';
import { undo } from './undo.ts';

const tag = 'Donations';
const statusParam = z.object({ status: donationStatus });

export const donationRoutes: Route[] = [
  route({
    method: 'post',
    path: '/donationitems/simple',
    operationId: 'offerItems',
    access: 'anyone',
    tag,
    summary:
      'Offer items; answers the reference to quote on the telephone and the manage link; with an Idempotency-Key it is done only once',
    body: donationSubmission,
    limit: 'submission',
    isRepeat: isOfferKey,
    mayFail: ['conflict'],
    status: 201,
    answer: donationCreated,
    handle: ({ body, ...call }) => submit(call.deps, body, sourceOf(call)),
  }),
  route({
    method: 'post',
    path: '/donationitems/:id/photos',
    operationId: 'addDonationPhotos',
    access: 'anyone',
    tag,
    summary:
      'Add photos to an offer, within an hour and before it is reviewed; at most 5 in all; with an Idempotency-Key it is done only once',
    files: { photos: photoField },
    limit: 'photos',
    status: 201,
    answer: donationPhotos,
    isRepeat: (deps, key, { id = '' }) => isPhotoKey(deps, id, key),
    mayFail: ['conflict'],
    handle: ({ deps, params: { id = '' }, files, header }) =>
      addPhotos(deps, { id, uploads: files.photos ?? [], key: header(IDEMPOTENCY_HEADER) }),
  }),
  route({
    method: 'get',
    path: '/donationitems',
    operationId: 'listDonations',
    access: 'staff',
    scope: 'donations:read',
    tag,
    summary: 'All donations, newest first or as `sort` says',
    query: donationQuery,
    answer: donationItems,
    handle: ({ deps, query, actor }) => list(deps, withAccount(query, actor)),
  }),
  route({
    method: 'get',
    path: '/donationitems/status/:status',
    operationId: 'listDonationsByStatus',
    access: 'staff',
    scope: 'donations:read',
    tag,
    summary: 'Donations of one status, newest first or as `sort` says',
    query: donationQuery,
    answer: donationItems,
    handle: ({ deps, params, query, actor }) =>
      list(deps, withAccount(query, actor), parse(statusParam, params).status),
  }),
  route({
    method: 'get',
    path: '/donationitems/counts',
    operationId: 'countDonations',
    access: 'staff',
    scope: 'donations:read',
    tag,
    summary: 'How many donations there are in each status, as far as the search and the filters let them through',
    query: donationNarrowing,
    answer: donationCounts,
    handle: ({ deps, query, actor }) => countByStatus(deps, withAccount(query, actor)),
  }),
  route({
    method: 'get',
    path: '/donationitems/:id',
    operationId: 'readDonation',
    access: 'staff',
    scope: 'donations:read',
    tag,
    summary: 'One donation',
    answer: donationItem,
    handle: ({ deps, params: { id = '' } }) => read(deps, id),
  }),
  route({
    method: 'patch',
    path: '/donationitems/:id/review',
    operationId: 'reviewDonation',
    essential: true,
    access: 'staff',
    scope: 'donations:review',
    tag,
    summary:
      'Move a donation to another status; a rejection needs a reason, in reasonForDonor for the donor or in adminNotes for colleagues; with an Idempotency-Key it is done only once',
    body: donationReview,
    answer: donationItem,
    handle: ({ deps, params: { id = '' }, body, actor, header }) =>
      review(deps, { ...body, id }, actor, header('idempotency-key')),
  }),
  route({
    method: 'put',
    path: '/donationitems/:id/undo',
    operationId: 'undoDonation',
    essential: true,
    access: 'staff',
    scope: 'donations:review',
    tag,
    summary:
      'Undo your own latest decision on a donation, within a day; with the Idempotency-Key of a decision only that one, which is not made any more if it has not arrived',
    query: undoQuery,
    answer: donationItem,
    handle: ({ deps, params: { id = '' }, query, actor }) => undo(deps, id, actor, { key: query.decision }),
  }),
  route({
    method: 'delete',
    path: '/donationitems/:id',
    operationId: 'deleteDonation',
    access: 'administrator',
    tag,
    summary: 'Delete a donation and its photos for good',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => remove(deps, id, actor),
  }),
  ...leaseRoutes({ kind: 'donation', base: '/donationitems', tag, noun: 'Donation', checkExists: donationOrThrow }),
];
