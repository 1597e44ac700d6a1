import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { id } from '#contract/fields/record-fields.ts';
import { TOKEN_MINUTES } from '#contract/people/people.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import type { Tokens } from './interfaces.ts';

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
export const SECRET_MIN_BYTES = 32;

const header = z.strictObject({ alg: z.literal(ALGORITHM), typ: z.literal(TYPE) });
const claims = z.object({ sub: id, sid: id, iat: z.int(), exp: z.int() });

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** The secret has at least 32 bytes. A token contains the ids of a person and a session, nothing else. */
export const createTokens = (options: {
  secret: Uint8Array;
  issuer: string;
  now: () => Date;
  newId: () => string;
}): Tokens => {
  const { secret, issuer, now, newId } = options;
  if (secret.byteLength < SECRET_MIN_BYTES) throw new Error(`A secret has at least ${SECRET_MIN_BYTES} bytes.`);
  const audience = `${issuer}/api`;
  return {
    async sign({ personId, sessionId, sessionEnds }) {
      const issued = secondsOf(now());
      const expires = Math.min(issued + TOKEN_MINUTES * 60, secondsOf(sessionEnds));
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(personId)
        .setJti(newId())
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(secret);
      return { accessToken, expiresAt: new Date(expires * 1000) };
    },
    async verify(token) {
      try {
        const options = { algorithms: [ALGORITHM], issuer, audience, typ: TYPE, currentDate: now(), clockTolerance: 0 };
        const { payload, protectedHeader } = await jwtVerify(token, secret, options);
        const { sub, sid, iat, exp } = z.parse(claims, payload);
        const tooLong = exp - iat > TOKEN_MINUTES * 60 || iat * 1000 > now().getTime() + CLOCK_TOLERANCE_MS;
        return header.safeParse(protectedHeader).success && !tooLong ? { personId: sub, sessionId: sid } : null;
      } catch {
        return null;
      }
    },
  };
};
