import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const REFUSED = {
  status: 401,
  body: { message: 'This passkey is not known here, or was not unlocked. Please use another way to sign in.' },
};
type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
type Lie = Omit<Parameters<SoftwarePasskey['sign']>[0], 'challenge'>;

let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email });
  as = await signInPerson(api.deps, aoife.id);
});

const post = (path: string, json: unknown = {}, who?: Headers) =>
  api.call('POST', path, who ? { as: who, json } : { json });
const add = async (passkey: SoftwarePasskey, lie: Lie = {}, name = 'Office laptop') => {
  const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
  const made = passkey.attest({ challenge: begun.options.challenge, ...lie });
  return post('/auth/factors/passkey', { ticket: begun.ticket, name, passkey: made }, as);
};
const signIn = async (passkey: SoftwarePasskey, lie: Lie = {}) => {
  const { ticket, options } = (await post('/auth/passkeys/options')).body;
  return post('/auth/passkeys/verify', { ticket, passkey: passkey.sign({ challenge: options.challenge, ...lie }) });
};
const factors = async () => (await api.get('/auth/factors', as)).body;

describe('adding a passkey', () => {
  it('asks who it is, takes what the browser makes, gives recovery codes and tells the owner', async () => {
    expect((await post('/auth/factors/passkey/options', {}, as)).status).toBe(400);
    const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
    expect(begun.options).toMatchObject({
      rp: { id: 'localhost', name: 'South East Care Fund' },
      user: { name: email, displayName: 'Aoife Byrne' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await add(createSoftwarePasskey());
    expect(added.status).toBe(200);
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(added.body.factors).toMatchObject({
      passkeys: [{ name: 'Office laptop', lastUsedAt: null, clonedAt: null }],
      confirmWith: ['password', 'code'],
    });
    expect(JSON.stringify(added.body.factors)).not.toMatch(/publicKey|credentialId/);
    const mail = [...api.deps.store.data.mails.all()].find(({ kind }) => kind === 'factor-changed');
    expect(mail?.values.change).toBe('A passkey was added to your account: “Office laptop”.');
  });

  it('takes several, each once, ten at most', async () => {
    const first = createSoftwarePasskey();
    await add(first);
    expect((await add(first)).status).toBe(409);
    for (let at = 2; at <= 10; at += 1) expect((await add(createSoftwarePasskey(), {}, `Key ${at}`)).status).toBe(200);
    expect((await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).status).toBe(409);
    expect((await factors()).passkeys).toHaveLength(10);
  });

  it.each<[string, Lie]>([
    ['was not unlocked', { verified: false }],
    ['was made for another site', { rpId: 'evil.example' }],
    ['was made on another page', { origin: 'https://evil.example' }],
  ])('refuses one that %s', async (_, lie) => {
    expect((await add(createSoftwarePasskey(), lie)).status).toBe(400);
    expect((await factors()).passkeys).toEqual([]);
  });

  it('belongs to the session that began it', async () => {
    const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
    const elsewhere = await signInPerson(api.deps, aoife.id);
    const made = createSoftwarePasskey().attest({ challenge: begun.options.challenge });
    const json = { ticket: begun.ticket, name: 'Theirs', passkey: made };
    expect((await post('/auth/factors/passkey', json, elsewhere)).status).toBe(409);
  });
});

describe('signing in with a passkey alone', () => {
  it('needs no address and no password, and is two steps in one', async () => {
    const passkey = createSoftwarePasskey();
    await add(passkey);
    const answer = await signIn(passkey, { counter: 3 });
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(answer.headers.get('set-cookie')).toMatch(/^device=/);
    const { entries } = (await api.get('/audit', as)).body;
    expect(entries[0]).toMatchObject({ action: 'signed in', detail: 'passkey, new device' });
    expect((await factors()).passkeys[0].lastUsedAt).toBe('2026-03-02T09:00:00.000Z');
  });

  it.each<[string, Lie]>([
    ['is not unlocked', { verified: false }],
    ['signs for another site', { rpId: 'evil.example' }],
    ['signs on another page', { origin: 'https://evil.example' }],
  ])('refuses one that %s', async (_, lie) => {
    const passkey = createSoftwarePasskey();
    await add(passkey);
    expect(await signIn(passkey, lie)).toMatchObject(REFUSED);
  });

  it('refuses an answer that is sent again, and one that came after five minutes', async () => {
    const passkey = createSoftwarePasskey();
    await add(passkey);
    const { ticket, options } = (await post('/auth/passkeys/options')).body;
    const json = { ticket, passkey: passkey.sign({ challenge: options.challenge }) };
    expect((await post('/auth/passkeys/verify', json)).status).toBe(200);
    expect((await post('/auth/passkeys/verify', json)).status).toBe(401);
    const late = (await post('/auth/passkeys/options')).body;
    api.deps.clock.advance({ minutes: 5 });
    const answer = passkey.sign({ challenge: late.options.challenge });
    expect((await post('/auth/passkeys/verify', { ticket: late.ticket, passkey: answer })).status).toBe(401);
  });

  it('refuses an account that is switched off', async () => {
    const passkey = createSoftwarePasskey();
    await add(passkey);
    await api.deps.store.change((draft) => draft.people.put({ ...aoife, disabled: true }));
    expect(await signIn(passkey)).toMatchObject(REFUSED);
  });
});

describe('a thief', () => {
  it('with a removed passkey gets nowhere', async () => {
    const passkey = createSoftwarePasskey();
    const added = await add(passkey);
    const { id } = added.body.factors.passkeys[0];
    const json = { code: added.body.recoveryCodes[0] };
    expect((await api.call('DELETE', `/auth/factors/${id}`, { as, json })).status).toBe(200);
    expect(await signIn(passkey)).toMatchObject(REFUSED);
    expect((await factors()).recoveryCodes).toBeNull();
  });

  it('with a copied passkey is noticed by its counter; neither opens anything then, and the owner is told', async () => {
    const passkey = createSoftwarePasskey();
    await add(passkey);
    expect((await signIn(passkey, { counter: 7 })).status).toBe(200);
    expect(await signIn(passkey, { counter: 7 })).toMatchObject(REFUSED);
    expect(await signIn(passkey, { counter: 8 })).toMatchObject(REFUSED);
    expect((await factors()).passkeys[0].clonedAt).toBe('2026-03-02T09:00:00.000Z');
    const changes = [...api.deps.store.data.mails.all()].map(({ values }) => values.change);
    expect(changes).toContainEqual(expect.stringContaining('may have been copied, because its counter went backwards'));
    const login = (await post('/auth/login', { email, password: PASSWORD })).body;
    expect(login.secondFactor.methods).toEqual(['recovery-code']);
  });

  it('with the password and a passkey of their own gets nowhere', async () => {
    await add(createSoftwarePasskey());
    const mallory = await addPerson(api.deps, { email: 'mallory@charity.example' });
    as = await signInPerson(api.deps, mallory.id);
    const theirs = createSoftwarePasskey();
    await add(theirs);
    const { ticket } = (await post('/auth/login', { email, password: PASSWORD })).body.secondFactor;
    const { options } = (await post('/auth/second-factor/options', { ticket })).body;
    const answer = theirs.sign({ challenge: options.challenge });
    expect(await post('/auth/second-factor', { ticket, passkey: answer })).toMatchObject(REFUSED);
  });
});

it('is the second step after a password, beside the codes of an app', async () => {
  const passkey = createSoftwarePasskey();
  await setUpAuthenticator(api, as);
  await add(passkey);
  const login = (await post('/auth/login', { email, password: PASSWORD })).body.secondFactor;
  expect(login.methods).toEqual(['passkey', 'totp', 'recovery-code']);
  const { ticket, options } = (await post('/auth/second-factor/options', { ticket: login.ticket })).body;
  expect(options.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }]);
  expect((await post('/auth/second-factor', { ticket })).body.fields).toEqual({ code: 'Code is required' });
  const json = { ticket, passkey: passkey.sign({ challenge: options.challenge }) };
  expect((await post('/auth/second-factor', json)).status).toBe(200);
  expect((await post('/auth/second-factor', json)).status).toBe(401);
});
