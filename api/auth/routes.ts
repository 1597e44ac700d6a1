import { signInAnswer } from '#contract/auth/factors.ts';
import { browserToken } from '#contract/auth/known-browser.ts';
import {
  credentials,
  googleSignIn,
  microsoftSignIn,
  passwordChange,
  signedIn,
  signInOptions,
  user,
} from '#contract/people/people.ts';
import { type Route, route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { knowBrowser } from './known-browser.ts';
import { signInWithGoogle, signInWithMicrosoft } from './provider-sign-in.ts';
import { logout, me, refresh } from './sessions.ts';
import { login } from './sign-in.ts';
import { senderOf } from './start-sign-in.ts';

/** Calls with this tag are allowed while the password must still be changed. */
const tag = 'Sign-in';

/** Signing in and out. */
export const authRoutes: Route[] = [
  route({
    method: 'get',
    path: '/auth/options',
    operationId: 'listSignInOptions',
    access: 'anyone',
    tag,
    summary: 'Which other ways of signing in are set up',
    answer: signInOptions,
    handle: ({ deps }) => deps.policy.signIn,
  }),
  route({
    method: 'post',
    path: '/auth/login',
    operationId: 'signIn',
    access: 'anyone',
    tag,
    summary: 'Sign in with e-mail and password',
    body: credentials,
    mayFail: ['unauthenticated', 'rate_limited'],
    answer: signInAnswer,
    handle: async ({ deps, body, ...call }) => {
      await deps.firstAccount;
      return login(deps, body, senderOf(call));
    },
  }),
  route({
    method: 'post',
    path: '/auth/known-browser',
    operationId: 'makeBrowserKnown',
    access: 'anyone',
    tag,
    limit: 'invitation',
    summary: 'Make this browser known to an account with the token that was mailed to its owner, once',
    body: browserToken,
    mayFail: ['not_found'],
    answer: null,
    handle: ({ deps, body, ...call }) => knowBrowser(deps, body.token, senderOf(call)),
  }),
  route({
    method: 'post',
    path: '/auth/microsoft',
    operationId: 'signInWithMicrosoft',
    access: 'anyone',
    tag,
    summary: 'Sign in with an access token of Microsoft',
    body: microsoftSignIn,
    mayFail: ['unauthenticated', 'forbidden', 'rate_limited'],
    answer: signInAnswer,
    handle: ({ deps, body, ...call }) => signInWithMicrosoft(deps, body, senderOf(call)),
  }),
  route({
    method: 'post',
    path: '/auth/google',
    operationId: 'signInWithGoogle',
    access: 'anyone',
    tag,
    summary: 'Sign in with a credential of Google',
    body: googleSignIn,
    mayFail: ['unauthenticated', 'forbidden', 'rate_limited'],
    answer: signInAnswer,
    handle: ({ deps, body, ...call }) => signInWithGoogle(deps, body, senderOf(call)),
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    operationId: 'signOut',
    access: 'staff',
    tag,
    summary: 'End this session and its tokens',
    answer: null,
    handle: ({ deps, actor }) => logout(deps, actor),
  }),
  route({
    method: 'get',
    path: '/auth/me',
    operationId: 'readOwnAccount',
    access: 'staff',
    tag,
    summary: 'The signed-in person',
    answer: user,
    handle: ({ deps, actor }) => me(deps, actor),
  }),
  route({
    method: 'post',
    path: '/auth/refresh',
    operationId: 'refreshSession',
    access: 'staff',
    tag,
    summary: 'A new token in the same session',
    answer: signedIn,
    handle: ({ deps, actor }) => refresh(deps, actor),
  }),
  route({
    method: 'post',
    path: '/auth/change-password',
    operationId: 'changeOwnPassword',
    access: 'staff',
    tag,
    summary: 'Change the own password and end all other sessions',
    body: passwordChange,
    mayFail: ['rate_limited'],
    answer: signedIn,
    handle: ({ deps, body, actor, ...call }) => changePassword(deps, body, actor, senderOf(call)),
  }),
];
