import { beforeEach, describe, expect, it } from 'vitest';
import { resetFactors } from '#api/people/reset-factors.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email });
  as = await signInPerson(api.deps, aoife.id);
});

const factors = async () => (await api.get('/auth/factors', as)).body;
const begin = (json = {}) => api.call('POST', '/auth/factors/totp', { as, json });
const remove = (id: string, json: object) => api.call('DELETE', `/auth/factors/${id}`, { as, json });
const signsInWithPassword = async () => {
  const answer = await api.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  return 'accessToken' in answer.body;
};
const changesMailed = () =>
  [...api.deps.store.data.mails.all()]
    .filter(({ kind }) => kind === 'factor-changed')
    .map(({ values }) => values.change);

it('has none at first, and a sign-in is as it was', async () => {
  expect(await factors()).toEqual({ passkeys: [], totp: null, recoveryCodes: null, confirmWith: ['password'] });
  expect(await signsInWithPassword()).toBe(true);
});

describe('setting up an authenticator app', () => {
  it('shows a key and its address, and changes nothing before a code has proved it', async () => {
    const { status, body } = await begin({ password: PASSWORD });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(body.uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(body.uri)).toContain(email);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(await signsInWithPassword()).toBe(true);
    const json = { ticket: body.ticket, code: codeAt(body.secret, api.deps.now(), 5) };
    const wrong = await api.call('POST', '/auth/factors/totp/confirm', { as, json });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { code: expect.stringContaining('not right') } } });
    expect((await factors()).totp).toBeNull();
  });

  it('puts it on, gives ten recovery codes once, tells the owner by mail and the log, and ends other sessions', async () => {
    const elsewhere = await signInPerson(api.deps, aoife.id);
    const { recoveryCodes } = await setUpAuthenticator(api, as);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await factors()).toEqual({
      passkeys: [],
      totp: { id: expect.any(String), createdAt: '2026-03-02T09:00:00.000Z', lastUsedAt: null },
      recoveryCodes: { left: 10, createdAt: '2026-03-02T09:00:00.000Z' },
      confirmWith: ['password', 'code'],
    });
    expect(JSON.stringify(await factors())).not.toMatch(/sealed|hash|salt/i);
    expect(changesMailed()).toEqual(['An authenticator app was set up for your account.']);
    const { entries } = (await api.get('/audit', as)).body;
    expect(entries[0]).toMatchObject({
      action: 'sign-in method added',
      detail: 'authenticator app',
      actorId: aoife.id,
    });
    expect((await api.get('/auth/me', elsewhere)).status).toBe(401);
    expect(await signsInWithPassword()).toBe(false);
  });

  it('keeps the code of the set-up itself from a sign-in', async () => {
    const { secret, ticket } = (await begin({ password: PASSWORD })).body;
    const code = codeAt(secret, api.deps.now());
    await api.call('POST', '/auth/factors/totp/confirm', { as, json: { ticket, code } });
    const login = await api.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
    const json = { ticket: login.body.secondFactor.ticket, code };
    expect((await api.call('POST', '/auth/second-factor', { json })).status).toBe(400);
  });

  it('moves to a new phone: the old one works until the last step, the recovery codes stay', async () => {
    const old = await setUpAuthenticator(api, as);
    const { secret, ticket } = (await begin({ code: codeAt(old.secret, api.deps.now()) })).body;
    api.deps.clock.advance({ minutes: 1 });
    const again = await begin({ code: codeAt(old.secret, api.deps.now()) });
    expect(again.status).toBe(200);
    const json = { ticket, code: codeAt(secret, api.deps.now()) };
    const moved = await api.call('POST', '/auth/factors/totp/confirm', { as, json });
    expect(moved.body).toMatchObject({ recoveryCodes: null, factors: { recoveryCodes: { left: 10 } } });
    api.deps.clock.advance({ minutes: 1 });
    expect((await begin({ code: codeAt(old.secret, api.deps.now()) })).status).toBe(400);
    expect((await begin({ code: codeAt(secret, api.deps.now()) })).status).toBe(200);
    expect(api.deps.store.data.authenticators.size).toBe(1);
  });

  it('belongs to the session that began it, for five minutes', async () => {
    const { secret, ticket } = (await begin({ password: PASSWORD })).body;
    const json = { ticket, code: codeAt(secret, api.deps.now()) };
    const elsewhere = await signInPerson(api.deps, aoife.id);
    expect((await api.call('POST', '/auth/factors/totp/confirm', { as: elsewhere, json })).status).toBe(409);
    api.deps.clock.advance({ minutes: 5 });
    const late = { ticket, code: codeAt(secret, api.deps.now()) };
    expect((await api.call('POST', '/auth/factors/totp/confirm', { as, json: late })).status).toBe(409);
  });
});

describe('a session that was left open', () => {
  it('changes nothing without the password or a code, and has five tries', async () => {
    const { factors: set } = await setUpAuthenticator(api, as);
    const sentence = 'Please type your password or a code, so that nobody else changes this.';
    expect(await begin()).toMatchObject({ status: 400, body: { fields: { password: sentence } } });
    expect(await begin({ password: 'wrong' })).toMatchObject({
      body: { fields: { password: 'The password is not right.' } },
    });
    expect((await remove(set.totp.id, { code: '000000' })).status).toBe(400);
    expect((await api.call('POST', '/auth/factors/recovery-codes', { as, json: {} })).status).toBe(400);
    for (let at = 0; at < 3; at += 1) expect((await begin({ password: 'wrong' })).status).toBe(400);
    expect((await begin({ password: PASSWORD })).status).toBe(429);
    expect((await factors()).totp).toEqual(set.totp);
  });

  it('cannot remove what belongs to somebody else', async () => {
    const other = await addPerson(api.deps, {});
    const { factors: set } = await setUpAuthenticator(api, await signInPerson(api.deps, other.id));
    expect((await remove(set.totp.id, { password: PASSWORD })).status).toBe(404);
    expect(api.deps.store.data.authenticators.size).toBe(1);
  });
});

it('lets somebody without a password set up the first factor right after signing in, and not later', async () => {
  const linked = await addPerson(api.deps, { passwordHash: null, googleSubject: 'g-1' });
  as = await signInPerson(api.deps, linked.id);
  expect((await begin()).status).toBe(200);
  api.deps.clock.advance({ minutes: 11 });
  expect(await begin()).toMatchObject({
    status: 409,
    body: { message: 'Please sign out and in again, and set this up within ten minutes.' },
  });
});

it('removes the app with its recovery codes, mails it, and signs in with the password alone again', async () => {
  const { factors: set } = await setUpAuthenticator(api, as);
  const answer = await remove(set.totp.id, { password: PASSWORD });
  expect(answer.body).toEqual({ passkeys: [], totp: null, recoveryCodes: null, confirmWith: ['password'] });
  expect(changesMailed()).toContain('The authenticator app was removed from your account.');
  expect(await signsInWithPassword()).toBe(true);
});

it('makes recovery codes only where they stand in for something', async () => {
  const answer = await api.call('POST', '/auth/factors/recovery-codes', { as, json: { password: PASSWORD } });
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('authenticator app or a passkey first') },
  });
});

it('is reset from the terminal for somebody who lost everything: sessions end, the password stays', async () => {
  await setUpAuthenticator(api, as);
  await resetFactors(api.deps, { email: 'Aoife@charity.example' }, { id: null, name: 'Terminal' });
  const mails = [...api.deps.store.data.mails.all()].filter(({ to }) => to === aoife.email);
  expect(mails.at(-1)?.values.change).toMatch(/^Your second step was reset by whoever runs the server/);
  expect((await api.get('/auth/me', as)).status).toBe(401);
  expect(await signsInWithPassword()).toBe(true);
  expect(api.deps.store.data.recoveryCodes.size).toBe(0);
  const newest = api.deps.store.data.audit.list('newest', 'all').find(({ action }) => action.includes('reset'));
  expect(newest).toMatchObject({ action: 'sign-in methods reset', actorName: 'Terminal', subjectId: aoife.id });
});

it('is exported without its secrets, and erased with the account', async () => {
  const { secret, recoveryCodes } = await setUpAuthenticator(api, as);
  const admin = await api.staff();
  const exported = await api.call('POST', '/privacy/export', { as: admin, json: { email } });
  expect(JSON.parse(exported.text).account.signInMethods).toEqual({
    passkeys: [],
    authenticator: [{ createdAt: '2026-03-02T09:00:00.000Z', lastUsedAt: null }],
    recoveryCodes: Array(10).fill({ createdAt: '2026-03-02T09:00:00.000Z' }),
  });
  for (const text of [secret, ...recoveryCodes]) expect(exported.text).not.toContain(text);
  expect((await api.call('POST', '/privacy/erase', { as: admin, json: { email } })).status).toBe(200);
  expect([api.deps.store.data.authenticators.size, api.deps.store.data.recoveryCodes.size]).toEqual([0, 0]);
});
