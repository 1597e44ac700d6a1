import { beforeEach, describe, expect, it } from 'vitest';
import { mailKindKeys, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const KIND = 'offer-received';
const call = (method: string, path: string, json?: unknown, as = admin) => api.call(method, path, { as, json });
const save = (words: object, kind = KIND) =>
  call('put', `/mailtemplates/${kind}`, { subject: 'Hi', body: 'Hi', revision: 0, ...words });
const preview = (words: object, kind = KIND) => call('post', `/mailtemplates/${kind}/preview`, words);
const template = async (kind = KIND): Promise<MailTemplate> =>
  (await api.get('/mailtemplates', admin)).body.templates.find((one: MailTemplate) => one.kind === kind);

describe('the words of mails', () => {
  it('are there for every kind, original, and every one can be previewed', async () => {
    const { body } = await api.get('/mailtemplates', admin);
    expect(body.templates.map(({ kind }: MailTemplate) => kind)).toEqual(Object.keys(mailKinds));
    expect(body.templates.every(({ isOriginal }: MailTemplate) => isOriginal)).toBe(true);
    for (const kind of mailKindKeys) {
      const { status, body: mail } = await preview({}, kind);
      expect([kind, status]).toEqual([kind, 200]);
      for (const part of [mail.subject, mail.html, mail.text])
        expect(part).not.toMatch(/\{\{|\}\}|undefined|[\uE000\uE001]/);
      expect(mail.html).not.toMatch(/<img|<link|<script|url\(|href=""/);
      expect(
        Math.max(
          ...mail.text
            .split('\n')
            .filter((line: string) => !/https?:/.test(line))
            .map((line: string) => line.length),
        ),
      ).toBeLessThan(80);
    }
  });

  it('are saved with versions, and go back to the original', async () => {
    const original = await template();
    expect((await save({ subject: 'First {{reference}}' })).body).toMatchObject({ revision: 1, isOriginal: false });
    expect((await save({ subject: 'Second', revision: 1 })).body.versions).toMatchObject([
      { subject: 'First {{reference}}', revision: 1, savedBy: 'Aoife Byrne' },
    ]);
    const back = await save({ ...original.original, revision: 2 });
    expect(back.body).toMatchObject({ isOriginal: true, revision: 3 });
    expect(back.body.versions).toHaveLength(2);
    expect((await save({ ...original.original, revision: 3 })).body.revision).toBe(3);
  });

  it('of a colleague who was faster are not overwritten', async () => {
    await save({ subject: 'First' });
    const { status, body } = await save({ subject: 'Second' });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await template()).subject).toBe('First');
  });

  it.each([
    [
      { body: 'Dear {{surname}}' },
      'body',
      'Nothing is called {{surname}} in this mail. Please choose one of those listed.',
    ],
    [
      { subject: '{{constructor}}' },
      'subject',
      'Nothing is called {{constructor}} in this mail. Please choose one of those listed.',
    ],
    [{ subject: 'See {{manageLink}}' }, 'subject', '{{manageLink}} cannot stand in the subject.'],
    [{ body: 'Dear {{firstName' }, 'body', 'Please close every {{ with }}.'],
    [{ body: '[here]({{firstName}})' }, 'body', '{{firstName}} is not an address.'],
    [
      { body: '[here](https://evil.example/{{reference}})' },
      'body',
      'A placeholder cannot be only a part of an address.',
    ],
    [{ subject: ' ' }, 'subject', 'Please write a subject'],
    [{ body: '' }, 'body', 'Please write what the mail is to say'],
  ])('%o are refused, and nothing changes', async (words, field, message) => {
    const { status, body } = await save(words);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect((await template()).revision).toBe(0);
  });

  it('with an unknown placeholder are not previewed either', async () => {
    expect((await preview({ body: '{{surname}}' })).body.fields.body).toContain('{{surname}}');
  });

  it('of an unknown kind are not found', async () => {
    for (const answer of [
      await save({}, 'no-such'),
      await preview({}, 'no-such'),
      await call('post', '/mailtemplates/constructor/test', {}),
    ])
      expect(answer.status).toBe(404);
  });

  it('are tried on oneself, also before they are saved', async () => {
    const { status } = await call('post', `/mailtemplates/${KIND}/test`, {
      subject: 'Trial for {{reference}}',
      body: 'Only **here**',
    });
    expect(status).toBe(204);
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toMatchObject([{ subject: 'Trial for D-4K7M2P', to: expect.stringContaining('@') }]);
    expect(api.deps.mails[0]?.html).toContain('<strong>here</strong>');
    expect((await template()).revision).toBe(0);
  });
});

const HOSTILE = [
  'Anna\r\nBcc: everyone@evil.example\r\n\r\nHello',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[click](https://evil.example) ![x](https://evil.example/x.png) <https://evil.example>',
  'https://evil.example www.evil.example evil.example mail@evil.example',
  '"><a href="https://evil.example">here</a>',
  '{{manageLink}} {{reference}} \uE000manageLink\uE001',
  '# heading\n\n> quote\n\n---\n\n* item',
  '\u202Eelpmaxe.live\u202C \u0000 \u2028',
];

describe('what a stranger typed', () => {
  it.each(HOSTILE)('%j becomes no header, no markup and no link in any mail about an offer', async (text) => {
    const name = text.replace(/\s+/g, '\u00A0').slice(0, 90);
    const { body: offer } = await makeOffer(api, {
      submitterName: name,
      description: `${text} and a chair`,
      submitterEmail: 'tom@post.example',
    });
    await api.deps.outbox.deliverDue();
    await call('patch', `/donationitems/${offer.id}/review`, {
      status: 'rejected',
      adminNotes: 'x',
      reasonForDonor: text,
    });
    api.deps.clock.advance({ minutes: 2 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(2);
    for (const mail of api.deps.mails) {
      expect(mail.subject).not.toMatch(/\p{Cc}/u);
      expect(mail.html).not.toMatch(/<script|<img|onerror=(?!alert)|<a href="https:\/\/evil/);
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links.filter((href) => !/^(http:\/\/localhost:3000|tel:)/.test(href ?? ''))).toEqual([]);
      expect(links.filter((href) => href?.includes('#'))).toEqual([offer.manageUrl]);
      for (const part of [mail.subject, mail.text, mail.html])
        expect(part).not.toMatch(/evil\.example|https?:\/\/(?!localhost:3000)|[\uE000\uE001\u202E]/);
    }
  });
});

describe('mails', () => {
  it('are listed by state with what they are about, and the number to ring', async () => {
    const { body: offer } = await makeOffer(api, { submitterEmail: 'tom@post.example' });
    await makeOffer(api, { submitterEmail: 'anna@post.example' });
    const waiting = await api.get('/mails?state=waiting', admin);
    expect(waiting.body).toMatchObject({
      total: 2,
      counts: { waiting: 2, sent: 0, failed: 0, stopped: 0 },
      sentToday: 0,
    });
    expect(waiting.body.mails[1]).toMatchObject({
      to: 'tom@post.example',
      aboutLabel: expect.stringContaining(offer.reference),
      phone: expect.any(String),
    });
    expect(waiting.text).not.toContain(offer.manageUrl.split('#')[1]);
    await api.deps.outbox.deliverDue();
    expect((await api.get('/mails?state=sent,failed', admin)).body).toMatchObject({ total: 2, sentToday: 2 });
    expect((await api.get('/mails?state=lost', admin)).status).toBe(400);
  });

  it('that failed are on the dashboard of administrators, are tried again, or left', async () => {
    api.deps.mailer.send = () =>
      Promise.reject(
        Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 No such mailbox' }),
      );
    await makeOffer(api, { submitterEmail: 'tom@post.example' });
    await api.deps.outbox.deliverDue();
    expect((await api.get('/dashboard', admin)).body.failedMails).toBe(1);
    expect((await api.get('/dashboard', await api.staff('Volunteer', 'Declan'))).body.failedMails).toBe(0);
    const [mail] = (await api.get('/mails?state=failed', admin)).body.mails;
    expect(mail.lastError).toBe('No such mailbox (550)');
    expect((await call('post', `/mails/${mail.id}/retry`)).body.state).toBe('waiting');
    expect((await call('post', `/mails/${mail.id}/stop`)).body.state).toBe('stopped');
    expect((await call('post', `/mails/${mail.id}/stop`)).status).toBe(409);
    expect((await api.get('/dashboard', admin)).body.failedMails).toBe(0);
  });

  it('that were sent or do not exist are neither tried again nor stopped', async () => {
    await makeOffer(api, { submitterEmail: 'tom@post.example' });
    await api.deps.outbox.deliverDue();
    const [mail] = (await api.get('/mails', admin)).body.mails;
    for (const action of ['retry', 'stop']) {
      expect((await call('post', `/mails/${mail.id}/${action}`)).status).toBe(409);
      expect((await call('post', `/mails/AAAAAAAAAAAAAAAAAAAAAA/${action}`)).status).toBe(404);
    }
  });
});
