import * as z from 'zod/mini';
import { confirmation, passkeySignIn, TICKET_OVER } from '../auth/factors.ts';

/** 256 bits in base64url: what the desktop app makes up, and SHA-256 of it. */
const random = z.string().check(z.regex(/^[\w-]{43}$/));

/** What the desktop app tells the page of its sign-in, behind the # of the address: where it listens on this computer, and for what. */
export const desktopRequest = z.object({
  port: z.coerce.number().check(z.int(), z.minimum(1024), z.maximum(65_535)),
  state: random,
  challenge: random,
});

/** A passkey's answer in the browser, for the app that knows the text whose SHA-256 the challenge is. */
export const passkeyHandOver = z.object({ ...passkeySignIn.shape, challenge: random });
export const handedOver = z.object({ code: z.string() });

/** What the app signs in with: the code that the browser brought, and the text behind the challenge. */
export const handOverProof = z.object({
  code: z.string().check(z.minLength(1, TICKET_OVER), z.maxLength(4000, TICKET_OVER)),
  verifier: random,
});
export type HandOverProof = z.infer<typeof handOverProof>;

/** Proves whose the running session is: the password, a code, or a passkey that the browser handed over. */
export const unlocking = z.object({ ...confirmation.shape, handOver: z.optional(handOverProof) });
export type Unlocking = z.infer<typeof unlocking>;
