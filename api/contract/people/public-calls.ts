import { emailChanged, emailToken } from '../auth/email-change.ts';
import { signInAnswer } from '../auth/factors.ts';
import { alarm, alarmToken, endedByLink, notMeByLinkRequest } from '../auth/not-me.ts';
import { call } from '../calls/call.ts';
import { invitationAcceptance, invitationToken, invitee, passwordReset } from './invitations.ts';
import { forgottenPassword } from './people.ts';

export const readInvitation = call({
  name: 'readInvitation',
  method: 'post',
  path: '/invitations/read',
  may: 'anyone',
  body: invitationToken,
  answer: invitee,
});

export const acceptInvitation = call({
  name: 'acceptInvitation',
  method: 'post',
  path: '/invitations/accept',
  may: 'anyone',
  body: invitationAcceptance,
  answer: signInAnswer,
});

export const askForPasswordReset = call({
  name: 'askForPasswordReset',
  method: 'post',
  path: '/auth/forgotten-password',
  may: 'anyone',
  body: forgottenPassword,
  answer: null,
});

export const resetOwnPassword = call({
  name: 'resetOwnPassword',
  method: 'post',
  path: '/auth/reset-password',
  may: 'anyone',
  body: passwordReset,
  answer: null,
});

export const readAlarm = call({
  name: 'readAlarm',
  method: 'post',
  path: '/auth/alarm',
  may: 'anyone',
  body: alarmToken,
  answer: alarm,
});

export const notMeByLink = call({
  name: 'notMeByLink',
  method: 'post',
  path: '/auth/not-me',
  may: 'anyone',
  body: notMeByLinkRequest,
  answer: endedByLink,
});

export const confirmOwnEmail = call({
  name: 'confirmOwnEmail',
  method: 'post',
  path: '/auth/confirm-email',
  may: 'anyone',
  body: emailToken,
  answer: emailChanged,
});
