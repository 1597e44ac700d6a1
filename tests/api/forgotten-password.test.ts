import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const NEW_PASSWORD = 'goats on the pier at noon';
let api: TestApi;
let aoife: StoredPerson;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
});

const ask = (who = email, headers = {}) =>
  api.call('POST', '/auth/forgotten-password', { json: { email: who }, headers });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  api.call('POST', '/auth/reset-password', { json: { token, newPassword } });
const login = (password: string) => api.call('POST', '/auth/login', { json: { email, password } });
const resetMails = () => api.deps.mails.filter(({ subject }) => subject.startsWith('Choose a new password'));
/** The token of the link in the latest mail. */
const mailedToken = async (mails = 1) => {
  await expect.poll(() => resetMails()).toHaveLength(mails);
  return /\/admin\/invitation#([\w-]+)/.exec(resetMails().at(-1)?.text ?? '')?.[1] ?? '';
};

describe('a forgotten password', () => {
  it('is asked for with any address: 202 and nothing else', async () => {
    await addPerson(api.deps, { email: 'off@charity.example', disabled: true });
    await addPerson(api.deps, { email: 'google@charity.example', passwordHash: null, googleSubject: 'g' });
    for (const who of [email, 'nobody@charity.example', 'off@charity.example', 'google@charity.example'])
      expect(await ask(who)).toMatchObject({ status: 202, text: '' });
    await mailedToken();
    expect(resetMails().map(({ to }) => to)).toEqual([email]);
  });

  it('is replaced with the link, once, within half an hour; all sessions end and the owner is told', async () => {
    const as = await signInPerson(api.deps, aoife.id);
    await ask();
    const token = await mailedToken();
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(204);
    expect((await api.get('/auth/me', as)).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    expect((await reset(token, 'another one for the harbour')).status).toBe(404);
    const told = [...api.deps.store.data.mails.all()].filter(({ kind }) => kind === 'factor-changed');
    expect(told.map(({ values }) => values.change)).toEqual([
      'A new password was chosen for your account, with a link from an email.',
    ]);
  });

  it('is asked for again by somebody whose password was taken away, and not by somebody who was only invited', async () => {
    await addPerson(api.deps, { email: 'invited@charity.example', passwordHash: null });
    await api.deps.store.change((draft) => draft.people.put({ ...aoife, passwordHash: null }));
    expect((await reset('a'.repeat(43))).status).toBe(404);
    await ask('invited@charity.example');
    await ask();
    expect((await reset(await mailedToken())).status).toBe(204);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    expect(resetMails().map(({ to }) => to)).toEqual([email]);
  });

  it('refuses the link after half an hour, and a weak password at its field', async () => {
    await ask();
    const token = await mailedToken();
    expect((await reset(token, 'password1234')).body.fields).toHaveProperty('newPassword');
    api.deps.clock.advance({ minutes: 31 });
    expect((await reset(token)).status).toBe(404);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('is asked for five times in ten minutes by one address', async () => {
    for (let at = 0; at < 5; at += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
    expect((await ask(email, { 'x-forwarded-for': '198.51.100.9' })).status).toBe(202);
  });
});

it('a link works for 30 minutes from the moment its mail is sent, however long the mail server was away', async () => {
  const { mailer } = api.deps;
  const { send } = mailer;
  mailer.send = async () => {
    throw new Error('Away');
  };
  await ask();
  const waiting = () => [...api.deps.store.data.mails.all()].map(({ attempts }) => attempts);
  await expect.poll(waiting).toEqual([1]);
  await api.deps.outbox.deliverDue();
  mailer.send = send;
  api.deps.clock.advance({ hours: 3 });
  await api.deps.outbox.deliverDue();
  expect(api.deps.mails.map(({ to }) => to)).toEqual([email]);
  expect(api.deps.mails[0]?.text).toMatch(/until\s+2 March 2026 at 12:30/);
  api.deps.clock.advance({ minutes: 29 });
  const json = { token: await mailedToken() };
  expect((await api.call('POST', '/invitations/read', { json })).status).toBe(200);
  api.deps.clock.advance({ minutes: 2 });
  expect((await api.call('POST', '/invitations/read', { json })).status).toBe(404);
});

it('each link that is mailed lives from its own delivery, though another was asked for meanwhile', async () => {
  const { mailer } = api.deps;
  const { send } = mailer;
  const held: (() => void)[] = [];
  mailer.send = async (mail) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return send(mail);
  };
  const links = () => api.deps.store.data.invitations.list('person', aoife.id).map(({ expiresAt }) => expiresAt);
  await ask();
  await expect.poll(() => held.length).toBe(1);
  await ask();
  await expect.poll(links).toHaveLength(2);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await expect.poll(resetMails).toHaveLength(2);
  await expect.poll(links).toEqual(['2026-03-02T09:30:00.000Z', '2026-03-02T09:30:00.000Z']);
});

it('a thief with a mail that was read once gets nowhere where a second step is set up', async () => {
  await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
  await ask();
  expect((await reset(await mailedToken())).status).toBe(204);
  const first = await login(NEW_PASSWORD);
  expect(first.body).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery-code'] } });
});

it('a mail tells the owner of a password that they change themselves, too', async () => {
  const as = await signInPerson(api.deps, aoife.id);
  const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await api.call('POST', '/auth/change-password', { as, json })).status).toBe(200);
  const [mail] = [...api.deps.store.data.mails.all()].filter(({ kind }) => kind === 'factor-changed');
  expect(mail?.values.change).toBe('The password of your account was changed.');
});
