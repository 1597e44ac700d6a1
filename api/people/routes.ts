import * as calls from '#contract/people/calls.ts';
import type { Colleagues, ColleaguesQuery } from '#contract/people/people.ts';
import * as publicCalls from '#contract/people/public-calls.ts';
import { mayDo, rolesThatMay } from '#contract/roles.ts';
import { me } from '../auth/sessions.ts';
import { senderOf } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { authorPictureUrl } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { acceptInvitation, readInvitation, resetByLink } from './accept-invitation.ts';
import { changePerson, endSessionsOf } from './change.ts';
import { changeEmail, confirmEmail } from './change-email.ts';
import { askForReset } from './forgotten-password.ts';
import { invite } from './invite.ts';
import { listStaff } from './list.ts';
import { endByLink, endOwn, listDoubts, readAlarm } from './not-me.ts';
import { removePicture, setOwnPicture } from './own-picture.ts';
import { resetByMail } from './reset.ts';

const NOT_YOURS = 'Your role does not include this work.';

/**
 * Enabled accounts with this right, by name.
 * @throws Failure `forbidden` without that right; listing drivers takes the right to plan.
 */
const listColleagues = (
  { store: { data } }: Pick<Deps, 'store'>,
  { may }: ColleaguesQuery,
  { role }: Actor,
): Colleagues => {
  if (!mayDo(role, may === 'drive' ? 'plan' : may)) throw new Failure('forbidden', NOT_YOURS);
  const people = rolesThatMay(may).flatMap((one) => data.people.list('role', one));
  const colleagues = people
    .filter(({ disabled }) => !disabled)
    .map(({ id, name }) => ({ id, name, pictureUrl: authorPictureUrl(data, id) }));
  return { colleagues: colleagues.sort((a, b) => a.name.localeCompare(b.name, 'en-IE')) };
};

export const peopleRoutes: Route[] = [
  route(calls.listPeople, {
    tag: 'People',
    summary: 'Every staff account, oldest first or as `sort` says',
    handle: ({ deps, query }) => listStaff(deps, query),
  }),
  route(calls.listColleagues, {
    tag: 'People',
    summary: 'The colleagues who may do something, by name, for whoever does this work',
    handle: ({ deps, query, actor }) => listColleagues(deps, query, actor),
  }),
  route(calls.invitePerson, {
    tag: 'People',
    summary:
      'Make an account and mail its owner a link to choose a password; without a mail server the link is answered, once',
    status: 201,
    handle: ({ deps, body, actor }) => invite(deps, body, actor),
  }),
  route(calls.changePerson, {
    tag: 'People',
    essential: true,
    summary: 'Change name or role, switch off or on; 409 for the last administrator',
    handle: ({ deps, params: { id }, body, actor }) => changePerson(deps, { ...body, id }, actor),
  }),
  route(calls.resetPerson, {
    tag: 'People',
    essential: true,
    summary: 'Mail a person a link to choose a new password; the one that they have stops working',
    mayFail: ['unavailable'],
    handle: ({ deps, params: { id }, actor }) => resetByMail(deps, id, actor),
  }),
  route(calls.endSessionsOfPerson, {
    tag: 'People',
    summary: 'End every session of a person',
    handle: ({ deps, params: { id }, actor }) => endSessionsOf(deps, id, actor),
  }),
  route(calls.removePictureOfPerson, {
    tag: 'People',
    summary: 'Delete the picture that a person shows of themselves',
    handle: ({ deps, params: { id }, actor }) => removePicture(deps, id, actor),
  }),
  route(publicCalls.readInvitation, {
    tag: 'People',
    limit: 'invitation',
    mayFail: ['not_found'],
    essential: true,
    summary: 'Whom an invitation is for',
    handle: ({ deps, body }) => readInvitation(deps, body.token),
  }),
  route(publicCalls.acceptInvitation, {
    tag: 'People',
    limit: 'invitation',
    mayFail: ['not_found', 'conflict'],
    summary: 'Choose a password with the token of an invitation, and sign in',
    handle: ({ deps, body, ...call }) => acceptInvitation(deps, body, senderOf(call), call.header('authorization')),
  }),
  route(publicCalls.askForPasswordReset, {
    tag: 'Sign-in',
    limit: 'forgottenPassword',
    summary:
      'Ask for a mail with a link to choose another password; the answer never tells whether there is an account',
    status: 202,
    handle: ({ deps, body, header }) => askForReset(deps, body, header('cookie')),
  }),
  route(publicCalls.resetOwnPassword, {
    tag: 'Sign-in',
    limit: 'invitation',
    mayFail: ['not_found'],
    summary: 'Choose another password with the token of a mailed link, once; all sessions end',
    handle: ({ deps, body }) => resetByLink(deps, body),
  }),
  route(publicCalls.readAlarm, {
    tag: 'Sign-in',
    limit: 'invitation',
    mayFail: ['not_found'],
    summary: 'What the link of an alarm mail is about, and earlier alarms of a day',
    handle: ({ deps, body }) => readAlarm(deps, body.token),
  }),
  route(publicCalls.notMeByLink, {
    tag: 'Sign-in',
    limit: 'invitation',
    mayFail: ['not_found'],
    summary:
      'This was not me, with the token of an alarm mail, once: all sessions end, the password, and what was made since the last certain sign-in',
    handle: ({ deps, body }) => endByLink(deps, body),
  }),
  route(calls.listOwnDoubts, {
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    summary: 'The own sign-ins and alarms that can be called somebody else’s, newest first',
    handle: ({ deps, actor }) => listDoubts(deps, actor),
  }),
  route(calls.notMe, {
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    essential: true,
    mayFail: ['conflict', 'rate_limited'],
    summary:
      'This was not me, from the own account: ends what was made since a moment, this session too, and sets another password',
    handle: ({ deps, body, actor, ...call }) => endOwn(deps, body, actor, senderOf(call)),
  }),
  route(calls.changeOwnName, {
    tag: 'People',
    essential: true,
    summary: 'Change the own name; everything that says who did something follows',
    handle: async ({ deps, body, actor }) => {
      await changePerson(deps, { id: actor.id, name: body.name }, actor);
      return me(deps, actor);
    },
  }),
  route(calls.setOwnPicture, {
    tag: 'People',
    summary: 'Show a picture beside the own name; of what is sent, the square in its middle is kept',
    handle: ({ deps, files, actor }) => setOwnPicture(deps, files.image ?? [], actor),
  }),
  route(calls.removeOwnPicture, {
    tag: 'People',
    summary: 'Delete the own picture',
    handle: async ({ deps, actor }) => {
      await removePicture(deps, actor.id, actor);
      return me(deps, actor);
    },
  }),
  route(calls.changeOwnEmail, {
    // Not of the sign-in: whoever has to set up a second step does that first.
    tag: 'People',
    essential: true,
    summary: 'Change the own email address, with the password or a code; it counts once its link is opened',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => changeEmail(deps, body, actor, senderOf(call)),
  }),
  route(publicCalls.confirmOwnEmail, {
    tag: 'People',
    limit: 'invitation',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    summary: 'Make a new email address count with the token that was mailed to it, once',
    handle: ({ deps, body }) => confirmEmail(deps, body.token),
  }),
];
