import { describe, expect, it } from 'vitest';
import { CODE_WRONG } from '#contract/auth/factors.ts';
import { BROWSER_LINK_OVER } from '#contract/auth/known-browser.ts';
import { LINK_IS_MAILED, WRONG_CREDENTIALS } from '#contract/people/people.ts';
import { bothStores } from '../support/both-stores.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import type { Headers, TestApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const UNHEARD = `${WRONG_CREDENTIALS} ${LINK_IS_MAILED}`;

/** Each from another /48 of one provider. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1` };
};
const login = (api: TestApi, password: string, headers: Headers = elsewhere(), who = email) =>
  api.call('POST', '/auth/login', { json: { email: who, password }, headers });
const guess = async (api: TestApi, times: number, who = email) => {
  for (let at = 0; at < times; at += 1) await login(api, 'a wrong guess', elsewhere(), who);
};
const mailsOf = async (api: TestApi) => {
  // What goes on after an answer is begun by then, and done before another change.
  await new Promise((resolve) => setImmediate(resolve));
  await api.deps.store.change(() => {});
  await api.deps.outbox.deliverDue();
  return api.deps.mails.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
};
const linkIn = (mails: readonly { text: string }[]) =>
  mails.flatMap(({ text }) => /\/admin\/this-browser#([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
const openLink = (api: TestApi, token: string) => api.call('POST', '/auth/known-browser', { json: { token } });
const cookieOf = ({ headers }: { headers: globalThis.Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

describe.each(bothStores())('an account that strangers from a thousand networks guess at, on %s', (_, open) => {
  const begin = async () => {
    const api = await open();
    const aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
    return { api, aoife };
  };

  it('is not opened by the right password any more, but by a link in its owner’s mailbox, at that browser alone', async () => {
    const { api } = await begin();
    await guess(api, 31);
    expect(await login(api, PASSWORD)).toMatchObject({ status: 401, body: { message: UNHEARD } });
    expect(await login(api, 'a wrong guess')).toMatchObject({ status: 401, body: { message: UNHEARD } });
    const token = linkIn(await mailsOf(api));
    const opened = await openLink(api, token);
    expect(opened.status).toBe(204);
    const cookie = cookieOf(opened);
    await guess(api, 5);
    expect((await login(api, PASSWORD, { ...elsewhere(), cookie })).status).toBe(200);
    expect((await login(api, PASSWORD)).status).toBe(401);
    expect(await openLink(api, token)).toMatchObject({ status: 404, body: { message: BROWSER_LINK_OVER } });
  });

  it('takes no link that is over, altered, or of an account that was switched off', async () => {
    const { api, aoife } = await begin();
    await guess(api, 31);
    await login(api, PASSWORD);
    const token = linkIn(await mailsOf(api));
    expect((await openLink(api, `${token.slice(0, -2)}AA`)).status).toBe(404);
    await api.deps.store.change((draft) => {
      const person = draft.people.get(aoife.id);
      if (person) draft.people.put({ ...person, disabled: true });
    });
    expect((await openLink(api, token)).status).toBe(404);
    await api.deps.store.change((draft) => {
      const person = draft.people.get(aoife.id);
      if (person) draft.people.put({ ...person, disabled: false });
    });
    api.deps.clock.advance({ minutes: 61 });
    expect((await openLink(api, token)).status).toBe(404);
  });

  it('tells its owner once a day that somebody tries, and nobody where there is no account', async () => {
    const { api } = await begin();
    const told = async () =>
      (await mailsOf(api)).filter(({ subject }) => subject === 'Somebody is trying to sign in to your account').length;
    await guess(api, 10);
    expect(await told()).toBe(0);
    await guess(api, 30);
    await guess(api, 40, 'nobody@charity.example');
    expect(await told()).toBe(1);
    api.deps.clock.advance({ days: 1, minutes: 1 });
    await guess(api, 12);
    expect(await told()).toBe(2);
    expect(api.deps.mails).toHaveLength(2);
  });

  it('answers for an address without an account in the same words', async () => {
    const { api } = await begin();
    await guess(api, 31, 'nobody@charity.example');
    expect(await login(api, PASSWORD, elsewhere(), 'nobody@charity.example')).toMatchObject({
      status: 401,
      body: { message: UNHEARD },
    });
    expect(await mailsOf(api)).toEqual([]);
  });

  it('mails its owner no second link while the first one works, and none works after a change of the password', async () => {
    const { api, aoife } = await begin();
    await guess(api, 31);
    const links = async () => (await mailsOf(api)).filter(({ text }) => text.includes('/admin/this-browser#')).length;
    for (let at = 0; at < 4; at += 1) await login(api, PASSWORD);
    expect(await links()).toBe(1);
    api.deps.clock.advance({ minutes: 61 });
    await guess(api, 31);
    await login(api, PASSWORD);
    expect(await links()).toBe(2);
    const token = linkIn(await mailsOf(api));
    const as = await signInPerson(api.deps, aoife.id);
    const json = { currentPassword: PASSWORD, newPassword: 'oats and barley by the quay' };
    expect((await api.call('POST', '/auth/change-password', { as, json })).status).toBe(200);
    expect((await openLink(api, token)).status).toBe(404);
  });
});

describe.each(bothStores())('wrong codes of the second step, on %s', (_, open) => {
  const begin = async () => {
    const api = await open();
    const aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
    const { secret } = await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
    const second = async (code: string, headers: Headers = elsewhere()) => {
      const { secondFactor } = (await login(api, PASSWORD, headers)).body;
      return api.call('POST', '/auth/second-factor', { json: { ticket: secondFactor.ticket, code }, headers });
    };
    return { api, aoife, second, right: () => codeAt(secret, api.deps.now()) };
  };

  it('are told to the owner with the third, once a day', async () => {
    const { api, second } = await begin();
    const told = async () => (await mailsOf(api)).filter(({ text }) => text.includes('knows your password')).length;
    await second('000000');
    await second('000000');
    expect(await told()).toBe(0);
    for (let at = 0; at < 5; at += 1) await second('000000');
    expect(await told()).toBe(1);
  });

  it('are told to the owner with the fifth in thirty days, however slowly they come', async () => {
    const { api, second } = await begin();
    const told = async () => (await mailsOf(api)).filter(({ text }) => text.includes('knows your password')).length;
    for (let at = 0; at < 4; at += 1) {
      await second('000000');
      api.deps.clock.advance({ hours: 20 });
    }
    expect(await told()).toBe(0);
    await second('000000');
    expect(await told()).toBe(1);
  });

  it('are twenty in thirty days from strangers; then the owner is let in by a mailed link', async () => {
    const { api, second, right } = await begin();
    for (let at = 0; at < 22; at += 1) await second('000000');
    expect((await second(right())).body.message).toBe(`${CODE_WRONG} ${LINK_IS_MAILED}`);
    const cookie = cookieOf(await openLink(api, linkIn(await mailsOf(api))));
    api.deps.clock.advance({ minutes: 1 });
    expect((await second(right(), { ...elsewhere(), cookie })).status).toBe(200);
  });

  it('cost no right code one: nine right ones from strangers leave all twenty', async () => {
    const { api, aoife, second, right } = await begin();
    for (let at = 0; at < 9; at += 1) {
      api.deps.clock.advance({ minutes: 1 });
      expect((await second(right())).status).toBe(200);
    }
    expect(api.deps.store.data.people.get(aoife.id)?.wrongCodes).toEqual([]);
  });
});
