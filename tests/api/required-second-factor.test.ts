import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import type { Role } from '#contract/roles.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const demand = (secondFactor: string, as = admin) =>
  api.call('PUT', '/settings/security', { as, json: { secondFactor } });
const signIn = async ({ email }: StoredPerson) => {
  const { body } = await api.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  return { user: body.user, as: { authorization: `Bearer ${body.accessToken}` } };
};
const colleague = (role: Role = 'Volunteer') => addPerson(api.deps, { role });

it('a second step is asked of nobody at first, and is set by administrators alone, with an entry in the log', async () => {
  expect((await api.get('/settings/security', admin)).body).toEqual({ secondFactor: 'nobody', idleMinutes: null });
  expect((await demand('everybody', await api.staff('Volunteer'))).status).toBe(403);
  expect((await demand('some')).status).toBe(400);
  expect((await demand('administrators')).body).toEqual({ secondFactor: 'administrators', idleMinutes: null });
  const { entries } = (await api.get('/audit', admin)).body;
  expect(entries[0]).toMatchObject({ detail: 'security', after: { secondFactor: 'administrators' } });
});

it('who must have a second step stays when the other settings are saved', async () => {
  await demand('everybody');
  const { body } = await api.get('/settings');
  expect((await api.call('PUT', '/settings', { as: admin, json: body })).status).toBe(200);
  expect((await api.get('/settings/security', admin)).body.secondFactor).toBe('everybody');
});

describe('whoever must and has none', () => {
  it('signs in, sets it up without the password again, and can do nothing else before', async () => {
    await demand('everybody');
    const { as, user } = await signIn(await colleague());
    expect(user.mustSetUpFactor).toBe(true);
    for (const path of ['/dashboard', '/testimonials/pending', '/donationitems', '/audit', '/settings/review'])
      expect(await api.get(path, as)).toMatchObject({
        status: 403,
        body: { message: 'Please set up your second step first.' },
      });
    expect((await api.get('/auth/factors', as)).body.confirmWith).toEqual([]);
    const begun = (await api.call('POST', '/auth/factors/totp', { as, json: {} })).body;
    const json = { ticket: begun.ticket, code: codeAt(begun.secret, api.deps.now()) };
    const done = await api.call('POST', '/auth/factors/totp/confirm', { as, json });
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await api.get('/dashboard', as)).status).toBe(200);
    expect((await api.call('POST', '/auth/refresh', { as, json: {} })).body.user.mustSetUpFactor).toBeUndefined();
  });

  it('is asked for the password after ten minutes, as everybody is', async () => {
    await demand('everybody');
    const { as } = await signIn(await colleague());
    api.deps.clock.advance({ minutes: 11 });
    expect((await api.call('POST', '/auth/factors/totp', { as, json: {} })).status).toBe(400);
    expect((await api.call('POST', '/auth/factors/totp', { as, json: { password: PASSWORD } })).status).toBe(200);
  });

  it('is not freed by another password, which starts another session', async () => {
    await demand('everybody');
    const { as } = await signIn(await colleague());
    const json = { currentPassword: PASSWORD, newPassword: 'goats on the pier at noon' };
    const changed = await api.call('POST', '/auth/change-password', { as, json });
    const next = { authorization: `Bearer ${changed.body.accessToken}` };
    expect((await api.get('/dashboard', next)).status).toBe(403);
  });
});

it('asking for a second step leaves sessions that run until their next sign-in, and volunteers alone where only administrators must', async () => {
  const before = await signIn(await colleague('Administrator'));
  await demand('administrators');
  expect((await api.get('/dashboard', before.as)).status).toBe(200);
  expect((await signIn(await colleague('Volunteer'))).user.mustSetUpFactor).toBeUndefined();
  expect((await signIn(await colleague('Administrator'))).user.mustSetUpFactor).toBe(true);
});

it('the server keeps the last factor of somebody who must have one', async () => {
  const person = await colleague();
  const { as } = await signIn(person);
  const { factors } = await setUpAuthenticator(api, as);
  await demand('everybody');
  const removal = await api.call('DELETE', `/auth/factors/${factors.totp.id}`, { as, json: { password: PASSWORD } });
  expect(removal).toMatchObject({ status: 409, body: { message: expect.stringContaining('cannot be removed') } });
  expect(api.deps.store.data.authenticators.size).toBe(1);
  expect(api.deps.store.data.recoveryCodes.size).toBe(10);
});
