import type { SignIn } from './platform.ts';

/** The call with which a person signs in, and its body. */
export const signInRequest = ({ way, ...body }: SignIn) =>
  [way === 'password' ? '/auth/login' : `/auth/${way}`, body] as const;
