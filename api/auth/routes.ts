import * as calls from '#contract/auth/calls.ts';
import * as publicCalls from '#contract/auth/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { knowBrowser } from './known-browser.ts';
import { signInWithGoogle, signInWithMicrosoft } from './provider-sign-in.ts';
import { logout, me, refresh } from './sessions.ts';
import { login } from './sign-in.ts';
import { senderOf } from './start-sign-in.ts';

/** Calls with this tag are allowed while the password must still be changed. */
const tag = 'Sign-in';

export const authRoutes: Route[] = [
  route(publicCalls.listSignInOptions, {
    tag,
    summary: 'Which other ways of signing in are set up',
    handle: ({ deps }) => deps.policy.signIn,
  }),
  route(publicCalls.signIn, {
    tag,
    summary: 'Sign in with email and password',
    mayFail: ['unauthenticated', 'rate_limited'],
    handle: async ({ deps, body, ...call }) => {
      await deps.firstAccount;
      return login(deps, body, senderOf(call));
    },
  }),
  route(publicCalls.makeBrowserKnown, {
    tag,
    limit: 'invitation',
    summary: 'Make this browser known to an account with the token that was mailed to its owner, once',
    mayFail: ['not_found'],
    handle: ({ deps, body, ...call }) => knowBrowser(deps, body.token, senderOf(call)),
  }),
  route(publicCalls.signInWithMicrosoft, {
    tag,
    summary: 'Sign in with an access token of Microsoft',
    mayFail: ['unauthenticated', 'forbidden', 'rate_limited'],
    handle: ({ deps, body, ...call }) => signInWithMicrosoft(deps, body, senderOf(call)),
  }),
  route(publicCalls.signInWithGoogle, {
    tag,
    summary: 'Sign in with a credential of Google',
    mayFail: ['unauthenticated', 'forbidden', 'rate_limited'],
    handle: ({ deps, body, ...call }) => signInWithGoogle(deps, body, senderOf(call)),
  }),
  route(calls.signOut, {
    tag,
    summary: 'End this session and its tokens',
    handle: ({ deps, actor }) => logout(deps, actor),
  }),
  route(calls.readOwnAccount, {
    tag,
    summary: 'The signed-in person',
    handle: ({ deps, actor }) => me(deps, actor),
  }),
  route(calls.refreshSession, {
    tag,
    summary: 'A new token in the same session',
    handle: ({ deps, actor }) => refresh(deps, actor),
  }),
  route(calls.changeOwnPassword, {
    tag,
    summary: 'Change the own password and end all other sessions',
    mayFail: ['rate_limited'],
    handle: ({ deps, body, actor, ...call }) => changePassword(deps, body, actor, senderOf(call)),
  }),
];
