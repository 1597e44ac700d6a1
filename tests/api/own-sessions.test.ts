import { beforeEach, expect, it } from 'vitest';
import { deviceName } from '#api/auth/device-name.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const APP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) charity-portal/0.1.0 Chrome/142.0 Electron/45.4.1 Safari/537.36';

let api: TestApi;
let aoife: StoredPerson;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email: 'aoife@charity.example', lastLogin: '2026-03-01T09:00:00.000Z' });
});

const signIn = async (userAgent: string, cookie = '') => {
  const json = { email: aoife.email, password: PASSWORD };
  const answer = await api.call('POST', '/auth/login', { json, headers: { 'user-agent': userAgent, cookie } });
  const as: Headers = { authorization: `Bearer ${answer.body.accessToken}` };
  return { as, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};
const sessions = async (as: Headers) => (await api.get('/auth/sessions', as)).body.sessions;

it.each([
  [FIREFOX, 'Firefox on Windows'],
  [SAFARI, 'Safari on iPhone'],
  [EDGE, 'Edge on Windows'],
  [APP, 'Desktop app on Linux'],
  ['curl/8.5.0', 'An unknown device'],
  [null, 'An unknown device'],
])('names %j as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('lists where somebody is signed in, this one first, with the last use', async () => {
  const { as } = await signIn(FIREFOX);
  const phone = await signIn(SAFARI);
  api.deps.clock.advance({ minutes: 30 });
  await api.get('/auth/me', phone.as);
  await expect
    .poll(() => sessions(as))
    .toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', current: true, lastUsedAt: '2026-03-02T09:30:00.000Z' }),
      expect.objectContaining({ device: 'Safari on iPhone', current: false, lastUsedAt: '2026-03-02T09:30:00.000Z' }),
    ]);
});

it('notes the use of a session every ten minutes at most', async () => {
  const { as } = await signIn(FIREFOX);
  api.deps.clock.advance({ minutes: 9 });
  expect((await sessions(as))[0].lastUsedAt).toBe('2026-03-02T09:00:00.000Z');
});

it('ends one of the own sessions, or all others, and nobody else’s', async () => {
  const { as } = await signIn(FIREFOX);
  const phone = await signIn(SAFARI);
  const theirs = await signInPerson(api.deps, (await addPerson(api.deps, {})).id);
  const [, { id }] = await sessions(as);
  expect((await api.call('DELETE', `/auth/sessions/${id}`, { as: theirs })).status).toBe(404);
  expect((await api.call('DELETE', `/auth/sessions/${id}`, { as })).status).toBe(204);
  expect((await api.get('/auth/me', phone.as)).status).toBe(401);
  const [again, more] = [await signIn(SAFARI), await signIn(EDGE)];
  expect((await api.call('POST', '/auth/sessions/end-others', { as })).status).toBe(204);
  for (const one of [again, more]) expect((await api.get('/auth/me', one.as)).status).toBe(401);
  expect((await api.get('/auth/me', as)).status).toBe(200);
  expect((await api.get('/auth/me', theirs)).status).toBe(200);
});

it('tells the owner of a sign-in from a new device by mail, and of one from a known device not', async () => {
  const mails = () => [...api.deps.store.data.mails.all()].filter(({ kind }) => kind === 'new-sign-in');
  const { cookie } = await signIn(FIREFOX);
  expect(mails().map(({ to, values }) => [to, values.device])).toEqual([[aoife.email, 'Firefox on Windows']]);
  await signIn(FIREFOX, cookie);
  expect(mails()).toHaveLength(1);
  const brid = await addPerson(api.deps, { email: 'brid@charity.example' });
  await api.call('POST', '/auth/login', { json: { email: brid.email, password: PASSWORD } });
  expect(mails()).toHaveLength(1);
});
