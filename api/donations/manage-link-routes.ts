import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import { donationPhotos } from '#contract/donations/donations.ts';
import { anotherDay, ownDayChoice, ownDonation, ownDonationRequest } from '#contract/donations/own-donation.ts';
import { calendarFile } from '../http/calendar-response.ts';
import { type Route, route } from '../http/route.ts';
import { askAnotherDay } from './ask-another-day.ts';
import { chooseDayByLink } from './choose-day.ts';
import { addPhotosByLink, readByLink, withdrawByLink } from './manage-own.ts';
import { ownCalendar } from './own-calendar.ts';
import { photoField } from './photo-field.ts';

const shared = {
  method: 'post',
  access: 'anyone',
  tag: 'Donations',
  limit: 'manageLink',
  body: ownDonationRequest,
} as const;

/** The calls behind an offer's manage link. The token is sent in the body, so that it appears in no log. */
export const donationLinkRoutes: Route[] = [
  route({
    ...shared,
    path: '/donationitems/yours',
    operationId: 'readOwnOffer',
    essential: true,
    summary: 'See the offer behind a manage link, and where it stands',
    mayFail: ['not_found'],
    answer: ownDonation,
    handle: ({ deps, body }) => readByLink(deps, body.token),
  }),
  route({
    ...shared,
    path: '/donationitems/yours/withdraw',
    operationId: 'withdrawOwnOffer',
    essential: true,
    summary: 'Withdraw the own offer, unless it is collected or declined',
    mayFail: ['not_found', 'conflict'],
    answer: ownDonation,
    handle: ({ deps, body }) => withdrawByLink(deps, body.token),
  }),
  route({
    ...shared,
    path: '/donationitems/yours/photos',
    operationId: 'addPhotosToOwnOffer',
    summary:
      'Add photos to the own offer while it is pending or approved; at most 5 in all; with an Idempotency-Key it is done only once',
    mayFail: ['not_found', 'conflict'],
    files: { photos: photoField },
    status: 201,
    answer: donationPhotos,
    handle: ({ deps, body, files, header }) =>
      addPhotosByLink(deps, { token: body.token, uploads: files.photos ?? [], key: header(IDEMPOTENCY_HEADER) }),
  }),
  route({
    ...shared,
    path: '/donationitems/yours/another-day',
    operationId: 'askAnotherDayForOwnOffer',
    summary:
      'Ask for another day, with a note for staff: an agreed day is cancelled, and the offer goes back to their list',
    mayFail: ['not_found', 'conflict'],
    body: anotherDay,
    answer: ownDonation,
    handle: ({ deps, body }) => askAnotherDay(deps, body),
  }),
  route({
    ...shared,
    path: '/donationitems/yours/choose',
    operationId: 'chooseDayForOwnOffer',
    essential: true,
    summary:
      'Choose one of the days that are offered; where its last place has just gone, the error lists the days left',
    mayFail: ['not_found', 'conflict'],
    body: ownDayChoice,
    answer: ownDonation,
    handle: ({ deps, body }) => chooseDayByLink(deps, body),
  }),
  route({
    ...shared,
    path: '/donationitems/yours/calendar',
    operationId: 'readOwnCalendar',
    essential: true,
    summary: 'The agreed day as a calendar file; a cancelled entry where it is not agreed any more',
    mayFail: ['not_found', 'conflict'],
    answer: calendarFile,
    handle: ({ deps, body }) => ownCalendar(deps, body.token),
  }),
];
