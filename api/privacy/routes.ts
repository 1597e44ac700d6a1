import { erasure, personalData, privacyRequest } from '#contract/privacy/privacy.ts';
import { retention } from '#contract/privacy/retention.ts';
import { type Route, route } from '../http/route.ts';
import { erasePerson } from './erase.ts';
import { exportFile, exportPerson } from './export.ts';
import { findPerson } from './person-records.ts';
import { readRetention, saveRetention } from './retention-periods.ts';

const tag = 'Privacy';
const shared = { access: 'administrator', tag, body: privacyRequest } as const;

/** Stored personal data and retention. E-mail addresses are sent in the body, so that they appear in no log. */
export const privacyRoutes: Route[] = [
  route({
    ...shared,
    method: 'post',
    path: '/privacy/find',
    operationId: 'findPersonalData',
    essential: true,
    summary: 'Everything that is kept about one e-mail address, in short',
    answer: personalData,
    handle: ({ deps, body }) => findPerson(deps, body.email),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/privacy/export',
    operationId: 'exportPersonalData',
    essential: true,
    summary: 'Everything that is kept about one e-mail address, as a JSON file with the photos in it',
    answer: exportFile,
    handle: ({ deps, body, actor }) => exportPerson(deps, body.email, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/privacy/erase',
    operationId: 'erasePersonalData',
    essential: true,
    mayFail: ['not_found'],
    summary: 'Delete everything that is kept about one e-mail address, for good',
    answer: erasure,
    handle: ({ deps, body, actor }) => erasePerson(deps, body.email, actor),
  }),
  route({
    method: 'get',
    path: '/privacy/retention',
    operationId: 'readRetention',
    access: 'anyone',
    tag,
    summary: 'After how many months what is done with is deleted',
    answer: retention,
    invalidatedBy: ['settings'],
    handle: ({ deps }) => readRetention(deps),
  }),
  route({
    method: 'put',
    path: '/privacy/retention',
    operationId: 'saveRetention',
    access: 'administrator',
    essential: true,
    tag,
    summary: 'Replace the retention periods',
    body: retention,
    answer: retention,
    handle: ({ deps, body, actor }) => saveRetention(deps, body, actor),
  }),
];
