import * as calls from '#contract/donations/calls.ts';
import { type Route, route } from '../http/route.ts';
import { writeToDonor } from './write-to-donor.ts';

/** How staff write to a donor. */
export const donorLetterRoutes: Route[] = [
  route(calls.writeToDonor, {
    tag: 'Donations',
    summary: 'Write to the donor of an offer; with `newLink` earlier links to the donor’s page stop working',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => writeToDonor(deps, { id, ...body }, actor),
  }),
];
