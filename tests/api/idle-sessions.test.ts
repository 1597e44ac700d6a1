import { beforeEach, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const IDLE = 'Nobody was here for a while, so your session has ended. Please sign in again.';
const email = 'aoife@charity.example';

let api: TestApi;
let aoife: StoredPerson;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email });
});

const signIn = async (): Promise<Headers> => {
  const { body } = await api.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  return { authorization: `Bearer ${body.accessToken}` };
};
const setIdle = async (idleMinutes: unknown) =>
  api.call('PUT', '/settings/security', { as: await api.staff(), json: { secondFactor: 'nobody', idleMinutes } });

it('a session runs for 12 hours, used or not, where nobody has set anything', async () => {
  const as = await signIn();
  expect((await api.get('/settings/security', await api.staff())).body.idleMinutes).toBeNull();
  api.deps.clock.advance({ minutes: 59 });
  expect((await api.get('/auth/me', as)).status).toBe(200);
});

it('a session that nobody used for as long as the setting says ends, with a sentence; one that is used goes on', async () => {
  expect((await setIdle(30)).status).toBe(200);
  const as = await signIn();
  for (let at = 0; at < 2; at += 1) {
    api.deps.clock.advance({ minutes: 14 });
    expect((await api.get('/auth/me', as)).status).toBe(200);
  }
  expect((await api.get('/auth/sessions', as)).body.sessions).toHaveLength(1);
  api.deps.clock.advance({ minutes: 31 });
  expect(await api.get('/auth/me', as)).toMatchObject({ status: 401, body: { message: IDLE } });
  expect((await api.call('POST', '/auth/refresh', { as, json: {} })).status).toBe(401);
});

it('what screens load by themselves while nobody is there keeps no session from ending', async () => {
  await setIdle(30);
  const as = await signIn();
  const alone = { ...as, 'x-unattended': '1' };
  for (let at = 0; at < 2; at += 1) {
    api.deps.clock.advance({ minutes: 14 });
    expect((await api.get('/auth/me', alone)).status).toBe(200);
  }
  api.deps.clock.advance({ minutes: 3 });
  expect((await api.get('/auth/me', as)).body.message).toBe(IDLE);
});

it('says nothing of idleness to whom a colleague has signed out or switched off, and takes only times that it offers', async () => {
  expect((await setIdle(7)).status).toBe(400);
  await setIdle(30);
  const as = await signIn();
  await api.deps.store.change((draft) => draft.people.put({ ...aoife, disabled: true }));
  api.deps.clock.advance({ minutes: 31 });
  expect((await api.get('/auth/me', as)).body.message).toBe('Please sign in.');
});
