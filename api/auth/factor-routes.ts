import * as calls from '#contract/auth/calls.ts';
import * as publicCalls from '#contract/auth/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { removeFactor, renewRecoveryCodes } from './factors/change.ts';
import { readFactors } from './factors/list.ts';
import { renamePasskey } from './factors/rename-passkey.ts';
import { beginTotp, confirmTotp } from './factors/set-up-authenticator.ts';
import { takeSecondStep } from './second-step.ts';
import { senderOf } from './start-sign-in.ts';

const tag = 'Sign-in';

export const factorRoutes: Route[] = [
  route(publicCalls.takeSecondStep, {
    tag,
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code; each counts once',
    mayFail: ['unauthenticated', 'rate_limited'],
    handle: ({ deps, body, ...call }) => takeSecondStep(deps, body, senderOf(call)),
  }),
  route(calls.listOwnFactors, {
    tag,
    summary: 'The own ways to take the second step, and what changing them asks for',
    handle: ({ deps, actor }) => readFactors(deps, actor),
  }),
  route(calls.beginAuthenticator, {
    tag,
    summary: 'Begin to set up an authenticator app; nothing changes before it is confirmed',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => beginTotp(deps, body, actor, senderOf(call)),
  }),
  route(calls.confirmAuthenticator, {
    tag,
    summary:
      'Put the authenticator app on with its first code; recovery codes come along, shown once, where there are none',
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => confirmTotp(deps, body, actor),
  }),
  route(calls.renewRecoveryCodes, {
    tag,
    summary: 'Ten new recovery codes, shown once; the old ones work no more',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => renewRecoveryCodes(deps, body, actor, senderOf(call)),
  }),
  route(calls.renameOwnPasskey, {
    tag,
    summary: 'Give one of the own passkeys another name',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, params: { id }, body, actor, ...call }) =>
      renamePasskey(deps, { ...body, id }, actor, senderOf(call)),
  }),
  route(calls.removeOwnFactor, {
    tag,
    summary: 'Remove one of the own factors; other sessions end',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, params: { id }, body, actor, ...call }) =>
      removeFactor(deps, { ...body, id }, actor, senderOf(call)),
  }),
];
