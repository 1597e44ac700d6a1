import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMailbox } from '#api/mailbox/read-mailbox.ts';
import { type Dovecot, MAILBOX_PASSWORD, startDovecot } from '../support/dovecot.ts';
import { incoming } from '../support/incoming.ts';
import { PASSWORD } from '../support/people.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let dovecot: Dovecot;
let api: TestApi;
let admin: Headers;
let warned: string[];
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.close());
beforeEach(async () => {
  warned = [];
  api = testApi({ log: { info: () => {}, warn: (event) => void warned.push(event), error: () => {} } });
  admin = await api.staff();
});

const mailbox = (more: object = {}) => ({
  ...{ host: '127.0.0.1', port: dovecot.port, encryption: 'none', user: 'office', folder: 'INBOX', address: '' },
  ...more,
});
const save = (of: object | null, more: object = {}) =>
  api.call('put', '/settings/mailbox', { as: admin, json: { mailbox: of, password: PASSWORD, ...more } });
const check = () => api.call('post', '/settings/mailbox/check', { as: admin });
const read = async () => (await api.get('/settings/mailbox', admin)).body;
const replyTo = async () => {
  await makeOffer(api);
  await api.deps.outbox.deliverDue();
  return api.deps.mails.at(-1)?.replyTo;
};

describe('the mailbox of the settings', () => {
  it('is none at first, and mails then say nothing of where answers go', async () => {
    expect(await read()).toEqual({
      ...{ mailbox: null, answersTo: null, fromEnvironment: false, savedAt: null, savedBy: null },
    });
    expect((await check()).status).toBe(409);
    expect(await replyTo()).toBeUndefined();
  });

  it('is signed in to with a password that no answer, record or log entry shows', async () => {
    const saved = await save(mailbox({ password: MAILBOX_PASSWORD, address: 'Office@fund.ie' }));
    expect(saved.body).toMatchObject({ mailbox: { user: 'office', hasPassword: true }, answersTo: 'Office@fund.ie' });
    expect((await check()).body).toMatchObject({ code: null, total: 0 });
    const everything = JSON.stringify([
      ...[saved.body, await read(), (await api.get('/settings')).body],
      ...[...api.deps.store.data.settings.all(), ...api.deps.store.data.audit.all()],
      ...api.deps.store.data.mailboxPositions.all(),
    ]);
    expect(everything).not.toContain(MAILBOX_PASSWORD);
    expect(JSON.stringify([...api.deps.store.data.mailboxPositions.all()])).not.toContain('office');
    const [entry] = (await api.get('/audit', admin)).body.entries;
    expect(entry).toMatchObject({ detail: 'mailbox', after: { user: 'office', password: 'a new one' } });
  });

  it('keeps its password while server and user stay, and is given it again for another one', async () => {
    await save(mailbox({ password: MAILBOX_PASSWORD }));
    expect((await save(mailbox({ address: 'office@fund.ie' }))).status).toBe(200);
    expect((await check()).body.code).toBeNull();
    for (const other of [{ host: 'localhost' }, { user: 'other' }, { port: dovecot.tlsPort }]) {
      const { status, body } = await save(mailbox(other));
      expect([status, body.fields]).toEqual([400, { 'mailbox.password': expect.stringContaining('again') }]);
    }
  });

  it('is changed by nobody without their own password, and sends no password without encryption', async () => {
    expect((await save(mailbox({ password: 'x' }), { password: 'wrong' })).status).toBe(400);
    const away = await save(mailbox({ host: 'imap.fund.ie', password: 'x' }));
    expect([away.status, Object.keys(away.body.fields)]).toEqual([400, ['mailbox.encryption']]);
    const nobody = await save(mailbox({ user: '', password: 'x' }));
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([400, ['mailbox.user']]);
    expect((await read()).mailbox).toBeNull();
  });

  it('says what a look found, or why there was none', async () => {
    await save(mailbox({ password: MAILBOX_PASSWORD, user: 'checked' }));
    const box = dovecot.mailbox('checked');
    box.deliver(incoming({}, 'From years ago'));
    expect((await check()).body).toMatchObject({ total: 1, messages: 0 });
    box.deliver(incoming({}, 'New'));
    expect((await check()).body).toMatchObject({ total: 2, messages: 1, code: null });
    await save(mailbox({ password: 'not the one' }));
    const refused = (await check()).body;
    expect(refused).toMatchObject({ total: null, code: 'EAUTH' });
    expect(JSON.stringify(refused)).not.toContain('not the one');
    await save(mailbox({ password: MAILBOX_PASSWORD, folder: 'Answers' }));
    expect((await check()).body).toMatchObject({ code: 'ENOFOLDER', answer: expect.any(String) });
    await save(mailbox({ password: 'x', port: 1 }));
    expect((await check()).body).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is that of the environment where it says one', async () => {
    const url = `imap://office%40fund.ie:${MAILBOX_PASSWORD}@127.0.0.1:${dovecot.port}/Answers`;
    api = testApi({ policy: { ...api.deps.policy, imapUrl: url } });
    admin = await api.staff();
    const shown = await api.get('/settings/mailbox', admin);
    expect(shown.body).toMatchObject({
      mailbox: {
        host: '127.0.0.1',
        encryption: 'starttls',
        user: 'office@fund.ie',
        folder: 'Answers',
        hasPassword: true,
      },
      answersTo: 'office@fund.ie',
      fromEnvironment: true,
    });
    expect(shown.text).not.toContain(MAILBOX_PASSWORD);
    const { status, body } = await save(mailbox({ password: 'x' }));
    expect([status, body.message]).toEqual([409, expect.stringContaining('IMAP_URL')]);
    expect(await replyTo()).toMatch(/^office\+[0-9a-z]{40}@fund\.ie$/);
  });
});

describe('a mailbox that cannot be read', () => {
  it('is a word in the log each hour from the first on, and a warning of health until it can be read again', async () => {
    await save(mailbox({ password: 'not the one' }));
    const mail = async () => (await api.get('/health/report', await api.again('Aoife Byrne'))).body.mail;
    await readMailbox(api.deps);
    const since = api.deps.now().toISOString();
    api.deps.clock.advance({ minutes: 59 });
    await readMailbox(api.deps);
    expect(await mail()).toMatchObject({ state: 'good', mailboxFailingSince: since });
    expect(warned).toEqual([]);
    for (const minutes of [1, 30, 30]) {
      api.deps.clock.advance({ minutes });
      await readMailbox(api.deps);
    }
    expect(warned).toEqual(['mailbox.not-read', 'mailbox.not-read']);
    expect(await mail()).toMatchObject({ state: 'look', mailboxFailingSince: since });
    admin = await api.again('Aoife Byrne');
    await save(mailbox({ password: MAILBOX_PASSWORD }));
    await readMailbox(api.deps);
    expect(await mail()).toMatchObject({ state: 'good', mailboxFailingSince: null });
  });
});
