import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const OVER = {
  status: 401,
  body: { message: 'This sign-in took longer than five minutes, or was finished already. Please begin again.' },
};
type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
let passkey: SoftwarePasskey;
const post = (path: string, json: unknown = {}, who?: Headers) =>
  api.call('POST', path, who ? { as: who, json } : { json });
const random = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Adds a passkey to a signed-in account; resolves with its id. */
const add = async (key: SoftwarePasskey, who: Headers): Promise<string> => {
  const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, who)).body;
  const made = key.attest({ challenge: begun.options.challenge });
  const added = await post('/auth/factors/passkey', { ticket: begun.ticket, name: 'Laptop', passkey: made }, who);
  expect(added.status).toBe(200);
  return added.body.factors.passkeys[0].id;
};
/** What the page in the browser does for the app. */
const handOver = async (verifier: string, key = passkey, lie: { verified?: boolean } = {}) => {
  const { ticket, options } = (await post('/auth/passkeys/options')).body;
  const signed = key.sign({ challenge: options.challenge, ...lie });
  return post('/auth/passkeys/hand-over', { ticket, passkey: signed, challenge: challengeOf(verifier) });
};
const codeFor = async (verifier: string): Promise<string> => (await handOver(verifier)).body.code;

let passkeyId: string;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email: 'aoife@charity.example' });
  as = await signInPerson(api.deps, aoife.id);
  passkey = createSoftwarePasskey();
  passkeyId = await add(passkey, as);
});

describe('a passkey that the browser hands over to the desktop app', () => {
  it('signs the app in, and gives the browser neither a token nor a session', async () => {
    const verifier = random();
    const before = [...api.deps.store.data.sessions.all()].length;
    const handed = await handOver(verifier);
    expect(handed).toMatchObject({ status: 200, body: { code: expect.any(String) } });
    expect(Object.keys(handed.body)).toEqual(['code']);
    expect([...api.deps.store.data.sessions.all()]).toHaveLength(before);
    const redeemed = await post('/auth/passkeys/redeem', { code: handed.body.code, verifier });
    expect(redeemed).toMatchObject({ status: 200, body: { user: { id: aoife.id } } });
    const { entries } = (await api.get('/audit', as)).body;
    expect(entries[0]).toMatchObject({ action: 'signed in', detail: 'passkey, new device' });
  });

  it('is worth nothing to whoever reads the code on its way, a second time, or after five minutes', async () => {
    const verifier = random();
    const code = await codeFor(verifier);
    expect(await post('/auth/passkeys/redeem', { code, verifier: random() })).toMatchObject(OVER);
    expect((await post('/auth/passkeys/redeem', { code, verifier })).status).toBe(200);
    for (const again of [code, `${code}=`, `${code} `, `${code}.`])
      expect(await post('/auth/passkeys/redeem', { code: again, verifier })).toMatchObject(OVER);
    const late = await codeFor(verifier);
    api.deps.clock.advance({ minutes: 5 });
    expect(await post('/auth/passkeys/redeem', { code: late, verifier })).toMatchObject(OVER);
  });

  it('opens nothing once the passkey is removed, the password changed or the account switched off', async () => {
    const verifier = random();
    const code = await codeFor(verifier);
    const change = (person: Partial<StoredPerson>) =>
      api.deps.store.change((draft) => draft.people.put({ ...aoife, ...person }));
    await change({ disabled: true });
    expect(await post('/auth/passkeys/redeem', { code, verifier })).toMatchObject(OVER);
    await change({ passwordHash: null });
    expect(await post('/auth/passkeys/redeem', { code, verifier })).toMatchObject(OVER);
    await change({});
    await api.deps.store.change((draft) => draft.passkeys.remove(passkeyId));
    expect(await post('/auth/passkeys/redeem', { code, verifier })).toMatchObject(OVER);
  });

  it('is refused when it was not unlocked, and where the app asks in another form', async () => {
    expect((await handOver(random(), passkey, { verified: false })).status).toBe(401);
    expect((await post('/auth/passkeys/redeem', { code: 'made up', verifier: random() })).status).toBe(401);
    expect((await post('/auth/passkeys/redeem', { code: 'made up', verifier: 'short' })).status).toBe(400);
  });
});

describe('an app that was locked', () => {
  const unlock = (json: unknown, who = as) => post('/auth/unlock', json, who);

  it('opens with the password, with a code, and with a passkey of its own person', async () => {
    expect(await unlock({ password: 'wrong' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'The password is not right.' } },
    });
    expect((await unlock({ password: PASSWORD })).status).toBe(204);
    const codes = await post('/auth/factors/recovery-codes', { password: PASSWORD }, as);
    expect((await unlock({ code: codes.body.recoveryCodes[0] })).status).toBe(204);
    expect((await unlock({ code: codes.body.recoveryCodes[0] })).status).toBe(400);
    const verifier = random();
    expect((await unlock({ handOver: { code: await codeFor(verifier), verifier } })).status).toBe(204);
  });

  it('stays locked without a proof, with the passkey of somebody else, and for a thief who tries passwords', async () => {
    const mallory = await addPerson(api.deps, { email: 'mallory@charity.example' });
    const theirs = createSoftwarePasskey();
    await add(theirs, await signInPerson(api.deps, mallory.id));
    const verifier = random();
    const { code } = (await handOver(verifier, theirs)).body;
    expect((await unlock({ handOver: { code, verifier } })).status).toBe(409);
    expect((await unlock({ handOver: { code, verifier } })).status).toBe(409);
    expect((await unlock({})).status).toBe(400);
    let status = 0;
    for (let tries = 0; tries < 30 && status !== 429; tries += 1) status = (await unlock({ password: 'wrong' })).status;
    expect(status).toBe(429);
    expect((await unlock({ password: PASSWORD })).status).toBe(429);
  });

  it('asks for a proof right after the sign-in of somebody who has to set up a second step, too', async () => {
    const admin = await api.staff();
    await api.call('PUT', '/settings/security', { as: admin, json: { secondFactor: 'everybody' } });
    const niamh = await addPerson(api.deps, { email: 'niamh@charity.example' });
    expect((await unlock({}, await signInPerson(api.deps, niamh.id))).status).toBe(400);
  });
});
