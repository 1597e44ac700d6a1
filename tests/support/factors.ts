import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { PASSWORD } from './people.ts';
import type { Headers, TestApi } from './test-api.ts';

/** What an authenticator app shows at a time; `steps` of 30 seconds later. */
export const codeAt = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });

/** Sets up an authenticator app for the signed-in person, and lets a minute pass, so that the next code is another one. */
export const setUpAuthenticator = async ({ deps, call }: TestApi, as: Headers, password = PASSWORD) => {
  const begun = await call('POST', '/auth/factors/totp', { as, json: { password } });
  expect(begun.status).toBe(200);
  const { ticket, secret }: { ticket: string; secret: string } = begun.body;
  const done = await call('POST', '/auth/factors/totp/confirm', {
    as,
    json: { ticket, code: codeAt(secret, deps.now()) },
  });
  expect(done.status).toBe(200);
  deps.clock.advance({ minutes: 1 });
  return { secret, recoveryCodes: done.body.recoveryCodes as string[], factors: done.body.factors };
};
