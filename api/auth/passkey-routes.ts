import {
  addedFactor,
  confirmation,
  newPasskey,
  passkeyOptions,
  passkeySignIn,
  passkeyTicket,
} from '#contract/auth/factors.ts';
import { handedOver, handOverProof, passkeyHandOver, unlocking } from '#contract/desktop/desktop-sign-in.ts';
import { signedIn } from '#contract/people/people.ts';
import { type Route, route } from '../http/route.ts';
import { addPasskey, beginPasskey } from './factors/add-passkey.ts';
import { optionsForSecondStep, optionsForSignIn } from './factors/passkey-options.ts';
import { handOverPasskey, signInWithHandOver } from './passkey-hand-over.ts';
import { signInWithPasskey } from './passkey-sign-in.ts';
import { senderOf } from './start-sign-in.ts';
import { unlock } from './unlock.ts';

const tag = 'Sign-in';
const open = { access: 'anyone', tag } as const;
const own = { access: 'staff', tag } as const;

/** Signing in with passkeys, and adding them. */
export const passkeyRoutes: Route[] = [
  route({
    ...open,
    method: 'post',
    path: '/auth/passkeys/options',
    operationId: 'askForPasskey',
    summary: 'What the browser needs to ask for a passkey, without an address or a password',
    answer: passkeyOptions,
    handle: ({ deps }) => optionsForSignIn(deps),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/passkeys/verify',
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey alone, which has verified its user',
    body: passkeySignIn,
    mayFail: ['unauthenticated', 'rate_limited'],
    answer: signedIn,
    handle: ({ deps, body, ...call }) => signInWithPasskey(deps, body, senderOf(call)),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/second-factor/options',
    operationId: 'askForOwnPasskey',
    summary: 'What the browser needs to ask for a passkey as the second step',
    body: passkeyTicket,
    mayFail: ['unauthenticated'],
    answer: passkeyOptions,
    handle: ({ deps, body }) => optionsForSecondStep(deps, body.ticket),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/factors/passkey/options',
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey; nothing changes before the browser has made it',
    body: confirmation,
    mayFail: ['conflict', 'rate_limited'],
    answer: passkeyOptions,
    handle: ({ deps, body, actor, ...call }) => beginPasskey(deps, body, actor, senderOf(call)),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/factors/passkey',
    operationId: 'addPasskey',
    summary: 'Add the passkey that the browser has made; recovery codes come along, shown once, where there are none',
    body: newPasskey,
    mayFail: ['conflict'],
    answer: addedFactor,
    handle: ({ deps, body, actor }) => addPasskey(deps, body, actor),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/passkeys/hand-over',
    operationId: 'handOverPasskey',
    summary: 'Check a passkey in the browser for the desktop app: answers a code for the app, and no session',
    body: passkeyHandOver,
    mayFail: ['unauthenticated', 'rate_limited'],
    answer: handedOver,
    handle: ({ deps, body, ...call }) => handOverPasskey(deps, body, senderOf(call)),
  }),
  route({
    ...open,
    method: 'post',
    path: '/auth/passkeys/redeem',
    operationId: 'signInWithHandOver',
    summary: 'Sign the desktop app in with the code that the browser brought; it counts once',
    body: handOverProof,
    mayFail: ['unauthenticated'],
    answer: signedIn,
    handle: ({ deps, body, ...call }) => signInWithHandOver(deps, body, senderOf(call)),
  }),
  route({
    ...own,
    method: 'post',
    path: '/auth/unlock',
    operationId: 'unlockApp',
    summary: 'Prove whose the session is, with the password, a code or a passkey: for an app that was locked',
    body: unlocking,
    mayFail: ['conflict', 'rate_limited'],
    answer: null,
    handle: ({ deps, body, actor, ...call }) => unlock(deps, body, actor, senderOf(call)),
  }),
];
