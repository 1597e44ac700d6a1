import { call } from '../calls/call.ts';
import { unlocking } from '../desktop/desktop-sign-in.ts';
import { ownSessions, passwordChange, signedIn, user } from '../people/people.ts';
import {
  addedFactor,
  confirmation,
  factors,
  newPasskey,
  newRecoveryCodes,
  passkeyName,
  passkeyOptions,
  totpConfirmation,
  totpSetup,
} from './factors.ts';

export const listOwnFactors = call({
  name: 'listOwnFactors',
  method: 'get',
  path: '/auth/factors',
  may: 'signed-in',
  answer: factors,
});

export const beginAuthenticator = call({
  name: 'beginAuthenticator',
  method: 'post',
  path: '/auth/factors/totp',
  may: 'signed-in',
  body: confirmation,
  answer: totpSetup,
});

export const confirmAuthenticator = call({
  name: 'confirmAuthenticator',
  method: 'post',
  path: '/auth/factors/totp/confirm',
  may: 'signed-in',
  body: totpConfirmation,
  answer: addedFactor,
});

export const renewRecoveryCodes = call({
  name: 'renewRecoveryCodes',
  method: 'post',
  path: '/auth/factors/recovery-codes',
  may: 'signed-in',
  body: confirmation,
  answer: newRecoveryCodes,
});

export const renameOwnPasskey = call({
  name: 'renameOwnPasskey',
  method: 'patch',
  path: '/auth/factors/:id',
  may: 'signed-in',
  body: passkeyName,
  answer: factors,
});

export const removeOwnFactor = call({
  name: 'removeOwnFactor',
  method: 'delete',
  path: '/auth/factors/:id',
  may: 'signed-in',
  body: confirmation,
  answer: factors,
});

export const beginPasskey = call({
  name: 'beginPasskey',
  method: 'post',
  path: '/auth/factors/passkey/options',
  may: 'signed-in',
  body: confirmation,
  answer: passkeyOptions,
});

export const addPasskey = call({
  name: 'addPasskey',
  method: 'post',
  path: '/auth/factors/passkey',
  may: 'signed-in',
  body: newPasskey,
  answer: addedFactor,
});

export const unlockApp = call({
  name: 'unlockApp',
  method: 'post',
  path: '/auth/unlock',
  may: 'signed-in',
  body: unlocking,
  answer: null,
});

export const signOut = call({
  name: 'signOut',
  method: 'post',
  path: '/auth/logout',
  may: 'signed-in',
  answer: null,
});

export const readOwnAccount = call({
  name: 'readOwnAccount',
  method: 'get',
  path: '/auth/me',
  may: 'signed-in',
  answer: user,
});

export const refreshSession = call({
  name: 'refreshSession',
  method: 'post',
  path: '/auth/refresh',
  may: 'signed-in',
  answer: signedIn,
});

export const changeOwnPassword = call({
  name: 'changeOwnPassword',
  method: 'post',
  path: '/auth/change-password',
  may: 'signed-in',
  body: passwordChange,
  answer: signedIn,
});

export const listOwnSessions = call({
  name: 'listOwnSessions',
  method: 'get',
  path: '/auth/sessions',
  may: 'signed-in',
  answer: ownSessions,
});

export const endOwnSession = call({
  name: 'endOwnSession',
  method: 'delete',
  path: '/auth/sessions/:id',
  may: 'signed-in',
  answer: null,
});

export const endOtherSessions = call({
  name: 'endOtherSessions',
  method: 'post',
  path: '/auth/sessions/end-others',
  may: 'signed-in',
  answer: null,
});
