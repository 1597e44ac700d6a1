import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
let api: TestApi;
let aoife: StoredPerson;
/** Somebody at a session of hers that was left open, who knows her password. */
let thief: Headers;
/** The owner, at a session of her own before. */
let owner: Headers;
beforeEach(async () => {
  api = testApi();
  password = PASSWORD;
  aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
  owner = await signInPerson(api.deps, aoife.id);
  aMinuteLater();
  thief = await signInPerson(api.deps, aoife.id);
});
/** What changed a factor ended the other sessions. */
const thiefArrives = async () => {
  aMinuteLater();
  thief = await signInPerson(api.deps, aoife.id);
};

const post = (path: string, json: unknown, as?: Headers) => api.call('POST', path, as ? { as, json } : { json });
const remove = (id: string) => api.call('DELETE', `/auth/factors/${id}`, { as: thief, json: { password: PASSWORD } });
const renewCodes = async (): Promise<string[]> =>
  (await post('/auth/factors/recovery-codes', { password: PASSWORD }, thief)).body.recoveryCodes;
const addPasskey = async (as = thief) => {
  const key = createSoftwarePasskey();
  const { ticket, options } = (await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
  const passkey = key.attest({ challenge: options.challenge });
  const added = await post('/auth/factors/passkey', { ticket, name: 'Laptop', passkey }, as);
  return { key, id: added.body.factors.passkeys.at(-1).id as string, codes: added.body.recoveryCodes as string[] };
};
/** The tokens in the mails about changes, in their order. */
const tokens = async (): Promise<string[]> => {
  await api.deps.outbox.deliverDue();
  return api.deps.mails.flatMap(({ text }) => /\/admin\/undo#([\w-]+)/.exec(text)?.[1] ?? []);
};
const undo = async (token: string | undefined) => (await post('/auth/not-me', { token })).status;
let password: string;
/** What the owner does with the link of a mail, and with the one to another password that is mailed then. */
const takesAccountBack = async (token: string | undefined) => {
  expect(await undo(token)).toBe(200);
  const links = api.deps.mails.flatMap(({ text }) => /\/admin\/invitation#([\w-]+)/.exec(text)?.[1] ?? []);
  password = 'lamps along the quay at dusk';
  expect((await post('/auth/reset-password', { token: links.at(-1), newPassword: password })).status).toBe(204);
};
const step = async () => (await post('/auth/login', { email, password })).body.secondFactor;
const aMinuteLater = () => api.deps.clock.advance({ minutes: 1 });
const opens = async (code: string | undefined) => {
  const { status } = await post('/auth/second-factor', { ticket: (await step())?.ticket, code });
  expect([200, 400]).toContain(status);
  // Five wrong tries a minute are not what is looked at here.
  aMinuteLater();
  return status === 200;
};
const opensWith = async (key: ReturnType<typeof createSoftwarePasskey>) => {
  const { ticket, options } = (await post('/auth/passkeys/options', {})).body;
  const passkey = key.sign({ challenge: options.challenge });
  return (await post('/auth/passkeys/verify', { ticket, passkey })).status === 200;
};

describe('the link of a mail, pressed by the owner', () => {
  it.each([0, 1])('brings back the phone from which a thief has moved the app twice: mail %i', async (which) => {
    const own = await setUpAuthenticator(api, owner);
    const first = (await tokens()).length;
    await thiefArrives();
    const his = [await setUpAuthenticator(api, thief), await setUpAuthenticator(api, thief)];
    const links = (await tokens()).slice(first);
    await takesAccountBack(links[which]);
    expect(await undo(links[1 - which])).toBe(404);
    for (const { secret } of his) expect(await opens(codeAt(secret, api.deps.now()))).toBe(false);
    expect(await opens(codeAt(own.secret, api.deps.now()))).toBe(true);
    expect(await opens(own.recoveryCodes[0])).toBe(true);
  });

  it.each([0, 1])('brings back the codes on paper, and no set of a thief: mail %i', async (which) => {
    const { recoveryCodes: paper } = await setUpAuthenticator(api, owner);
    const first = (await tokens()).length;
    await thiefArrives();
    const his = await renewCodes();
    aMinuteLater();
    const others = await renewCodes();
    await takesAccountBack((await tokens()).slice(first)[which]);
    for (const code of [his[0], others[0]]) expect(await opens(code)).toBe(false);
    expect(await opens(paper[0])).toBe(true);
  });

  it('brings the codes on paper back with the last factor that was removed', async () => {
    const { recoveryCodes, factors } = await setUpAuthenticator(api, owner);
    await thiefArrives();
    await remove(factors.totp.id);
    await takesAccountBack((await tokens()).at(-1));
    expect(await opens(recoveryCodes[0])).toBe(true);
    expect(await opens(recoveryCodes[0])).toBe(false);
  });

  it.each([0, 1])('leaves no passkey of a thief who has added one and removed it again: mail %i', async (which) => {
    const { key, id } = await addPasskey();
    aMinuteLater();
    await remove(id);
    await takesAccountBack((await tokens())[which]);
    expect(await opensWith(key)).toBe(false);
    expect(api.deps.store.data.passkeys.size).toBe(0);
  });

  it('takes away the codes that came with a thief’s passkey, and leaves the app that the owner had', async () => {
    const { secret } = await setUpAuthenticator(api, owner);
    const first = (await tokens()).length;
    await api.deps.store.change((draft) => {
      for (const { id } of draft.recoveryCodes.list('person', aoife.id)) draft.recoveryCodes.remove(id);
    });
    await thiefArrives();
    const { codes } = await addPasskey();
    await takesAccountBack((await tokens())[first]);
    expect(await opens(codes[0])).toBe(false);
    expect(await opens(codeAt(secret, api.deps.now()))).toBe(true);
  });

  it('keeps the second step on when the server’s secret has changed meanwhile', async () => {
    const { factors } = await setUpAuthenticator(api, owner);
    await thiefArrives();
    await remove(factors.totp.id);
    const stored = [...api.deps.store.data.factorUndos.all()].find((one) => one.removedAuthenticator);
    await api.deps.store.change((draft) => {
      if (stored?.removedAuthenticator)
        draft.factorUndos.put({
          ...stored,
          removedAuthenticator: { ...stored.removedAuthenticator, sealedSecret: 'x' },
        });
    });
    await takesAccountBack((await tokens()).at(-1));
    expect((await step()).methods).toEqual(['totp', 'recovery-code']);
  });
});

describe('a passkey', () => {
  const rename = (id: string, json: object) => api.call('PATCH', `/auth/factors/${id}`, { as: thief, json });

  it('gets another name with the password, and the one before back with the link of the mail', async () => {
    const { id, key } = await addPasskey(owner);
    await thiefArrives();
    expect((await rename(id, { name: 'Office' })).status).toBe(400);
    expect((await rename(id, { name: ' ', password: PASSWORD })).body.fields).toHaveProperty('name');
    const renamed = await rename(id, { name: 'Office', password: PASSWORD });
    expect(renamed.body.passkeys).toMatchObject([{ id, name: 'Office' }]);
    const [entry] = (await api.get('/audit', await api.staff())).body.entries;
    expect(entry).toMatchObject({ action: 'passkey renamed', detail: 'passkey Office' });
    expect(await undo((await tokens()).at(-1))).toBe(200);
    expect([...api.deps.store.data.passkeys.all()]).toMatchObject([{ name: 'Laptop' }]);
    expect(await opensWith(key)).toBe(true);
  });

  it('of somebody else cannot be renamed', async () => {
    const { id } = await addPasskey();
    const other = await addPerson(api.deps);
    const as = await signInPerson(api.deps, other.id);
    const json = { name: 'Mine', password: PASSWORD };
    expect((await api.call('PATCH', `/auth/factors/${id}`, { as, json })).status).toBe(404);
  });
});

it('a confirmation is one for one change: what it began cannot be finished twice', async () => {
  const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, thief)).body;
  const add = () => {
    const passkey = createSoftwarePasskey().attest({ challenge: begun.options.challenge });
    return post('/auth/factors/passkey', { ticket: begun.ticket, name: 'Laptop', passkey }, thief);
  };
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
  const app = (await post('/auth/factors/totp', { password: PASSWORD }, thief)).body;
  const confirm = () =>
    post('/auth/factors/totp/confirm', { ticket: app.ticket, code: codeAt(app.secret, api.deps.now()) }, thief);
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).status).toBe(409);
  expect((await confirm()).body.message).toContain('longer than five minutes');
});
