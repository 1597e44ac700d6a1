import { beforeEach, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const own = 'aoife@charity.example';
const foreign = 'evil@elsewhere.example';
const chosen = 'lamps along the quay at dusk';
let api: TestApi;
let aoife: StoredPerson;
/** Somebody at a session of hers that was left open, who knows her password, and has moved the account to a mailbox of theirs. */
let thief: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email: own, lastLogin: '2026-03-01T09:00:00.000Z' });
  thief = await signInPerson(api.deps, aoife.id);
  await moveTo(foreign);
});

const post = (path: string, json: unknown, as?: Headers) => api.call('POST', path, as ? { as, json } : { json });
const aMinuteLater = () => api.deps.clock.advance({ minutes: 1 });
/** The tokens of the links to a page in the mails to an address. */
const mailed = async (page: string, who: string): Promise<string[]> => {
  await api.deps.outbox.deliverDue();
  const link = new RegExp(`/admin/${page}#([\\w-]+)`);
  return api.deps.mails.filter(({ to }) => to === who).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
};
const moveTo = async (email: string) => {
  await post('/auth/change-email', { email, password: PASSWORD }, thief);
  const token = (await mailed('new-address', email)).at(-1);
  expect((await post('/auth/confirm-email', { token })).status).toBe(200);
  aMinuteLater();
};
const addPasskey = async () => {
  const key = createSoftwarePasskey();
  const { ticket, options } = (await post('/auth/factors/passkey/options', { password: PASSWORD }, thief)).body;
  const passkey = key.attest({ challenge: options.challenge });
  const { body } = await post('/auth/factors/passkey', { ticket, name: 'Laptop', passkey }, thief);
  aMinuteLater();
  return { key, id: body.factors.passkeys.at(-1).id as string };
};
const opensWith = async (key: ReturnType<typeof createSoftwarePasskey>) => {
  const { ticket, options } = (await post('/auth/passkeys/options', {})).body;
  const passkey = key.sign({ challenge: options.challenge });
  return (await post('/auth/passkeys/verify', { ticket, passkey })).status === 200;
};
const undo = async (token: string | undefined) => (await post('/auth/not-me', { token })).status;
/** What the owner does with a link in a mail to the old address: then the account is theirs alone. */
const takesAccountBack = async (token: string | undefined) => {
  expect(await undo(token)).toBe(200);
  const reset = (await mailed('invitation', own)).at(-1);
  expect((await post('/auth/reset-password', { token: reset, newPassword: chosen })).status).toBe(204);
  return (await post('/auth/login', { email: own, password: chosen })).body.user?.email;
};

it('a stolen address loses with the address what was added since, and its owner needs no second step of the thief’s', async () => {
  const { key } = await addPasskey();
  expect(await takesAccountBack((await mailed('undo', own))[0])).toBe(own);
  expect(await opensWith(key)).toBe(false);
  expect([api.deps.store.data.passkeys.size, api.deps.store.data.recoveryCodes.size]).toEqual([0, 0]);
});

it('a stolen address is not won again with the mails that the thief has got since', async () => {
  const { key, id } = await addPasskey();
  await api.call('DELETE', `/auth/factors/${id}`, { as: thief, json: { password: PASSWORD } });
  await moveTo('third@elsewhere.example');
  expect(await takesAccountBack((await mailed('undo', own))[0])).toBe(own);
  const links = await mailed('undo', foreign);
  expect(links).toHaveLength(3);
  for (const link of links) expect(await undo(link)).toBe(404);
  expect(await opensWith(key)).toBe(false);
  expect(api.deps.store.data.people.get(aoife.id)?.email).toBe(own);
});

it('a stolen address is told to the old address as long as that can be taken back: any of its mails brings all back', async () => {
  const { key } = await addPasskey();
  const json = { currentPassword: PASSWORD, newPassword: 'goats on the pier at noon' };
  expect((await post('/auth/change-password', json, thief)).status).toBe(200);
  const links = await mailed('undo', own);
  expect(links).toHaveLength(3);
  const { text } = api.deps.mails.filter(({ to }) => to === own).at(-1) ?? { text: '' };
  expect(text).toContain('The password of your account was changed.');
  expect(text).toMatch(/works\s+for\s+24\s+hours\s+from\s+the\s+email\s+that\s+told\s+you\s+of\s+that\s+change/);
  expect(await takesAccountBack(links.at(-1))).toBe(own);
  expect(await opensWith(key)).toBe(false);
});

it('a stolen address is told to the old address no longer than that', async () => {
  await api.deps.outbox.deliverDue();
  api.deps.clock.advance({ hours: 24 });
  thief = await signInPerson(api.deps, aoife.id);
  await addPasskey();
  expect(await mailed('undo', own)).toHaveLength(1);
  expect(await mailed('undo', foreign)).toHaveLength(1);
});

it('a thief of an address makes no API token behind the back of the old one', async () => {
  const json = { name: 'Statistics', scopes: ['testimonials:read'], expiresOn: '2026-04-01' };
  expect((await post('/tokens', json, thief)).status).toBe(201);
  await api.deps.outbox.deliverDue();
  const told = api.deps.mails.filter(({ subject }) => subject.startsWith('An API token')).map(({ to }) => to);
  expect(told).toEqual([foreign, own]);
});
