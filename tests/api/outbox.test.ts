import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { type MailServer, messageIdOf, startMailServer } from '../support/mail-server.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let server: MailServer;
let api: TestApi;
let admin: Headers;

beforeEach(async () => {
  server = await startMailServer();
  api = testApi({ mailer: createSmtpMailer({ url: server.url, from: 'Fund <hello@fund.example>' }) });
  admin = await api.staff();
});
afterEach(() => server.close());

const deliver = () => api.deps.outbox.deliverDue();
const mails = () => [...api.deps.store.data.mails.all()];
const onlyMail = () => mails()[0];
const approve = (id: string) =>
  api.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status: 'approved' } });
/** An offer whose confirmation is sent. */
const offered = async (more = {}) => {
  const { body } = await makeOffer(api, { submitterEmail: 'deirdre@post.example', ...more });
  await deliver();
  return body;
};

describe('a mail', () => {
  it('is handed to the mail server with the donor’s own link, which neither the store nor the outbox holds', async () => {
    const { manageUrl, reference } = await offered();
    expect(server.received).toHaveLength(1);
    const text = server.received[0]?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(text).toContain(manageUrl);
    expect(text).toContain(reference);
    expect(text).toMatch(/^To: deirdre@post\.example/m);
    expect(onlyMail()).toMatchObject({ kind: 'offer-received', state: 'sent', attempts: 1, values: {} });
    expect(JSON.stringify(mails())).not.toContain(manageUrl.split('#')[1]);
  });

  it('that the server cannot take just now (451) is tried again after 1, 2, 4 minutes, with the same Message-ID', async () => {
    server.script.push(451, 451);
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'Not now, thank you (451)' });
    await deliver();
    expect(onlyMail()?.attempts).toBe(1);
    api.deps.clock.advance({ minutes: 1 });
    await deliver();
    expect(onlyMail()).toMatchObject({ state: 'waiting', attempts: 2 });
    api.deps.clock.advance({ seconds: 119 });
    await deliver();
    expect(onlyMail()?.attempts).toBe(2);
    api.deps.clock.advance({ seconds: 1 });
    await deliver();
    expect(onlyMail()).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
    expect(server.received.map(messageIdOf)).toEqual([`${onlyMail()?.id}@fund.example`]);
  });

  it('that the server refuses for good (550) is tried once', async () => {
    server.script.push(550);
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'failed', attempts: 1, lastError: 'Not now, thank you (550)' });
    api.deps.clock.advance({ days: 1 });
    await deliver();
    expect(server.received).toEqual([]);
  });

  it('whose answer was lost arrives twice at most, with one Message-ID', async () => {
    server.script.push('take-and-drop');
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'waiting', attempts: 1 });
    api.deps.clock.advance({ minutes: 1 });
    await deliver();
    expect(onlyMail()?.state).toBe('sent');
    expect(new Set(server.received.map(messageIdOf)).size).toBe(1);
    expect(server.received).toHaveLength(2);
  });
});

describe('the mail server', () => {
  it('away for an hour loses nothing and doubles nothing', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    for (let at = 0; at < 5; at += 1) await makeOffer(api, { submitterEmail: `donor${at}@post.example` });
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await deliver();
      api.deps.clock.advance({ minutes: 1 });
    }
    expect(mails().every(({ state }) => state === 'waiting')).toBe(true);
    // While it is away, one mail at a time finds out whether it is back.
    expect(mails().reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThan(12);
    server = await startMailServer({}, port);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      api.deps.clock.advance({ minutes: 1 });
      await deliver();
    }
    expect(new Set(server.received.map(messageIdOf)).size).toBe(5);
    expect(server.received).toHaveLength(5);
  });

  it('that does not accept the sign-in fails no mail for good', async () => {
    await server.close();
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'portal' }) : done(new Error('No'), undefined as never),
    });
    const url = (password: string) => server.url.replace('://', `://portal:${password}@`);
    api = testApi({ mailer: createSmtpMailer({ url: url('wrong'), from: 'hello@fund.example' }) });
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'waiting', lastError: 'The mail server did not accept the sign-in' });
    api.deps.mailer.send = createSmtpMailer({ url: url('right'), from: 'hello@fund.example' }).send;
    api.deps.clock.advance({ minutes: 1 });
    await deliver();
    expect(onlyMail()?.state).toBe('sent');
  });

  it('that says nothing is given up in the end, and the mail is sent once it speaks again', async () => {
    server.script.push('silence');
    api = testApi({ mailer: createSmtpMailer({ url: server.url, from: 'hello@fund.example', silenceMs: 500 }) });
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringMatching(/\S/) });
    api.deps.clock.advance({ minutes: 1 });
    await deliver();
    expect(onlyMail()?.state).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  it('that hangs up on one mail makes no other wait', async () => {
    server.script.push('drop');
    for (const name of ['first', 'second']) await makeOffer(api, { submitterEmail: `${name}@post.example` });
    await deliver();
    expect(mails().map(({ to, state }) => [to, state])).toEqual([
      ['first@post.example', 'waiting'],
      ['second@post.example', 'sent'],
    ]);
  });

  it('whose certificate nobody vouches for is given no mail, which waits', async () => {
    await server.close();
    server = await startMailServer({ secure: true });
    api = testApi({ mailer: createSmtpMailer({ url: server.url, from: 'hello@fund.example' }) });
    await offered();
    expect(onlyMail()).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(server.received).toEqual([]);
  });
});

describe('mails after a decision', () => {
  it('wait two minutes, so that Undo sends nothing', async () => {
    const { id } = await offered();
    await approve(id);
    api.deps.clock.advance({ seconds: 119 });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect((await api.call('put', `/donationitems/${id}/undo`, { as: admin })).status).toBe(200);
    api.deps.clock.advance({ hours: 5 });
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  it('tell pickup or drop-off, the reason for the donor and not the notes, and thanks once it is collected', async () => {
    const review = (id: string, json: object) => api.call('patch', `/donationitems/${id}/review`, { as: admin, json });
    const [first, second] = [await offered(), await offered({ submitterEmail: 'tom@post.example' })];
    await review(first.id, { status: 'approved' });
    await review(second.id, { status: 'rejected', adminNotes: 'Smells', reasonForDonor: 'We have no room.' });
    api.deps.clock.advance({ minutes: 2 });
    await deliver();
    await review(first.id, { status: 'collected' });
    api.deps.clock.advance({ minutes: 2 });
    await deliver();
    const kinds = mails().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'offer-received')).toEqual([
      'offer-approved-pickup',
      'offer-declined',
      'offer-collected',
    ]);
    expect(server.received.join()).toContain('We have no room.');
    expect(server.received.join()).not.toContain('Smells');
  });

  it('another decision within two minutes is the only one that is told', async () => {
    const { id } = await offered();
    await approve(id);
    const json = { status: 'rejected', adminNotes: 'Broken' };
    expect((await api.call('patch', `/donationitems/${id}/review`, { as: admin, json })).status).toBe(200);
    api.deps.clock.advance({ minutes: 2 });
    await deliver();
    expect(mails().map(({ kind }) => kind)).toEqual(['offer-received', 'offer-declined']);
  });
});

describe('a stranger’s form', () => {
  it('causes two mails a day to one mailbox; the others wait', async () => {
    for (const name of ['victim', 'Victim+1', 'VICTIM', 'victim+2'])
      await makeOffer(api, { submitterEmail: `${name}@post.example` });
    await deliver();
    expect(server.received).toHaveLength(2);
    expect(mails().filter(({ state }) => state === 'waiting')).toHaveLength(2);
    api.deps.clock.advance({ hours: 24, seconds: 1 });
    await deliver();
    expect(server.received).toHaveLength(4);
  });

  it('that is withdrawn and sent again still counts, though nothing of the mail is left', async () => {
    for (let at = 0; at < 4; at += 1) {
      const { body } = await submitStory(api, {
        email: 'victim@post.example',
        content: `${'It was a good day. '.repeat(4)} ${at}`,
      });
      await deliver();
      const token = body.manageUrl.split('#')[1];
      expect((await api.call('post', '/testimonials/yours/withdraw', { json: { token } })).status).toBe(204);
    }
    await deliver();
    expect(server.received).toHaveLength(2);
    expect(JSON.stringify(mails())).not.toContain('victim');
  });

  it('of a robot, or in a flood, causes none', async () => {
    await makeOffer(api, { website: 'https://spam.example', submitterEmail: 'victim@post.example' });
    await submitStory(api, { website: 'https://spam.example', email: 'victim@post.example' });
    expect(mails()).toEqual([]);
  });
});

it('of an hour’s mails strangers’ forms have a third, and more waits', async () => {
  const saved = await api.call('put', '/settings/mail', { as: admin, json: { mailsPerHour: 9 } });
  expect(saved.status).toBe(200);
  for (let at = 0; at < 5; at += 1) await makeOffer(api, { submitterEmail: `donor${at}@post.example` });
  await deliver();
  expect(server.received).toHaveLength(3);
  api.deps.clock.advance({ minutes: 59 });
  await deliver();
  expect(server.received).toHaveLength(3);
  api.deps.clock.advance({ minutes: 1 });
  await deliver();
  expect(server.received).toHaveLength(5);
});
