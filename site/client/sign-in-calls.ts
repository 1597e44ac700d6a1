import type * as z from 'zod/mini';
import {
  signIn,
  signInWithGoogle,
  signInWithMicrosoft,
  signInWithPasskey,
  takeSecondStep,
} from '#contract/auth/public-calls.ts';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import type { SignIn } from './platform.ts';

const calls = {
  password: signIn,
  microsoft: signInWithMicrosoft,
  google: signInWithGoogle,
  passkey: signInWithPasskey,
  'second-factor': takeSecondStep,
};
type One = (typeof calls)[SignIn['way']];

export const signInCalls: Readonly<
  Record<
    SignIn['way'],
    Call<string, undefined, z.core.$ZodType<unknown, InputOf<One>['body']>, One['answer'], 'anyone', undefined>
  >
> = calls;
