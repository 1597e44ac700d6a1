import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailBrowserLink } from '#api/auth/known-browser.ts';
import { BROWSER_LINK_MINUTES } from '#contract/auth/known-browser.ts';
import { bothStores } from '../support/both-stores.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { PASSWORD, personNamed } from '../support/people.ts';
import { productMailer } from '../support/product-mailer.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let folder: string;
let server: MailServer;
let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-'));
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Open = (options?: NonNullable<Parameters<typeof testApi>[0]>) => Promise<TestApi>;
const begin = async (open: Open = async (options) => testApi(options)) => {
  const own = productMailer(folder);
  api = await open({ mailer: own.mailer });
  own.on(api.deps);
  admin = await api.staff();
};
const post = (path: string, json?: object) => api.call('post', path, { as: admin, json });
const deliver = () => api.deps.outbox.deliverDue();
const offer = async (submitterEmail: string) => {
  const { body } = await makeOffer(api, { submitterEmail });
  await deliver();
  return body.id as string;
};
const approve = async (id: string) => {
  await api.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status: 'approved' } });
  api.deps.clock.advance({ minutes: 2 });
  await deliver();
};
const setUpMail = async () => {
  const to = { host: '127.0.0.1', port: Number(new URL(server.url).port), encryption: 'none', user: '' };
  const json = { server: to, sender: 'office@fund.ie', password: PASSWORD };
  expect((await api.call('put', '/settings/mail-server', { as: admin, json })).status).toBe(200);
};
const read = async () => (await api.get('/mails/written', admin)).body;
const send = () => post('/mails/written/send');
const leave = async () => {
  api.deps.clock.advance({ minutes: 2 });
  await deliver();
};
const listed = async (state: string) => (await api.get(`/mails?state=${state}`, admin)).body;
const recipients = () => server.received.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]);
const kinds = (state: string) =>
  [...api.deps.store.data.mails.all()].filter((mail) => mail.to && mail.state === state).map(({ kind }) => kind);

describe.each(bothStores())('mails without a mail server on %s', (_, open) => {
  it('are written, never sent, and go once there is one: once each, with their links, though it is asked for twice', async () => {
    await begin(open);
    await offer('deirdre@post.example');
    await offer('tadhg@post.example');
    const before = await listed('written');
    expect(before).toMatchObject({ total: 2, counts: { written: 2, sent: 0 }, sentToday: 0 });
    expect(before.mails[0]).toMatchObject({ state: 'written', sentAt: null, writtenAt: expect.any(String) });
    expect((await listed('sent')).total).toBe(0);
    expect((await send()).status).toBe(409);
    await setUpMail();
    expect(await read()).toEqual({
      mails: 2,
      people: 2,
      kinds: [{ kind: 'offer-received', mails: 2 }],
      leftOut: 0,
      leaving: null,
    });
    expect((await send()).body).toMatchObject({ mails: 0, leaving: { mails: 2 } });
    expect((await send()).body).toMatchObject({ mails: 0, leaving: { mails: 2 } });
    await deliver();
    expect(server.received).toEqual([]);
    await leave();
    expect(recipients().toSorted()).toEqual(['deirdre@post.example', 'tadhg@post.example']);
    expect(server.received[0]?.replace(/=\r\n/g, '')).toMatch(/\/donations\/yours#/);
    expect((await send()).body).toMatchObject({ mails: 0, leaving: null });
    await leave();
    expect(server.received).toHaveLength(2);
    expect((await listed('sent')).counts).toMatchObject({ sent: 2, written: 0, waiting: 0 });
    const { entries } = (await api.get('/audit', admin)).body;
    const audited = entries.filter(({ detail }: { detail: string }) => detail === 'mails from files');
    expect(audited).toMatchObject([{ action: 'sent', after: { mails: 2 } }]);
  });

  it('can be taken back until they leave', async () => {
    await begin(open);
    await offer('deirdre@post.example');
    await setUpMail();
    await send();
    expect((await post('/mails/written/take-back')).body).toMatchObject({ mails: 1, leaving: null });
    await leave();
    expect(server.received).toEqual([]);
    expect(kinds('written')).toEqual(['offer-received']);
    await send();
    await leave();
    expect((await post('/mails/written/take-back')).body).toMatchObject({ mails: 0, leaving: null });
    expect(server.received).toHaveLength(1);
  });
});

describe('what was written to files', () => {
  it('is left out where it is too old, or what it says is over', async () => {
    await begin();
    await offer('old@post.example');
    await api.deps.store.change((draft) => {
      const [mail] = [...draft.mails.list('state', 'written')];
      if (mail) draft.mails.put({ ...mail, createdAt: '2026-02-26T08:00:00.000Z' });
    });
    await offer('gone@post.example');
    const bounced = 'gone@post.example';
    await post('/people/invitations', { name: 'Una Walsh', email: 'una@charity.example', role: 'Volunteer' });
    const { email } = personNamed(api.deps, 'Aoife Byrne');
    await api.call('post', '/auth/forgotten-password', { json: { email } });
    await expect.poll(() => kinds('written')).toContain('password-reset');
    await post('/mailtemplates/offer-received/test', {});
    await deliver();
    expect(kinds('written')).toHaveLength(5);
    await setUpMail();
    expect((await read()).kinds.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'invitation',
      'offer-received',
      'password-reset',
    ]);
    api.deps.clock.advance({ minutes: 31 });
    await api.deps.store.change((draft) => api.deps.outbox.bounce(draft, { address: bounced }, 'Came back'));
    expect(await read()).toMatchObject({ mails: 1, people: 1, kinds: [{ kind: 'invitation' }], leftOut: 3 });
    await send();
    await leave();
    expect(recipients()).toEqual(['una@charity.example']);
    expect(server.received[0]?.replace(/=\r\n/g, '')).toMatch(/\/admin\/invitation#/);
  });

  it('tells of an agreed day until that day has passed', async () => {
    await begin();
    const id = await offer('deirdre@post.example');
    await api.deps.store.change((draft) => {
      const donation = draft.donations.get(id);
      const [received] = draft.mails.list('about', id);
      if (!donation || !received) throw new Error('There is no offer with a mail.');
      const agreed = { date: '2026-03-03', from: '10:00', to: '12:00', at: donation.createdAt };
      draft.donations.put({ ...donation, pickup: { ...donation.pickup, agreed } });
      draft.mails.put({ ...received, id: api.deps.newId(), kind: 'day-agreed', cause: 'notice' });
    });
    await setUpMail();
    expect((await read()).kinds).toContainEqual({ kind: 'day-agreed', mails: 1 });
    api.deps.clock.advance({ hours: 48 });
    admin = await api.again('Aoife Byrne');
    expect(await read()).toMatchObject({ kinds: [{ kind: 'offer-received' }], leftOut: 1 });
  });

  it('asks whether it was you only while its link works', async () => {
    await begin();
    mailBrowserLink(api.deps, personNamed(api.deps, 'Aoife Byrne').id);
    await expect.poll(() => kinds('written')).toEqual(['was-this-you']);
    await setUpMail();
    expect(await read()).toMatchObject({ mails: 1, leftOut: 0 });
    api.deps.clock.advance({ minutes: BROWSER_LINK_MINUTES + 1 });
    admin = await api.again('Aoife Byrne');
    expect(await read()).toMatchObject({ mails: 0, leftOut: 1 });
  });

  it('is withdrawn when what it tells of is undone or decided otherwise, and told anew', async () => {
    await begin();
    const id = await offer('deirdre@post.example');
    await approve(id);
    expect(kinds('written')).toEqual(['offer-approved-pickup']);
    const json = { status: 'rejected', reasonForDonor: 'We have no room for it.' };
    await api.call('patch', `/donationitems/${id}/review`, { as: admin, json });
    expect(kinds('written')).toEqual([]);
    await leave();
    expect(kinds('written')).toEqual(['offer-declined']);
    await api.call('put', `/donationitems/${id}/undo`, { as: admin });
    expect(kinds('written')).toEqual([]);
    await leave();
    expect(kinds('written')).toEqual(['offer-approved-pickup']);
    await api.call('delete', `/donationitems/${id}`, { as: admin });
    expect(kinds('written')).toEqual([]);
  });

  it('counts for the two mails a day that forms may cause', async () => {
    await begin();
    for (let count = 0; count < 3; count += 1) await offer('deirdre@post.example');
    expect([kinds('written').length, kinds('waiting').length]).toEqual([2, 1]);
  });

  it('is sent one by one, too, unless it is over or there is no mail server; or left as it is', async () => {
    await begin();
    await offer('deirdre@post.example');
    await offer('tadhg@post.example');
    const [first, second] = (await listed('written')).mails;
    expect((await post(`/mails/${first.id}/retry`)).body.message).toContain('No mail server');
    await setUpMail();
    expect((await post(`/mails/${first.id}/retry`)).body).toMatchObject({ state: 'waiting' });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect((await post(`/mails/${second.id}/stop`)).body.state).toBe('stopped');
    await offer('una@post.example');
    await setUpMail();
    expect((await read()).mails).toBe(0);
  });

  it('that is over is not sent alone either', async () => {
    await begin();
    const { email } = personNamed(api.deps, 'Aoife Byrne');
    await api.call('post', '/auth/forgotten-password', { json: { email } });
    await expect.poll(() => kinds('written')).toEqual(['password-reset']);
    const [mail] = (await listed('written')).mails;
    await setUpMail();
    api.deps.clock.advance({ minutes: 31 });
    const { status, body } = await post(`/mails/${mail.id}/retry`);
    expect([status, body.message]).toEqual([409, 'What this mail says is over, so it is not sent any more.']);
  });
});
