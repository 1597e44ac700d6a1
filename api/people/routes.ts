import { emailChange, emailChangeBegun, emailChanged, emailToken } from '#contract/auth/email-change.ts';
import { signInAnswer } from '#contract/auth/factors.ts';
import { alarm, alarmToken, doubts, endedAccess, endedByLink, notMe, notMeByLink } from '#contract/auth/not-me.ts';
import { sortedPageQuery } from '#contract/calls/paging.ts';
import {
  invitation,
  invitationAcceptance,
  invitationToken,
  invitee,
  passwordReset,
} from '#contract/people/invitations.ts';
import { forgottenPassword, newPerson, personUpdate, staffPeople, staffPerson } from '#contract/people/people.ts';
import { senderOf } from '../auth/start-sign-in.ts';
import { type Route, route } from '../http/route.ts';
import { acceptInvitation, readInvitation, resetByLink } from './accept-invitation.ts';
import { changePerson, endSessionsOf } from './change.ts';
import { changeEmail, confirmEmail } from './change-email.ts';
import { askForReset } from './forgotten-password.ts';
import { invite } from './invite.ts';
import { listStaff } from './list.ts';
import { endByLink, endOwn, listDoubts, readAlarm } from './not-me.ts';
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
    summary: 'Every staff account, oldest first or as `sort` says',
    query: sortedPageQuery,
    answer: staffPeople,
    handle: ({ deps, query }) => listStaff(deps, query),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/people/invitations',
    operationId: 'invitePerson',
    summary:
      'Make an account and mail its owner a link to choose a password; without a mail server the link is answered, once',
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
    mayFail: ['not_found', 'conflict'],
    summary: 'Choose a password with the token of an invitation, and sign in',
    body: invitationAcceptance,
    answer: signInAnswer,
    handle: ({ deps, body, ...call }) => acceptInvitation(deps, body, senderOf(call), call.header('authorization')),
  }),
  route({
    method: 'post',
    path: '/auth/forgotten-password',
    operationId: 'askForPasswordReset',
    access: 'anyone',
    tag: 'Sign-in',
    limit: 'forgottenPassword',
    summary:
      'Ask for a mail with a link to choose another password; the answer never tells whether there is an account',
    body: forgottenPassword,
    status: 202,
    answer: null,
    handle: ({ deps, body, header }) => askForReset(deps, body, header('cookie')),
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    operationId: 'resetOwnPassword',
    access: 'anyone',
    tag: 'Sign-in',
    limit: 'invitation',
    mayFail: ['not_found'],
    summary: 'Choose another password with the token of a mailed link, once; all sessions end',
    body: passwordReset,
    answer: null,
    handle: ({ deps, body }) => resetByLink(deps, body),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/alarm',
    operationId: 'readAlarm',
    tag: 'Sign-in',
    summary: 'What the link of an alarm mail is about, and earlier alarms of a day',
    body: alarmToken,
    answer: alarm,
    handle: ({ deps, body }) => readAlarm(deps, body.token),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/not-me',
    operationId: 'notMeByLink',
    tag: 'Sign-in',
    summary:
      'This was not me, with the token of an alarm mail, once: all sessions end, the password, and what was made since the last certain sign-in',
    body: notMeByLink,
    answer: endedByLink,
    handle: ({ deps, body }) => endByLink(deps, body),
  }),
  route({
    method: 'get',
    path: '/auth/doubts',
    operationId: 'listOwnDoubts',
    access: 'staff',
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    summary: 'The own sign-ins and alarms that can be called somebody else’s, newest first',
    answer: doubts,
    handle: ({ deps, actor }) => listDoubts(deps, actor),
  }),
  route({
    method: 'post',
    path: '/auth/not-me/own',
    operationId: 'notMe',
    essential: true,
    access: 'staff',
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    mayFail: ['conflict', 'rate_limited'],
    summary:
      'This was not me, from the own account: ends what was made since a moment, this session too, and sets another password',
    body: notMe,
    answer: endedAccess,
    handle: ({ deps, body, actor, ...call }) => endOwn(deps, body, actor, senderOf(call)),
  }),
  route({
    method: 'post',
    path: '/auth/change-email',
    operationId: 'changeOwnEmail',
    essential: true,
    access: 'staff',
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    summary: 'Change the own e-mail address, with the password or a code; it counts once its link is opened',
    body: emailChange,
    mayFail: ['conflict', 'rate_limited'],
    answer: emailChangeBegun,
    handle: ({ deps, body, actor, ...call }) => changeEmail(deps, body, actor, senderOf(call)),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/confirm-email',
    operationId: 'confirmOwnEmail',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Make a new e-mail address count with the token that was mailed to it, once',
    body: emailToken,
    answer: emailChanged,
    handle: ({ deps, body }) => confirmEmail(deps, body.token),
  }),
];
