import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const to = 'aoife.new@charity.example';
let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
const begin = async (overrides = {}) => {
  api = testApi(overrides);
  aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
  as = await signInPerson(api.deps, aoife.id);
};
beforeEach(() => begin());

const post = (path: string, json: unknown, who?: Headers) => api.call('POST', path, who ? { as: who, json } : { json });
const ask = (email: string, proof: object = { password: PASSWORD }) =>
  post('/auth/change-email', { email, ...proof }, as);
const confirm = (token: string | undefined) => post('/auth/confirm-email', { token });
const login = (email: string) => post('/auth/login', { email, password: PASSWORD });
/** The tokens of the links to a page in the mails to an address. */
const mailed = async (page: string, who: string): Promise<string[]> => {
  await api.deps.outbox.deliverDue();
  const link = new RegExp(`/admin/${page}#([\\w-]+)`);
  return api.deps.mails.filter((mail) => mail.to === who).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
};
const change = async (address = to) => {
  await ask(address);
  expect((await confirm((await mailed('new-address', address)).at(-1))).status).toBe(200);
};

describe('another email address', () => {
  it('counts once its own mailbox has confirmed it; the old one is told, other sessions end, the log names no address', async () => {
    const other = await signInPerson(api.deps, aoife.id);
    expect(await ask(to)).toMatchObject({ status: 200, body: { mailed: true } });
    expect([(await login(email)).status, (await login(to)).status]).toEqual([200, 401]);
    const [token] = await mailed('new-address', to);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: to } });
    expect([(await login(email)).status, (await login(to)).status]).toEqual([401, 200]);
    expect((await api.get('/auth/me', as)).body.email).toBe(to);
    expect((await api.get('/auth/me', other)).status).toBe(401);
    await api.deps.outbox.deliverDue();
    const changes = api.deps.mails.filter(({ subject }) => subject === 'How you sign in has changed');
    expect(changes.map((mail) => mail.to)).toEqual([email]);
    expect((await confirm(token)).status).toBe(404);
    const { entries } = (await api.get('/audit', as)).body;
    const entry = entries.find(({ action }: { action: string }) => action === 'email address changed');
    expect(entry).toMatchObject({ subjectId: aoife.id });
    expect(JSON.stringify(entry)).not.toContain('@');
  });

  it('asks for the password or a code, an address, and one that is nobody else’s', async () => {
    await addPerson(api.deps, { email: 'taken@charity.example' });
    expect((await ask(to, {})).body.fields).toHaveProperty('password');
    expect((await ask(to, { password: 'guessed by a thief' })).status).toBe(400);
    expect((await ask('no address')).body.fields).toHaveProperty('email');
    expect((await ask(email)).body.fields).toHaveProperty('email');
    expect(await ask('Taken@charity.example')).toMatchObject({
      status: 409,
      body: { fields: { email: expect.stringContaining('already') } },
    });
    expect((await post('/auth/change-email', { email: to, password: PASSWORD })).status).toBe(401);
    expect(await mailed('new-address', to)).toHaveLength(0);
  });

  it('can be asked for three times an hour, however often strangers ask for a mail with a new password', async () => {
    for (let at = 0; at < 4; at += 1) expect((await post('/auth/forgotten-password', { email })).status).toBe(202);
    await expect.poll(() => mailed('invitation', email)).toHaveLength(2);
    for (let at = 0; at < 3; at += 1) expect((await ask(`aoife.${at}@charity.example`)).status).toBe(200);
    expect((await ask(to)).status).toBe(429);
  });

  it('is refused to whoever has to set up a second step first, and takes no link that is late, made up or of another wish', async () => {
    await ask('typo@charity.example');
    const [earlier] = await mailed('new-address', 'typo@charity.example');
    await ask(to);
    const [token = ''] = await mailed('new-address', to);
    for (const wrong of [earlier, 'x', `${token.slice(0, 22)}${'a'.repeat(43)}`])
      expect((await confirm(wrong)).status).toBe(404);
    api.deps.clock.advance({ minutes: 30 });
    expect((await confirm(token)).status).toBe(404);
    await api.call('PUT', '/settings/security', { as, json: { secondFactor: 'everybody' } });
    as = { authorization: `Bearer ${(await login(email)).body.accessToken}` };
    expect((await ask(to)).status).toBe(403);
  });

  it('sends no mail of an earlier wish with the link of a later one', async () => {
    await ask('typo@charity.example');
    const wish = [...api.deps.store.data.mails.all()].find((mail) => mail.to === 'typo@charity.example');
    api.deps.mails.length = 0;
    await ask(to);
    await api.deps.store.change((draft) => {
      if (wish) draft.mails.put({ ...wish, id: api.deps.newId(), state: 'waiting', attempts: 0, sentAt: null });
    });
    expect(await mailed('new-address', 'typo@charity.example')).toHaveLength(0);
  });

  it('counts at once where no mail server could bring a link', async () => {
    await begin({ mailer: { ...api.deps.mailer, mailServer: false } });
    expect(await ask(to)).toMatchObject({ status: 200, body: { mailed: false } });
    expect((await login(to)).status).toBe(200);
    expect((await api.get('/auth/me', as)).status).toBe(200);
  });
});

describe('a thief at an open session, who knows the password', () => {
  it('loses the account again by the link in the old mailbox: the address is back, and no password works', async () => {
    await change();
    await post('/auth/forgotten-password', { email: to });
    await expect.poll(() => mailed('invitation', to)).toHaveLength(1);
    const [reset] = await mailed('invitation', to);
    const [undo] = await mailed('undo', email);
    expect(await post('/auth/not-me', { token: undo })).toMatchObject({ status: 200, body: { isMailed: true } });
    expect((await api.get('/auth/me', as)).status).toBe(401);
    for (const who of [email, to]) expect((await login(who)).status).toBe(401);
    const chosen = { token: reset, newPassword: 'goats on the pier at noon' };
    expect((await post('/auth/reset-password', chosen)).status).toBe(404);
    const [own] = (await mailed('invitation', email)).slice(-1);
    expect((await post('/auth/reset-password', { ...chosen, token: own })).status).toBe(204);
  });

  it('cannot get it back with the mail about a second change, nor take the old address for another account', async () => {
    await change();
    await change('third@charity.example');
    const taken = await post(
      '/people/invitations',
      { email, name: 'Not Aoife', role: 'Volunteer' },
      await api.staff('Administrator', 'Nuala Kehoe'),
    );
    expect(taken.status).toBe(409);
    const [undo] = await mailed('undo', email);
    const [second] = await mailed('undo', to);
    expect((await post('/auth/not-me', { token: undo })).status).toBe(200);
    expect((await post('/auth/not-me', { token: second })).status).toBe(404);
    expect(api.deps.store.data.people.get(aoife.id)?.email).toBe(email);
  });

  it('does not win the account with a reset that was asked for at the address before', async () => {
    await post('/auth/forgotten-password', { email });
    await expect.poll(() => mailed('invitation', email)).toHaveLength(1);
    const [token] = await mailed('invitation', email);
    await change();
    expect((await post('/auth/reset-password', { token, newPassword: 'goats on the pier at noon' })).status).toBe(404);
  });
});

it('a lost mailbox: whoever is signed in, with a code too, moves to another address and gets their mails there', async () => {
  const { recoveryCodes } = await setUpAuthenticator(api, as);
  await ask(to, { code: recoveryCodes[0] });
  await confirm((await mailed('new-address', to)).at(-1));
  await post('/auth/forgotten-password', { email: to });
  await expect.poll(() => mailed('invitation', to)).toHaveLength(1);
});
