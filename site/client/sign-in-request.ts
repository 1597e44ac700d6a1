import type { SignIn } from './platform.ts';

const paths: Partial<Record<SignIn['way'], string>> = { password: '/auth/login', passkey: '/auth/passkeys/verify' };

/** The call with which a person signs in, and its body. */
export const signInRequest = ({ way, ...body }: SignIn) => [paths[way] ?? `/auth/${way}`, body] as const;
