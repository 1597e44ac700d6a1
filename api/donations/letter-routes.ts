import { donationItem } from '#contract/donations/donation-desk.ts';
import { newDonorLetter } from '#contract/donations/donor-letters.ts';
import { type Route, route } from '../http/route.ts';
import { writeToDonor } from './write-to-donor.ts';

/** How staff write to a donor. */
export const donorLetterRoutes: Route[] = [
  route({
    method: 'post',
    path: '/donationitems/:id/letters',
    operationId: 'writeToDonor',
    access: 'staff',
    tag: 'Donations',
    summary: 'Write to the donor of an offer; with `newLink` earlier links to the donor’s page stop working',
    body: newDonorLetter,
    mayFail: ['conflict'],
    answer: donationItem,
    handle: ({ deps, params: { id = '' }, body, actor }) => writeToDonor(deps, { id, ...body }, actor),
  }),
];
