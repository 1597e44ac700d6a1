import { expect } from 'vitest';
import { codeAt } from './factors.ts';
import type { Product } from './product.ts';
import type { createSoftwarePasskey } from './software-passkey.ts';
import type { Headers } from './test-api.ts';

type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

interface Account {
  email: string;
  password: string;
}

/** The `PUBLIC_URL` of a product in which software passkeys sign: they belong to a site. */
export const PASSKEY_SITE = 'http://localhost:3000';

/** Sets up an authenticator app in a running product; `code` is the next one that it takes. */
export const setUpApp = async (product: Product, as: Headers, password: string) => {
  const begun = await product.call('post', '/auth/factors/totp', { as, json: { password } });
  expect(begun.status).toBe(200);
  const { ticket, secret } = begun.body as { ticket: string; secret: string };
  // A step may end, or the server's clock be moved on, before a code arrives: the one before is right, too.
  const json = { ticket, code: codeAt(secret, new Date()) };
  const done = await product.call('post', '/auth/factors/totp/confirm', { as, json });
  expect(done.status).toBe(200);
  return { code: () => codeAt(secret, new Date(), 1), recoveryCodes: done.body.recoveryCodes as string[] };
};

/** Adds a passkey; answers its id. */
export const addPasskey = async (product: Product, as: Headers, password: string, key: SoftwarePasskey) => {
  const begun = (await product.call('post', '/auth/factors/passkey/options', { as, json: { password } })).body;
  const passkey = key.attest({ challenge: begun.options.challenge, origin: PASSKEY_SITE });
  const json = { ticket: begun.ticket, name: 'Office laptop', passkey };
  const added = await product.call('post', '/auth/factors/passkey', { as, json });
  expect(added.status).toBe(200);
  return added.body.factors.passkeys.at(-1).id as string;
};

/** The answer to a sign-in with a passkey alone. */
export const signInWithPasskey = async (product: Product, key: SoftwarePasskey) => {
  const { ticket, options } = (await product.call('post', '/auth/passkeys/options', { json: {} })).body;
  const passkey = key.sign({ challenge: options.challenge, origin: PASSKEY_SITE });
  return product.call('post', '/auth/passkeys/verify', { json: { ticket, passkey } });
};

/** The ticket that the right password brings where a second step follows. */
export const ticketOf = async (product: Product, account: Account): Promise<string> => {
  const { status, body } = await product.call('post', '/auth/login', { json: account });
  expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
  return body.secondFactor.ticket;
};
