import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import {
  addPhotosToManagedDonation,
  askAnotherDayForManagedDonation,
  chooseDayForManagedDonation,
  readManagedCalendar,
  readManagedDonation,
  withdrawManagedDonation,
} from '#contract/donations/managed-calls.ts';
import { type Route, route } from '../http/route.ts';
import { askAnotherDay } from './ask-another-day.ts';
import { chooseDayByLink } from './choose-day.ts';
import { addPhotosByLink, readByLink, withdrawByLink } from './manage-by-link.ts';
import { managedCalendar } from './managed-calendar.ts';

/** The token is sent in the body, so that it appears in no log. */
export const donationLinkRoutes: Route[] = [
  route(readManagedDonation, {
    tag: 'Donations',
    limit: 'manageLink',
    essential: true,
    summary: 'See the offer behind a manage link, and where it stands',
    mayFail: ['not_found'],
    handle: ({ deps, body }) => readByLink(deps, body.token),
  }),
  route(withdrawManagedDonation, {
    tag: 'Donations',
    limit: 'manageLink',
    essential: true,
    summary: 'Withdraw the offer behind a manage link, unless it is collected or declined',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => withdrawByLink(deps, body.token),
  }),
  route(addPhotosToManagedDonation, {
    tag: 'Donations',
    limit: 'manageLink',
    summary:
      'Add photos to the offer behind a manage link while it is pending or approved; at most 5 in all; with an Idempotency-Key it is done only once',
    mayFail: ['not_found', 'conflict'],
    status: 201,
    handle: ({ deps, body, files, header }) =>
      addPhotosByLink(deps, { token: body.token, uploads: files.photos ?? [], key: header(IDEMPOTENCY_HEADER) }),
  }),
  route(askAnotherDayForManagedDonation, {
    tag: 'Donations',
    limit: 'manageLink',
    summary:
      'Ask for another day, with a note for staff: an agreed day is cancelled, and the offer goes back to their list',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => askAnotherDay(deps, body),
  }),
  route(chooseDayForManagedDonation, {
    tag: 'Donations',
    limit: 'manageLink',
    essential: true,
    summary:
      'Choose one of the days that are offered; where its last place has just gone, the error lists the days left',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => chooseDayByLink(deps, body),
  }),
  route(readManagedCalendar, {
    tag: 'Donations',
    limit: 'manageLink',
    essential: true,
    summary: 'The agreed day as a calendar file; a cancelled entry where it is not agreed any more',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => managedCalendar(deps, body.token),
  }),
];
