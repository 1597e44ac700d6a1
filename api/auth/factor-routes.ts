import {
  addedFactor,
  confirmation,
  factors,
  newRecoveryCodes,
  passkeyName,
  secondFactorProof,
  totpConfirmation,
  totpSetup,
} from '#contract/auth/factors.ts';
import { signedIn } from '#contract/people/people.ts';
import { type Route, route } from '../http/route.ts';
import { removeFactor, renewRecoveryCodes } from './factors/change.ts';
import { readFactors } from './factors/list.ts';
import { renamePasskey } from './factors/rename-passkey.ts';
import { beginTotp, confirmTotp } from './factors/set-up-authenticator.ts';
import { takeSecondStep } from './second-step.ts';
import { senderOf } from './start-sign-in.ts';

const tag = 'Sign-in';
const own = { access: 'staff', tag } as const;

/** The second step of a sign-in, and the own ways to take it. */
export const factorRoutes: Route[] = [
  route({
    method: 'post',
    path: '/auth/second-factor',
    operationId: 'takeSecondStep',
    access: 'anyone',
    tag,
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code; each counts once',
    body: secondFactorProof,
    mayFail: ['unauthenticated', 'rate_limited'],
    answer: signedIn,
    handle: ({ deps, body, ...call }) => takeSecondStep(deps, body, senderOf(call)),
  }),
  route({
    ...own,
    method: 'get',
    path: '/auth/factors',
    operationId: 'listOwnFactors',
    summary: 'The own ways to take the second step, and what changing them asks for',
    answer: factors,
    handle: ({ deps, actor }) => readFactors(deps, actor),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/factors/totp',
    operationId: 'beginAuthenticator',
    summary: 'Begin to set up an authenticator app; nothing changes before it is confirmed',
    body: confirmation,
    mayFail: ['conflict', 'rate_limited'],
    answer: totpSetup,
    handle: ({ deps, body, actor, ...call }) => beginTotp(deps, body, actor, senderOf(call)),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/factors/totp/confirm',
    operationId: 'confirmAuthenticator',
    summary:
      'Put the authenticator app on with its first code; recovery codes come along, shown once, where there are none',
    body: totpConfirmation,
    mayFail: ['conflict'],
    answer: addedFactor,
    handle: ({ deps, body, actor }) => confirmTotp(deps, body, actor),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/factors/recovery-codes',
    operationId: 'renewRecoveryCodes',
    summary: 'Ten new recovery codes, shown once; the old ones work no more',
    body: confirmation,
    mayFail: ['conflict', 'rate_limited'],
    answer: newRecoveryCodes,
    handle: ({ deps, body, actor, ...call }) => renewRecoveryCodes(deps, body, actor, senderOf(call)),
  }),
  route({
    ...own,
    method: 'patch',
    path: '/auth/factors/:id',
    operationId: 'renameOwnPasskey',
    summary: 'Give one of the own passkeys another name',
    body: passkeyName,
    mayFail: ['conflict', 'rate_limited'],
    answer: factors,
    handle: ({ deps, params: { id = '' }, body, actor, ...call }) =>
      renamePasskey(deps, { ...body, id }, actor, senderOf(call)),
  }),
  route({
    ...own,
    method: 'delete',
    path: '/auth/factors/:id',
    operationId: 'removeOwnFactor',
    summary: 'Remove one of the own factors; other sessions end',
    body: confirmation,
    mayFail: ['conflict', 'rate_limited'],
    answer: factors,
    handle: ({ deps, params: { id = '' }, body, actor, ...call }) =>
      removeFactor(deps, { ...body, id }, actor, senderOf(call)),
  }),
];
