import * as calls from '#contract/auth/calls.ts';
import * as publicCalls from '#contract/auth/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { addPasskey, beginPasskey } from './factors/add-passkey.ts';
import { optionsForSecondStep, optionsForSignIn } from './factors/passkey-options.ts';
import { handOverPasskey, signInWithHandOver } from './passkey-hand-over.ts';
import { signInWithPasskey } from './passkey-sign-in.ts';
import { senderOf } from './start-sign-in.ts';
import { unlock } from './unlock.ts';

const tag = 'Sign-in';

export const passkeyRoutes: Route[] = [
  route(publicCalls.askForPasskey, {
    tag,
    summary: 'What the browser needs to ask for a passkey, without an address or a password',
    handle: ({ deps }) => optionsForSignIn(deps),
  }),
  route(publicCalls.signInWithPasskey, {
    tag,
    summary: 'Sign in with a passkey alone, which has verified its user',
    mayFail: ['unauthenticated', 'rate_limited'],
    handle: ({ deps, body, ...call }) => signInWithPasskey(deps, body, senderOf(call)),
  }),
  route(publicCalls.askForOwnPasskey, {
    tag,
    summary: 'What the browser needs to ask for a passkey as the second step',
    mayFail: ['unauthenticated'],
    handle: ({ deps, body }) => optionsForSecondStep(deps, body.ticket),
  }),
  route(calls.beginPasskey, {
    tag,
    summary: 'Begin to add a passkey; nothing changes before the browser has made it',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => beginPasskey(deps, body, actor, senderOf(call)),
  }),
  route(calls.addPasskey, {
    tag,
    summary: 'Add the passkey that the browser has made; recovery codes come along, shown once, where there are none',
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => addPasskey(deps, body, actor),
  }),
  route(publicCalls.handOverPasskey, {
    tag,
    summary: 'Check a passkey in the browser for the desktop app: answers a code for the app, and no session',
    mayFail: ['unauthenticated', 'rate_limited'],
    handle: ({ deps, body, ...call }) => handOverPasskey(deps, body, senderOf(call)),
  }),
  route(publicCalls.signInWithHandOver, {
    tag,
    summary: 'Sign the desktop app in with the code that the browser brought; it counts once',
    mayFail: ['unauthenticated'],
    handle: ({ deps, body, ...call }) => signInWithHandOver(deps, body, senderOf(call)),
  }),
  route(calls.unlockApp, {
    tag,
    summary: 'Prove whose the session is, with the password, a code or a passkey: for an app that was locked',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => unlock(deps, body, actor, senderOf(call)),
  }),
];
