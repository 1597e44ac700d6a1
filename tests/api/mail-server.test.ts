import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { PASSWORD, personNamed } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { productMailer } from '../support/product-mailer.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { twoProcesses } from '../support/two-processes.ts';

const SECRET = 'lantern-harbour-7';
const SENDER = 'office@fund.ie';

type Open = (options?: NonNullable<Parameters<typeof testApi>[0]>) => Promise<TestApi>;

let folder: string;
let servers: MailServer[];
let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-server-'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true });
});

const begin = async (
  open: Open = async (options) => testApi(options),
  smtp?: { url: string | null; from: string | null },
) => {
  const own = productMailer(folder);
  const { policy } = testApi().deps;
  api = await open({ mailer: own.mailer, ...(smtp && { policy: { ...policy, smtp } }) });
  own.on(api.deps);
  admin = await api.staff();
};
const startServer = async (...options: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...options);
  servers.push(server);
  return server;
};
/** A mail server that lets in one user alone. */
const lockedServer = () =>
  startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === SECRET
        ? done(null, { user: username })
        : done(Object.assign(new Error(`No entry with ${password}`), { responseCode: 535 }), undefined as never),
  });
const portOf = ({ url }: Pick<MailServer, 'url'>) => Number(new URL(url).port);
const at = (server: Pick<MailServer, 'url'>, more: object = {}) => ({
  host: '127.0.0.1',
  port: portOf(server),
  encryption: 'none',
  user: '',
  ...more,
});
const save = (json: object, as = admin) => api.call('put', '/settings/mail-server', { as, json });
const set = (server: object | null, more: object = {}) => save({ server, sender: SENDER, password: PASSWORD, ...more });
const trial = (as = admin) => api.call('post', '/settings/mail-server/test', { as });
const read = async () => (await api.get('/settings/mail-server', admin)).body;
const mails = () => [...api.deps.store.data.mails.all()];
const deliver = () => api.deps.outbox.deliverDue();
const files = () => readdir(join(folder, 'outbox')).catch((): string[] => []);

describe.each(bothStores())('a mail server of the settings on %s', (_, open) => {
  it('takes mails from the next one on, from the sender with the name of the organisation, and files no more', async () => {
    await begin(open);
    await makeOffer(api, { submitterEmail: 'deirdre@post.example' });
    await deliver();
    expect(mails()).toMatchObject([{ state: 'written', sentAt: null }]);
    expect((await api.get('/settings/mail-delivery', admin)).body).toEqual({ hasServer: false });
    const server = await startServer();
    expect((await set(at(server))).status).toBe(200);
    expect((await api.get('/settings/mail-delivery', admin)).body).toEqual({ hasServer: true });
    await makeOffer(api, { submitterEmail: 'tadhg@post.example' });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatch(/^From: South East Care Fund <office@fund\.ie>/m);
    expect(await files()).toHaveLength(1);
    expect((await set(null)).body.server).toBeNull();
    await makeOffer(api, { submitterEmail: 'una@post.example' });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await files()).toHaveLength(2);
  });

  it('is signed in to with a password that no answer, record, log entry or export shows', async () => {
    await begin(open);
    const server = await lockedServer();
    const saved = await set(at(server, { user: 'office', password: SECRET }));
    expect(saved.body.server).toEqual(at(server, { user: 'office', hasPassword: true }));
    expect((await trial()).body).toMatchObject({ isTaken: true, code: null, answer: expect.stringMatching(/^250 /) });
    expect(server.received).toHaveLength(1);
    const everything = [
      saved.text,
      JSON.stringify([...api.deps.store.data.settings.all()]),
      JSON.stringify([...api.deps.store.data.audit.all()]),
      (await api.get('/settings')).text,
      (await api.get('/settings/mail-server', admin)).text,
    ];
    for (const text of everything) expect(text).not.toContain(SECRET);
    const [entry] = (await api.get('/audit', admin)).body.entries;
    expect(entry).toMatchObject({
      action: 'changed',
      detail: 'mail server',
      after: { host: '127.0.0.1', user: 'office', sender: SENDER, password: 'a new one' },
    });
  });
});

describe('a mail server of the settings', () => {
  it('keeps its password while all else about it stays, and is given it again for another server, port or user', async () => {
    await begin();
    const server = await lockedServer();
    const other = await lockedServer();
    await set(at(server, { user: 'office', password: SECRET }));
    expect((await set(at(server, { user: 'office' }), { sender: 'post@fund.ie' })).status).toBe(200);
    expect((await trial()).body.isTaken).toBe(true);
    for (const changed of [
      at(other, { user: 'office' }),
      at(server, { user: 'other' }),
      at(server, { user: 'office', host: 'localhost' }),
    ]) {
      const { status, body } = await set(changed);
      expect([status, body.fields]).toEqual([400, { 'server.password': expect.stringContaining('again') }]);
    }
    expect((await read()).server).toEqual(at(server, { user: 'office', hasPassword: true }));
  });

  it('says that its password cannot be read any more once the secret of the server is another', async () => {
    await begin();
    await set(at({ url: 'smtp://127.0.0.1:2525' }, { user: 'office', password: SECRET }));
    await api.deps.store.change((draft) => {
      const settings = draft.settings.get('settings');
      const { mailServer } = settings ?? {};
      if (!settings || !mailServer?.server) throw new Error('There is no mail server.');
      const sealedPassword = 'sealed-with-another-secret';
      draft.settings.put({
        ...settings,
        mailServer: { ...mailServer, server: { ...mailServer.server, sealedPassword } },
      });
    });
    expect((await read()).server).toMatchObject({ user: 'office', hasPassword: false });
  });

  it('is changed by administrators alone, with their password or a code', async () => {
    await begin();
    const server = at({ url: 'smtp://127.0.0.1:2525' });
    expect((await save({ server, sender: SENDER })).body.fields).toHaveProperty('password');
    expect((await set(server, { password: 'guessed by a thief' })).status).toBe(400);
    const manager = await api.staff('Manager', 'Una Walsh');
    expect((await save({ server, sender: SENDER, password: PASSWORD }, manager)).status).toBe(403);
    expect((await api.get('/settings/mail-server', manager)).status).toBe(403);
    expect((await api.get('/settings/mail-delivery', manager)).body).toEqual({ hasServer: false });
    expect((await read()).server).toBeNull();
  });

  it('is refused with a sentence at the field that is wrong, and changes nothing', async () => {
    await begin();
    const good = { host: 'smtp.fund.ie', port: 587, encryption: 'starttls', user: '' };
    const wrong: [string, object, object?][] = [
      ['server.host', { host: 'smtp://smtp.fund.ie' }],
      ['server.host', { host: 'smtp.fund.ie:587' }],
      ['server.host', { host: '' }],
      ['server.port', { port: 0 }],
      ['server.encryption', { encryption: 'ssl' }],
      ['server.encryption', { encryption: 'none', user: 'office', password: SECRET }],
      ['server.user', { user: 'office\r\nDATA' }],
      ['server.password', { user: 'office' }],
      ['sender', {}, { sender: 'no address' }],
      ['sender', {}, { sender: '' }],
    ];
    for (const [field, part, more] of wrong) {
      const { status, body } = await set({ ...good, ...part }, more);
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 400, [field]]);
    }
    expect((await read()).server).toBeNull();
  });
});

describe('a mail server of the environment', () => {
  it('wins over the settings, says so, and cannot be changed; its password is not shown', async () => {
    const server = await lockedServer();
    const url = server.url.replace('://', `://office:${SECRET}@`);
    await begin(undefined, { url, from: 'The Fund <hello@fund.example>' });
    const { status, text, body } = await api.get('/settings/mail-server', admin);
    expect(status).toBe(200);
    expect(text).not.toContain(SECRET);
    expect(body).toEqual({
      server: { ...at(server), encryption: 'starttls', user: 'office', hasPassword: true },
      sender: 'The Fund <hello@fund.example>',
      fromEnvironment: { server: true, sender: true },
      savedAt: null,
      savedBy: null,
    });
    expect((await save({ server: at(server), password: PASSWORD })).body.message).toContain('SMTP_URL');
    expect((await save({ sender: SENDER, password: PASSWORD })).body.message).toContain('MAIL_FROM');
    expect((await trial()).body.isTaken).toBe(true);
    expect(server.received[0]).toMatch(/^From: The Fund <hello@fund\.example>/m);
  });

  it('takes its sender from the settings where the environment names none', async () => {
    const server = await startServer();
    await begin(undefined, { url: server.url, from: null });
    expect((await save({ sender: SENDER, password: PASSWORD })).status).toBe(200);
    await trial();
    expect(server.received[0]).toMatch(/<office@fund\.ie>/);
  });
});

describe('a test to oneself', () => {
  it('goes to the own address alone, five times in ten minutes', async () => {
    await begin();
    const server = await startServer();
    expect((await trial()).status).toBe(409);
    await set(at(server));
    const { email } = personNamed(api.deps, 'Aoife Byrne');
    for (let count = 0; count < 5; count += 1) expect((await trial()).body).toMatchObject({ to: email, isTaken: true });
    expect((await trial()).status).toBe(429);
    expect(server.received).toHaveLength(5);
    expect(server.received[0]).toContain(`To: ${email}`);
  });

  it('says what the mail server answered, without the password that it says back', async () => {
    await begin();
    const server = await lockedServer();
    await set(at(server, { user: 'office', password: 'wrong-harbour-9' }));
    const refused = await trial();
    expect(refused.body).toMatchObject({ isTaken: false, code: 'EAUTH', answer: '535 No entry with …' });
    expect(refused.text).not.toContain('wrong-harbour-9');
    const open = await startServer();
    open.script.push(550);
    await set(at(open));
    expect((await trial()).body).toMatchObject({ isTaken: false, code: 'EMESSAGE', answer: '550 Not now, thank you' });
    await open.close();
    expect((await trial()).body).toMatchObject({ isTaken: false, answer: null });
  });

  it('repeats nothing of what is no mail server', async () => {
    await begin();
    const other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2 of an inner network\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await set(at({ url: `smtp://127.0.0.1:${(other.address() as AddressInfo).port}` }));
    const { body, text } = await trial();
    other.close();
    expect(body).toMatchObject({ isTaken: false, code: 'EPROTOCOL', answer: null });
    expect(text).not.toContain('SSH');
  });
});

it('mails that waited for a server that was away go at once to the one that is set instead', async () => {
  await begin();
  const gone = await startServer();
  await set(at(gone));
  await gone.close();
  await makeOffer(api, { submitterEmail: 'deirdre@post.example' });
  await deliver();
  await makeOffer(api, { submitterEmail: 'tadhg@post.example' });
  await deliver();
  const server = await startServer();
  await deliver();
  expect(server.received).toEqual([]);
  api.deps.clock.advance({ seconds: 1 });
  await set(at(server));
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('To: tadhg@post.example');
});

describe.skipIf(withoutPostgres)('two processes on one database', () => {
  const open = twoProcesses();

  it('both send to the server that one of them was told, and neither sends a mail from a file twice', async () => {
    const mailers = [productMailer(folder), productMailer(folder)];
    const [one, other] = await open();
    for (const [number, process] of [one, other].entries()) {
      const own = mailers[number];
      own?.on(process.deps);
      // The outbox of a process has its mailer from the start.
      Object.defineProperty(process.deps.mailer, 'mailServer', { get: () => own?.mailer.mailServer });
      process.deps.mailer.send = (mail, patience) => own?.mailer.send(mail, patience) ?? Promise.reject(new Error());
    }
    api = one;
    admin = await one.staff();
    await makeOffer(one, { submitterEmail: 'deirdre@post.example' });
    await deliver();
    const server = await startServer();
    await set(at(server));
    expect((await other.get('/settings/mail-delivery', admin)).body).toEqual({ hasServer: true });
    const sent = await Promise.all(
      [one, other].map((process) => process.call('post', '/mails/written/send', { as: admin })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    for (const process of [one, other]) process.deps.clock.advance({ minutes: 2 });
    await Promise.all([one, other].map((process) => process.deps.outbox.deliverDue()));
    expect(server.received).toHaveLength(1);
    expect((await other.get('/mails?state=sent', admin)).body.total).toBe(1);
  });
});

it('a mail from a file leaves its folder once it was sent', async () => {
  await begin();
  await makeOffer(api, { submitterEmail: 'deirdre@post.example' });
  await deliver();
  const [name = ''] = await files();
  expect(await readFile(join(folder, 'outbox', name), 'utf8')).toContain('deirdre@post.example');
  await set(at(await startServer()));
  await api.call('post', '/mails/written/send', { as: admin });
  api.deps.clock.advance({ minutes: 2 });
  await deliver();
  await expect.poll(files).toEqual([]);
});
