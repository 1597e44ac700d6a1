import { call } from '../calls/call.ts';
import { handedOver, handOverProof, passkeyHandOver } from '../desktop/desktop-sign-in.ts';
import { credentials, googleSignIn, microsoftSignIn, signedIn, signInOptions } from '../people/people.ts';
import { passkeyOptions, passkeySignIn, passkeyTicket, secondFactorProof, signInAnswer } from './factors.ts';
import { browserToken } from './known-browser.ts';

export const takeSecondStep = call({
  name: 'takeSecondStep',
  method: 'post',
  path: '/auth/second-factor',
  may: 'anyone',
  body: secondFactorProof,
  answer: signedIn,
});

export const askForPasskey = call({
  name: 'askForPasskey',
  method: 'post',
  path: '/auth/passkeys/options',
  may: 'anyone',
  answer: passkeyOptions,
});

export const signInWithPasskey = call({
  name: 'signInWithPasskey',
  method: 'post',
  path: '/auth/passkeys/verify',
  may: 'anyone',
  body: passkeySignIn,
  answer: signedIn,
});

export const askForOwnPasskey = call({
  name: 'askForOwnPasskey',
  method: 'post',
  path: '/auth/second-factor/options',
  may: 'anyone',
  body: passkeyTicket,
  answer: passkeyOptions,
});

export const handOverPasskey = call({
  name: 'handOverPasskey',
  method: 'post',
  path: '/auth/passkeys/hand-over',
  may: 'anyone',
  body: passkeyHandOver,
  answer: handedOver,
});

export const signInWithHandOver = call({
  name: 'signInWithHandOver',
  method: 'post',
  path: '/auth/passkeys/redeem',
  may: 'anyone',
  body: handOverProof,
  answer: signedIn,
});

export const listSignInOptions = call({
  name: 'listSignInOptions',
  method: 'get',
  path: '/auth/options',
  may: 'anyone',
  answer: signInOptions,
});

export const signIn = call({
  name: 'signIn',
  method: 'post',
  path: '/auth/login',
  may: 'anyone',
  body: credentials,
  answer: signInAnswer,
});

export const makeBrowserKnown = call({
  name: 'makeBrowserKnown',
  method: 'post',
  path: '/auth/known-browser',
  may: 'anyone',
  body: browserToken,
  answer: null,
});

export const signInWithMicrosoft = call({
  name: 'signInWithMicrosoft',
  method: 'post',
  path: '/auth/microsoft',
  may: 'anyone',
  body: microsoftSignIn,
  answer: signInAnswer,
});

export const signInWithGoogle = call({
  name: 'signInWithGoogle',
  method: 'post',
  path: '/auth/google',
  may: 'anyone',
  body: googleSignIn,
  answer: signInAnswer,
});
