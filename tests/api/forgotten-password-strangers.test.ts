import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson, PASSWORD } from '../support/people.ts';
import { makeOffer } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const [email, lastLogin] = ['aoife@charity.example', '2026-03-01T09:00:00.000Z'];
let api: TestApi;
let personId = '';
beforeEach(async () => {
  api = testApi();
  personId = (await addPerson(api.deps, { email, lastLogin })).id;
});

const ask = (who: string, headers: Record<string, string>) =>
  api.call('POST', '/auth/forgotten-password', { json: { email: who }, headers });
const resetMails = () => api.deps.mails.filter(({ subject }) => subject.startsWith('Choose a new password'));
let senders = 0;
/** Asked by a stranger, from an address that nobody has used. */
const askAsStranger = (who = email) => {
  senders += 1;
  return ask(who, { 'x-forwarded-for': `198.51.${senders >> 8}.${senders & 255}` });
};
/** Resolves when everything that was asked for before is done. */
const settled = async () => {
  senders += 1;
  const other = `colleague-${senders}@charity.example`;
  await addPerson(api.deps, { email: other, lastLogin });
  await askAsStranger(other);
  await expect.poll(() => api.deps.mails.some(({ to }) => to === other)).toBe(true);
};
const mailsTo = (who = email) => api.deps.mails.filter(({ to }) => to === who).length;
const links = () => api.deps.store.data.invitations.list('person', personId).length;
/** The cookie of a browser in which somebody has signed in. */
const knownDevice = async (who = email) => {
  const { headers } = await api.call('POST', '/auth/login', { json: { email: who, password: PASSWORD } });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
};

describe('strangers who ask for a new password for somebody', () => {
  it('cause two mails in the half hour in which a link works, from changing addresses; of what is over nothing is kept', async () => {
    for (let at = 0; at < 6; at += 1) expect(await askAsStranger()).toMatchObject({ status: 202, text: '' });
    await settled();
    expect([mailsTo(), links()]).toEqual([2, 2]);
    await api.deps.outbox.deliverDue();
    expect([...api.deps.store.data.mails.all()].filter(({ to }) => to === email)).toHaveLength(2);
    api.deps.clock.advance({ minutes: 30, seconds: 1 });
    await askAsStranger();
    await expect.poll(() => mailsTo()).toBe(3);
  });

  it('are answered with a mail, however many forms were sent with the address of the account', async () => {
    for (let at = 0; at < 10; at += 1) await makeOffer(api, { submitterEmail: email });
    await api.deps.outbox.deliverDue();
    await askAsStranger();
    await settled();
    expect(resetMails().filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('take it from nobody at a known device, who is sent three mails an hour', async () => {
    const cookie = await knownDevice();
    for (let at = 0; at < 4; at += 1) await askAsStranger();
    await settled();
    for (let at = 0; at < 4; at += 1) await ask(email, { cookie });
    await settled();
    expect(mailsTo()).toBe(5);
    api.deps.clock.advance({ hours: 1, seconds: 1 });
    await ask(email, { cookie });
    await expect.poll(() => mailsTo()).toBe(6);
    const token = /invitation#([\w-]+)/.exec(resetMails().at(-1)?.text ?? '')?.[1] ?? '';
    const json = { token, newPassword: 'goats on the pier at noon' };
    expect((await api.call('POST', '/auth/reset-password', { json })).status).toBe(204);
  });

  it('are strangers with the device of another account, too', async () => {
    await addPerson(api.deps, { email: 'thief@charity.example', lastLogin });
    const cookie = await knownDevice('thief@charity.example');
    for (let at = 0; at < 4; at += 1) await ask(email, { cookie });
    await settled();
    expect(mailsTo()).toBe(2);
  });

  it('keep no administrator from sending a link', async () => {
    const as = await api.staff('Administrator', 'Nuala Kehoe');
    for (let at = 0; at < 3; at += 1) await askAsStranger();
    await settled();
    expect((await api.call('POST', `/people/${personId}/reset`, { as })).body).toMatchObject({ mailed: true });
    expect(mailsTo()).toBe(3);
  });
});
