import { describe, expect, it } from 'vitest';
import { endByTerminal } from '#api/people/not-me.ts';
import { bothStores } from '../support/both-stores.ts';
import { signInPerson } from '../support/deps.ts';
import { PASSWORD } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { alarmLink, isGranted, OWNER, ownersWork, ownerWithAccess, steal, worksStill } from '../support/thief.ts';
import { twoProcesses } from '../support/two-processes.ts';

const CHOSEN = 'lamps along the quay at dusk';
const TERMINAL = { id: null, name: 'Terminal' };
const all = [
  'the session',
  'the API token',
  'the calendar address',
  'the accomplice',
  'the device cookie',
  'the authenticator app',
  'the passkey',
  'the password',
];
const post = (api: TestApi, path: string, json: unknown) => api.call('POST', path, { json });
const notMe = (api: TestApi, token: string, also: string[] = []) => post(api, '/auth/not-me', { token, also });

const alarms: [string, RegExp][] = [
  ['a new sign-in', /^A new sign-in/],
  ['a changed way to sign in', /^How you sign in/],
  ['an API token', /^An API token/],
];

describe.each(bothStores())('46 a stolen session, then “this was not me”, on %s', (_, open) => {
  it.each(alarms)('by the mail about %s: nothing of the thief works, what is older does', async (__, subject) => {
    const api = await open();
    const owner = await ownerWithAccess(api);
    const stolen = await steal(api, owner.as);
    expect(await worksStill(api, owner.aoife, stolen)).toEqual(all);
    const done = await notMe(api, await alarmLink(api, subject));
    expect(done).toMatchObject({ status: 200, body: { isMailed: true, back: [] } });
    expect(done.body.kept).toEqual([
      'The passkey “Own laptop”',
      'The recovery codes',
      'The API token “Own statistics”',
    ]);
    expect(await worksStill(api, owner.aoife, stolen)).toEqual([]);
    expect(await isGranted(api, stolen)).toBe(false);
    expect(await ownersWork(api, owner)).toEqual([true, true]);
  });

  it('from the own account, with a new password: the session that asks ends, too', async () => {
    const api = await open();
    const owner = await ownerWithAccess(api);
    const stolen = await steal(api, owner.as);
    const as = await signInPerson(api.deps, owner.aoife.id);
    const { doubts } = (await api.get('/auth/doubts', as)).body;
    expect(doubts.at(-1)).toMatchObject({ since: '2026-03-05T09:00:00.000Z' });
    const json = { since: doubts.at(-1).since, password: PASSWORD };
    expect((await api.call('POST', '/auth/not-me/own', { as, json: { since: null } })).status).toBe(400);
    expect((await api.call('POST', '/auth/not-me/own', { as, json })).body.fields).toHaveProperty('newPassword');
    const same = { ...json, newPassword: PASSWORD };
    expect((await api.call('POST', '/auth/not-me/own', { as, json: same })).body.fields).toHaveProperty('newPassword');
    const sent = { as, json: { ...json, newPassword: CHOSEN } };
    expect((await api.call('POST', '/auth/not-me/own', sent)).status).toBe(200);
    expect((await api.get('/auth/me', as)).status).toBe(401);
    expect(await worksStill(api, owner.aoife, stolen)).toEqual([]);
    expect(await isGranted(api, stolen)).toBe(false);
    expect(await ownersWork(api, owner)).toEqual([true, true]);
    expect((await post(api, '/auth/login', { email: OWNER, password: CHOSEN })).body).toHaveProperty('secondFactor');
  });

  it.each([null, '2026-03-05 09:00'])('from the terminal, since %j', async (since) => {
    const api = await open();
    const owner = await ownerWithAccess(api);
    const stolen = await steal(api, owner.as);
    const done = await endByTerminal(api.deps, { email: OWNER, password: null, since }, TERMINAL);
    expect(done.generatedPassword).toMatch(/^[a-z2-9-]{24}$/);
    expect(await worksStill(api, owner.aoife, stolen)).toEqual([]);
    expect(await isGranted(api, stolen)).toBe(false);
    expect(await ownersWork(api, owner)).toEqual([true, true]);
  });
});

describe.skipIf(withoutPostgres)('46 on two processes of one database', () => {
  const open = twoProcesses();
  it('what the owner ends at one, works at the other no more', async () => {
    const [first, second] = await open();
    const owner = await ownerWithAccess(first);
    second.deps.clock.set(first.deps.now().toISOString());
    await second.deps.store.fresh();
    const stolen = await steal(second, owner.as);
    first.deps.clock.set(second.deps.now().toISOString());
    const mail = second.deps.mails.find(({ subject }) => subject.startsWith('An API token'));
    const token = /\/admin\/undo#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await notMe(first, token)).status).toBe(200);
    await second.deps.store.fresh();
    expect(await worksStill(second, owner.aoife, stolen)).toEqual([]);
    expect(await isGranted(second, stolen)).toBe(false);
    expect(await ownersWork(second, owner)).toEqual([true, true]);
  });
});

describe('what “this was not me” reaches', () => {
  it('a passkey whose making had begun before and ends after it', async () => {
    const api = testApi();
    const { aoife, as } = await ownerWithAccess(api);
    await api.call('POST', '/auth/factors/recovery-codes', { as, json: { password: PASSWORD } });
    const link = await alarmLink(api, /^How you sign in/);
    const { hashWithSalt } = api.deps.passwords;
    const json = { password: PASSWORD };
    const { ticket, options } = (await api.call('POST', '/auth/factors/passkey/options', { as, json })).body;
    const passkey = createSoftwarePasskey().attest({ challenge: options.challenge });
    let pressed: Promise<{ status: number }> | undefined;
    api.deps.passwords.hashWithSalt = async (...args) => {
      pressed ??= notMe(api, link);
      await pressed;
      return hashWithSalt(...args);
    };
    const added = await api.call('POST', '/auth/factors/passkey', { as, json: { ticket, name: 'Late', passkey } });
    expect([(await pressed)?.status, added.status]).toEqual([200, 401]);
    expect(api.deps.store.data.passkeys.list('person', aoife.id).map(({ name }) => name)).toEqual(['Own laptop']);
  });

  it('also what a thief made at an earlier session, once its way in was used; an earlier alarm only if it is named', async () => {
    const api = testApi();
    const { aoife } = await ownerWithAccess(api);
    const names = () => api.deps.store.data.passkeys.list('person', aoife.id).map(({ name }) => name);
    const stolen = await steal(api, await signInPerson(api.deps, aoife.id));
    api.deps.clock.advance({ hours: 1 });
    const later = await post(api, '/auth/login', { email: OWNER, password: PASSWORD });
    expect(later.body).toHaveProperty('secondFactor');
    const as = await signInPerson(api.deps, aoife.id);
    await api.call('POST', '/auth/factors/recovery-codes', { as, json: { password: PASSWORD } });
    const token = await alarmLink(api, /^How you sign in/);
    const { named, earlier } = (await post(api, '/auth/alarm', { token })).body;
    expect(named.what).toContain('Ten new recovery codes');
    expect(earlier.map(({ what }: { what: string }) => what)).toContain(
      'A passkey was added to your account: “Not hers”.',
    );
    const also = earlier.map(({ id }: { id: string }) => id);
    expect((await notMe(api, token, also)).status).toBe(200);
    expect(await worksStill(api, aoife, stolen)).toEqual([]);
    expect(names()).toEqual(['Own laptop']);
  });

  it('is told in a mail and in the audit log, without an address', async () => {
    const api = testApi();
    const { aoife, as } = await ownerWithAccess(api);
    await steal(api, as);
    await notMe(api, await alarmLink(api, /^An API token/));
    await api.deps.outbox.deliverDue();
    const mail = api.deps.mails.find(({ subject }) => subject === 'We have secured your account');
    expect(mail?.to).toBe(OWNER);
    for (const text of ['The API token “Not hers”', 'The passkey “Not hers”', 'The passkey “Own laptop”'])
      expect(mail?.text).toContain(text);
    const { entries } = (await api.get('/audit', await api.staff('Administrator', 'Nuala Kehoe'))).body;
    const entry = entries.find(({ action }: { action: string }) => action === 'access ended');
    expect(entry).toMatchObject({ subjectId: aoife.id, detail: expect.stringContaining('The API token “Not hers”') });
    expect(JSON.stringify(entry)).not.toContain('@');
  });
});
