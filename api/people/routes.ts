import { invitation, invitationAcceptance, invitationToken, invitee } from '#contract/invitations.ts';
import { pageQuery } from '#contract/paging.ts';
import { newPerson, personUpdate, signedIn, staffPeople, staffPerson } from '#contract/people.ts';
import { type Route, route } from '../http/route.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changePerson, endSessionsOf } from './change.ts';
import { invite } from './invite.ts';
import { listStaff } from './list.ts';
import { resetByMail } from './reset.ts';

const shared = { access: 'administrator', tag: 'People' } as const;
const open = { access: 'anyone', tag: 'People', limit: 'invitation', mayFail: ['not_found'] } as const;

/** Staff accounts and invitations. */
export const peopleRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/people',
    operationId: 'listPeople',
    summary: 'Every staff account, oldest first',
    query: pageQuery,
    answer: staffPeople,
    handle: ({ deps, query }) => listStaff(deps, query),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/people/invitations',
    operationId: 'invitePerson',
    summary: 'Make an account and send its owner a link to choose a password; the link is answered once',
    body: newPerson,
    status: 201,
    answer: invitation,
    handle: ({ deps, body, actor }) => invite(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'patch',
    path: '/people/:id',
    operationId: 'changePerson',
    essential: true,
    summary: 'Change name or role, switch off or on; 409 for the last administrator',
    body: personUpdate,
    answer: staffPerson,
    handle: ({ deps, params: { id = '' }, body, actor }) => changePerson(deps, { ...body, id }, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/people/:id/reset',
    operationId: 'resetPerson',
    essential: true,
    summary: 'Mail a person a link to choose a new password; the one that they have stops working',
    mayFail: ['unavailable'],
    answer: invitation,
    handle: ({ deps, params: { id = '' }, actor }) => resetByMail(deps, id, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/people/:id/sessions',
    operationId: 'endSessionsOfPerson',
    summary: 'End every session of a person',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => endSessionsOf(deps, id, actor),
  }),
  route({
    ...open,
    method: 'post',
    path: '/invitations/read',
    operationId: 'readInvitation',
    essential: true,
    summary: 'Whom an invitation is for',
    body: invitationToken,
    answer: invitee,
    handle: ({ deps, body }) => readInvitation(deps, body.token),
  }),
  route({
    ...open,
    method: 'post',
    path: '/invitations/accept',
    operationId: 'acceptInvitation',
    summary: 'Choose a password with the token of an invitation, and sign in',
    body: invitationAcceptance,
    answer: signedIn,
    handle: ({ deps, body }) => acceptInvitation(deps, body),
  }),
];
