import { beforeEach, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const NEW_PASSWORD = 'goats on the pier at noon';
let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
  as = await signInPerson(api.deps, aoife.id);
});

/** The token of the link in the latest mail about a change. */
const mailedToken = async (): Promise<string> => {
  await api.deps.outbox.deliverDue();
  const changes = api.deps.mails.filter(({ subject }) => subject === 'How you sign in has changed');
  return /\/admin\/undo#([\w-]+)/.exec(changes.at(-1)?.text ?? '')?.[1] ?? '';
};
const undo = (token: string) => api.call('POST', '/auth/not-me', { json: { token } });
const login = async (password = PASSWORD) =>
  (await api.call('POST', '/auth/login', { json: { email, password } })).body;

/** Chooses another password with the link that was mailed, and signs in with it. */
const chooseAnother = async () => {
  const mail = api.deps.mails.findLast(({ subject }) => subject.startsWith('Choose a new password'));
  const token = /\/admin\/invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const json = { token, newPassword: 'lamps along the quay at dusk' };
  expect((await api.call('POST', '/auth/reset-password', { json })).status).toBe(204);
  return login(json.newPassword);
};

it('the link in the mail about a changed factor takes away an app that was set up by somebody else, with its codes; all sessions end, and the link works once', async () => {
  await setUpAuthenticator(api, as);
  const token = await mailedToken();
  expect(await undo(token)).toMatchObject({
    status: 200,
    body: {
      ended: ['1 session', 'The authenticator app', 'The recovery codes', 'The password'],
      ...{ back: [], kept: [], isMailed: true },
    },
  });
  expect((await api.get('/auth/me', as)).status).toBe(401);
  expect(await login()).not.toHaveProperty('accessToken');
  expect(await chooseAnother()).toHaveProperty('accessToken');
  expect([api.deps.store.data.authenticators.size, api.deps.store.data.recoveryCodes.size]).toEqual([0, 0]);
  expect((await undo(token)).status).toBe(404);
});

it('the link in the mail about a changed factor brings back an app that somebody else removed: its codes open the account as before', async () => {
  const { secret, factors } = await setUpAuthenticator(api, as);
  as = await signInPerson(api.deps, aoife.id);
  await api.call('DELETE', `/auth/factors/${factors.totp.id}`, { as, json: { password: PASSWORD } });
  expect(await login()).toHaveProperty('accessToken');
  expect((await undo(await mailedToken())).body.back).toEqual(['The authenticator app', 'The recovery codes']);
  const { ticket, methods } = (await chooseAnother()).secondFactor;
  expect(methods).toEqual(['totp', 'recovery-code']);
  const json = { ticket, code: codeAt(secret, api.deps.now()) };
  expect((await api.call('POST', '/auth/second-factor', { json })).status).toBe(200);
});

it('the link in the mail about a changed factor locks a password that somebody else changed, the old one too, and mails its owner a link to choose another', async () => {
  const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const changed = await api.call('POST', '/auth/change-password', { as, json });
  expect((await undo(await mailedToken())).body).toMatchObject({ isMailed: true });
  const thief = { authorization: `Bearer ${changed.body.accessToken}` };
  expect((await api.get('/auth/me', thief)).status).toBe(401);
  for (const password of [PASSWORD, NEW_PASSWORD]) expect(await login(password)).not.toHaveProperty('accessToken');
  expect(await chooseAnother()).toHaveProperty('accessToken');
});

it('the link in the mail about a changed factor works for a day, and for nobody who makes a link up', async () => {
  await setUpAuthenticator(api, as);
  const token = await mailedToken();
  expect(token).toHaveLength(65);
  for (const wrong of ['x', 'a'.repeat(65), `${token.slice(0, 22)}${'a'.repeat(43)}`])
    expect((await undo(wrong)).status).toBe(404);
  api.deps.clock.advance({ hours: 24 });
  expect((await undo(token)).status).toBe(404);
  expect(api.deps.store.data.authenticators.size).toBe(1);
});

it('the link in the mail about a changed factor is forgotten with a reset from the terminal, and with the account', async () => {
  await setUpAuthenticator(api, as);
  const { resetFactors } = await import('#api/people/reset-factors.ts');
  await resetFactors(api.deps, { email }, { id: null, name: 'Terminal' });
  expect(api.deps.store.data.factorUndos.size).toBe(0);
  as = await signInPerson(api.deps, aoife.id);
  await setUpAuthenticator(api, as);
  const erased = await api.call('POST', '/privacy/erase', { as: await api.staff(), json: { email } });
  expect(erased.status).toBe(200);
  expect(api.deps.store.data.factorUndos.size).toBe(0);
});
