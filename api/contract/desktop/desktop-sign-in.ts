import * as z from 'zod/mini';
import { confirmation, passkeySignIn, TICKET_OVER } from '../auth/factors.ts';

/** 256 random bits in base64url, or their SHA-256. */
const random = z.string().check(z.regex(/^[\w-]{43}$/));

/** Passed behind the # of the address; `port` is where the app listens on this computer. */
export const desktopRequest = z.object({
  port: z.coerce.number().check(z.int(), z.minimum(1024), z.maximum(65_535)),
  state: random,
  challenge: random,
});

/** `challenge` is the SHA-256 of a text that only the app knows. */
export const passkeyHandOver = z.object({ ...passkeySignIn.shape, challenge: random });
export const handedOver = z.object({ code: z.string() });

export const handOverProof = z.object({
  code: z.string().check(z.minLength(1, TICKET_OVER), z.maxLength(4000, TICKET_OVER)),
  verifier: random,
});
export type HandOverProof = z.infer<typeof handOverProof>;

export const unlocking = z.object({ ...confirmation.shape, handOver: z.optional(handOverProof) });
export type Unlocking = z.infer<typeof unlocking>;
