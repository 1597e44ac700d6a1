import * as calls from '#contract/privacy/calls.ts';
import * as publicCalls from '#contract/privacy/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { findPerson } from './person-records.ts';
import { readRetention, saveRetention } from './retention-periods.ts';

const tag = 'Privacy';

/** Email addresses are sent in the body, so that no log has them. */
export const privacyRoutes: Route[] = [
  route(calls.findPersonalData, {
    tag,
    essential: true,
    summary: 'Everything that is kept about one email address, in short',
    handle: ({ deps, body, actor }) => findPerson(deps, body.email, actor),
  }),
  route(calls.exportPersonalData, {
    tag,
    essential: true,
    summary: 'Everything that is kept about one email address, as a JSON file with the photos in it',
    handle: ({ deps, body, actor }) => exportPerson(deps, body.email, actor),
  }),
  route(calls.erasePersonalData, {
    tag,
    essential: true,
    mayFail: ['not_found'],
    summary: 'Delete everything that is kept about one email address, for good',
    handle: ({ deps, body, actor }) => erasePerson(deps, body.email, actor),
  }),
  route(publicCalls.readRetention, {
    tag,
    summary: 'After how many months what is done with is deleted',
    invalidatedBy: ['settings'],
    handle: ({ deps }) => readRetention(deps),
  }),
  route(calls.saveRetention, {
    tag,
    essential: true,
    summary: 'Replace the retention periods',
    handle: ({ deps, body, actor }) => saveRetention(deps, body, actor),
  }),
];
