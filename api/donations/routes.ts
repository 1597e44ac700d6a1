import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import * as calls from '#contract/donations/calls.ts';
import { donationStatus } from '#contract/donations/donations.ts';
import { addDonationPhotos, askForVan, offerItems } from '#contract/donations/public-calls.ts';
import { parse } from '../http/parse.ts';
import { type Route, route } from '../http/route.ts';
import { leaseRoutes } from '../leases/lease-routes.ts';
import { withAccount } from '../moderation/desk-filter.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { shopWithVanFor } from '../stops/area-of.ts';
import { addPhotos, isPhotoKey } from './add-photos.ts';
import { chooseShop } from './choose-shop.ts';
import { review } from './decide.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { countByStatus, list, read } from './lists.ts';
import { remove } from './remove.ts';
import { isOfferKey, submit } from './submit.ts';
import { undo } from './undo.ts';

const tag = 'Donations';
const statusParam = z.object({ status: donationStatus });

export const donationRoutes: Route[] = [
  route(offerItems, {
    tag,
    summary:
      'Offer items; answers the reference to quote on the telephone and the manage link; with an Idempotency-Key it is done only once',
    limit: 'submission',
    isRepeat: isOfferKey,
    mayFail: ['conflict'],
    status: 201,
    handle: ({ body, ...call }) => submit(call.deps, body, sourceOf(call)),
  }),
  route(askForVan, {
    tag,
    summary: 'Whether the van comes to an Eircode or a town, and from which shop; nothing of it is stored',
    limit: 'review',
    handle: ({ deps, body }) => ({ shop: shopWithVanFor(deps.store.data, body.place) }),
  }),
  route(addDonationPhotos, {
    tag,
    summary:
      'Add photos to an offer, within an hour and before it is reviewed; at most 5 in all; with an Idempotency-Key it is done only once',
    limit: 'photos',
    status: 201,
    isRepeat: (deps, key, { id }) => isPhotoKey(deps, id, key),
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, files, header }) =>
      addPhotos(deps, { id, uploads: files.photos ?? [], key: header(IDEMPOTENCY_HEADER) }),
  }),
  route(calls.listDonations, {
    tag,
    summary: 'All donations, newest first or as `sort` says',
    handle: ({ deps, query, actor }) => list(deps, withAccount(query, actor)),
  }),
  route(calls.listDonationsByStatus, {
    tag,
    summary: 'Donations of one status, newest first or as `sort` says',
    handle: ({ deps, params, query, actor }) =>
      list(deps, withAccount(query, actor), parse(statusParam, params).status),
  }),
  route(calls.countDonations, {
    tag,
    summary: 'How many donations there are in each status, as far as the search and the filters let them through',
    handle: ({ deps, query, actor }) => countByStatus(deps, withAccount(query, actor)),
  }),
  route(calls.readDonation, {
    tag,
    summary: 'One donation',
    handle: ({ deps, params: { id } }) => read(deps, id),
  }),
  route(calls.reviewDonation, {
    tag,
    essential: true,
    summary:
      'Move a donation to another status; a rejection needs a reason, in reasonForDonor for the donor or in adminNotes for colleagues; with an Idempotency-Key it is done only once',
    handle: ({ deps, params: { id }, body, actor, header }) =>
      review(deps, { ...body, id }, actor, header('idempotency-key')),
  }),
  route(calls.chooseShop, {
    tag,
    summary: 'Say to which shop the donor brought an offer; null where nobody knows',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => chooseShop(deps, { id, ...body }, actor),
  }),
  route(calls.undoDonation, {
    tag,
    essential: true,
    summary:
      'Undo your own latest decision on a donation, within a day; with the Idempotency-Key of a decision only that one, which is not made any more if it has not arrived',
    handle: ({ deps, params: { id }, query, actor }) => undo(deps, id, actor, { key: query.decision }),
  }),
  route(calls.deleteDonation, {
    tag,
    summary: 'Delete a donation and its photos for good',
    handle: ({ deps, params: { id }, actor }) => remove(deps, id, actor),
  }),
  ...leaseRoutes({
    kind: 'donation',
    tag,
    hold: calls.holdDonation,
    release: calls.releaseDonation,
    checkExists: donationOrThrow,
  }),
];
