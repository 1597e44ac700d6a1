import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unlimited } from '#api/attempts/attempts.ts';
import { unlimitedSignIns } from '#api/attempts/sign-in-attempts.ts';
import { bothStores } from '../support/both-stores.ts';
import { createClock, signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import type { TestApi } from '../support/test-api.ts';
import { twoProcesses } from '../support/two-processes.ts';

const email = 'aoife@charity.example';
const post = (api: TestApi, path: string, json: unknown, as?: Record<string, string>) =>
  api.call('POST', `/auth/${path}`, as ? { as, json } : { json });

/** What limits senders where RATE_LIMITS is off. */
const off = { attempts: unlimited, signInAttempts: unlimitedSignIns };

/** An account with an app, recovery codes and a passkey. */
const withFactors = async (api: TestApi) => {
  const { id } = await addPerson(api.deps, { email });
  const as = await signInPerson(api.deps, id);
  const { secret, recoveryCodes } = await setUpAuthenticator(api, as);
  const passkey = createSoftwarePasskey();
  const { ticket, options } = (await post(api, 'factors/passkey/options', { password: PASSWORD }, as)).body;
  const made = { ticket, name: 'Laptop', passkey: passkey.attest({ challenge: options.challenge }) };
  expect((await post(api, 'factors/passkey', made, as)).status).toBe(200);
  return { as, passkey, made, recoveryCodes, code: () => codeAt(secret, api.deps.now()) };
};

const begin = async (api: TestApi) =>
  (await post(api, 'login', { email, password: PASSWORD })).body.secondFactor.ticket;
const optionsOf = async (api: TestApi) => (await post(api, 'passkeys/options', {})).body;
const cloned = (api: TestApi) => [...api.deps.store.data.passkeys.all()].filter(({ clonedAt }) => clonedAt !== null);

describe.each(bothStores())('on %s', (_, open) => {
  describe.each([
    ['on', {}],
    ['off', off],
  ])('with rate limits %s', (_name, options) => {
    it('a passkey’s answer that is sent again is refused, and takes the passkey from nobody', async () => {
      const api = await open(options);
      const { passkey } = await withFactors(api);
      const { ticket, options: asked } = await optionsOf(api);
      const sent = { ticket, passkey: passkey.sign({ challenge: asked.challenge, counter: 5 }) };
      expect((await post(api, 'passkeys/verify', sent)).status).toBe(200);
      expect((await post(api, 'passkeys/verify', sent)).status).toBe(401);
      expect(cloned(api)).toEqual([]);
    });

    it('the ticket of a second step outlives wrong codes, and signs in once', async () => {
      const api = await open(options);
      const { passkey, recoveryCodes, code } = await withFactors(api);
      const ticket = await begin(api);
      expect((await post(api, 'second-factor', { ticket, code: '000 000' })).status).toBe(400);
      expect((await post(api, 'second-factor', { ticket, code: code() })).status).toBe(200);
      api.deps.clock.advance({ minutes: 1 });
      expect((await post(api, 'second-factor', { ticket, code: code() })).status).toBe(401);
      // Whether a code is right is told to no ticket that was used.
      expect((await post(api, 'second-factor', { ticket, code: '000 000' })).status).toBe(401);
      expect((await post(api, 'second-factor', { ticket, code: recoveryCodes[0] })).status).toBe(401);
      expect((await post(api, 'second-factor/options', { ticket })).status).toBe(401);
      const fresh = await begin(api);
      const { options: asked } = (await post(api, 'second-factor/options', { ticket: fresh })).body;
      const signed = passkey.sign({ challenge: asked.challenge, counter: 5 });
      expect((await post(api, 'second-factor', { ticket: fresh, passkey: signed })).status).toBe(200);
      expect((await post(api, 'second-factor', { ticket: fresh, passkey: signed })).status).toBe(401);
      expect((await post(api, 'second-factor', { ticket: fresh, code: recoveryCodes[0] })).status).toBe(401);
      // Neither refusal has used a recovery code up.
      const last = { ticket: await begin(api), code: recoveryCodes[0] };
      expect((await post(api, 'second-factor', last)).status).toBe(200);
    });

    it('what was confirmed for one passkey adds one, and a hand-over to the app signs in once', async () => {
      const api = await open(options);
      const { as, passkey, made } = await withFactors(api);
      expect((await post(api, 'factors/passkey', made, as)).status).toBe(409);
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const { ticket, options: asked } = await optionsOf(api);
      const sent = { ticket, passkey: passkey.sign({ challenge: asked.challenge, counter: 5 }), challenge };
      const { code } = (await post(api, 'passkeys/hand-over', sent)).body;
      expect((await post(api, 'passkeys/hand-over', sent)).status).toBe(401);
      expect((await post(api, 'passkeys/redeem', { code, verifier })).status).toBe(200);
      expect((await post(api, 'passkeys/redeem', { code, verifier })).status).toBe(401);
      expect(cloned(api)).toEqual([]);
    });
  });

  it('what was used is forgotten once no clock can make it live again', async () => {
    const api = await open(off);
    const { code } = await withFactors(api);
    const signIn = async () => {
      api.deps.clock.advance({ minutes: 1 });
      expect((await post(api, 'second-factor', { ticket: await begin(api), code: code() })).status).toBe(200);
    };
    await signIn();
    const before = api.deps.store.data.usedTickets.size;
    expect(before).toBeGreaterThan(1);
    api.deps.clock.advance({ minutes: 16 });
    await signIn();
    expect(api.deps.store.data.usedTickets.size).toBe(1);
  });
});

describe.skipIf(withoutPostgres)('at two processes of one database at the same moment', () => {
  const open = twoProcesses();
  it.each([
    ['on', () => ({ clock: createClock() })],
    ['off', () => ({ ...off, clock: createClock() })],
  ])('with rate limits %s, one ticket signs in once, and one signed answer', async (_name, options) => {
    const both = await open(options());
    const [first] = both;
    const { passkey, recoveryCodes } = await withFactors(first);
    const ticket = await begin(first);
    const answers = await Promise.all(
      both.map((api, at) => post(api, 'second-factor', { ticket, code: recoveryCodes[at] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const { ticket: alone, options: asked } = await optionsOf(first);
    const sent = { ticket: alone, passkey: passkey.sign({ challenge: asked.challenge, counter: 5 }) };
    const signed = await Promise.all(both.map((api) => post(api, 'passkeys/verify', sent)));
    expect(signed.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(cloned(first)).toEqual([]);
  });
});
