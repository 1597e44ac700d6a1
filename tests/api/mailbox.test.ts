import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInTurn, readMailbox } from '#api/mailbox/read-mailbox.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { ReceivedLetter } from '#contract/letters/letters.ts';
import { bothStores } from '../support/both-stores.ts';
import { type Dovecot, MAILBOX_PASSWORD, type Mailbox, startDovecot } from '../support/dovecot.ts';
import { bounced, incoming } from '../support/incoming.ts';
import { PASSWORD } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { makeOffer, pngFile, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { twoProcesses } from '../support/two-processes.ts';

const ADDRESS = 'office@fund.ie';

let dovecot: Dovecot;
let users = 0;
let box: Mailbox;
let api: TestApi;
let admin: Headers;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.close());
beforeEach(() => {
  users += 1;
  box = dovecot.mailbox(`user${users}`);
});

const setUp = (more: object = {}) =>
  api.call('put', '/settings/mailbox', {
    as: admin,
    json: {
      mailbox: {
        ...{ host: '127.0.0.1', port: dovecot.port, encryption: 'none', user: box.user, password: MAILBOX_PASSWORD },
        ...{ folder: '', address: ADDRESS },
        ...more,
      },
      password: PASSWORD,
    },
  });
const look = (of = api) => readMailbox(of.deps);
/** An API with the mailbox, read once, so that what comes from now on is new. */
const begin = async (on: TestApi = testApi()) => {
  api = on;
  admin = await api.staff();
  expect((await setUp()).status).toBe(200);
  expect(await look()).toMatchObject({ code: null, answers: 0, messages: 0 });
};
const messages = () => [...api.deps.store.data.messages.all()];
const mailsInOutbox = () => [...api.deps.store.data.mails.all()];
/** An offer with the mail that its donor got. */
const offered = async () => {
  const { id } = (await makeOffer(api)).body;
  await api.deps.outbox.deliverDue();
  const mail = api.deps.mails.at(-1);
  if (!mail?.replyTo) throw new Error('The mail says nothing of where answers go.');
  return { id, mail, replyTo: mail.replyTo, messageId: `<${mail.id}@fund.ie>` };
};
const offerOf = (id: string, of = api): StoredDonation => {
  const offer = of.deps.store.data.donations.get(id);
  if (!offer) throw new Error('There is no such offer.');
  return offer;
};
const lettersOf = (id: string, of = api) => (offerOf(id, of).letters ?? []) as ReceivedLetter[];

describe.each(bothStores())('a mailbox on %s', (_, open) => {
  it('brings an answer to the signed address to the offer, without the mail below it', async () => {
    await begin(await open());
    const { id, replyTo } = await offered();
    expect(replyTo).toMatch(/^office\+[0-9a-z]{40}@fund\.ie$/);
    const quoted =
      'On Mon, 2 Mar 2026 at 09:00, South East Care Fund <\noffice@fund.ie> wrote:\n\n> Thank you, Niamh.\n>\n> The Fund';
    // Some servers write it in small letters, others in capitals.
    box.deliver(incoming({ To: replyTo.toUpperCase() }, `Tuesday suits me well.\n\nNiamh\n\n${quoted}`));
    expect(await look()).toMatchObject({ answers: 1, messages: 0 });
    expect(lettersOf(id)).toMatchObject([
      { from: 'niamh.doyle@post.example', message: 'Tuesday suits me well.\n\nNiamh' },
    ]);
    expect(offerOf(id).answerWaits).toBe(api.deps.now().toISOString());
  });

  it('takes each mail once where two looks are at it at the same time', async () => {
    await begin(await open());
    const { id, replyTo } = await offered();
    for (const text of ['one', 'two', 'three']) box.deliver(incoming({ To: replyTo }, text));
    await Promise.all([look(), look()]);
    await look();
    expect(lettersOf(id).map(({ message }) => message)).toEqual(['one', 'two', 'three']);
  });

  it('brings the letters of a person into the erasure of what is kept about them', async () => {
    await begin(await open());
    const { id, replyTo } = await offered();
    box.deliver(incoming({ To: replyTo }, 'My knee is bad since the operation.'));
    box.deliver(incoming({ Subject: 'Another thing' }, 'Do you take beds?'));
    await look();
    expect(lettersOf(id)).toHaveLength(1);
    await api.call('post', '/privacy/erase', { as: admin, json: { email: 'niamh.doyle@post.example' } });
    const { data } = api.deps.store;
    expect([data.donations.size, data.messages.size]).toEqual([0, 0]);
    expect(JSON.stringify([...data.mailboxPositions.all(), ...data.audit.all()])).not.toMatch(/niamh|knee|bed/i);
  });
});

describe.skipIf(withoutPostgres)('a mailbox that two processes read', () => {
  const open = twoProcesses();

  it('gives each mail to one of them and the other goes on where it ended', async () => {
    const [first, second] = await open();
    await begin(first);
    await second.deps.store.fresh();
    const { id, replyTo } = await offered();
    const texts = ['one', 'two', 'three', 'four'];
    for (const text of texts) box.deliver(incoming({ To: replyTo }, text));
    await Promise.all([look(first), look(second)]);
    await second.deps.store.fresh();
    await look(second);
    await first.deps.store.fresh();
    for (const one of [first, second]) expect(lettersOf(id, one).map(({ message }) => message)).toEqual(texts);
  });
});

describe('what comes into the mailbox', () => {
  it('is an answer to the mail that it names, without a signed address', async () => {
    await begin();
    const { id, messageId } = await offered();
    box.deliver(incoming({ 'In-Reply-To': messageId }));
    box.deliver(incoming({ References: `<other@post.example> ${messageId}` }, 'And so does Friday.'));
    expect(await look()).toMatchObject({ answers: 2 });
    expect(lettersOf(id).map(({ message }) => message)).toEqual(['Tuesday suits me well.', 'And so does Friday.']);
  });

  it('is a message of its own, with a receipt, where nothing certain says what it answers', async () => {
    await begin();
    const { id, mail, replyTo } = await offered();
    const { reference } = offerOf(id);
    const forged = replyTo.replace(/.{4}@/, '0000@');
    box.deliver(incoming({ To: forged, Subject: `About ${reference}`, 'In-Reply-To': `<${id}@fund.ie>` }, 'Hello'));
    expect(await look()).toMatchObject({ answers: 0, messages: 1 });
    expect(lettersOf(id)).toEqual([]);
    expect(messages()).toMatchObject([
      {
        about: 'question',
        name: 'Niamh Doyle',
        email: 'niamh.doyle@post.example',
        message: `About ${reference}\n\nHello`,
        state: 'open',
        urgent: false,
      },
    ]);
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails.filter(({ id: one }) => one !== mail.id).map(({ to }) => to)).toEqual([
      'niamh.doyle@post.example',
    ]);
  });

  it('is a message of its own where the offer that it answers is gone', async () => {
    await begin();
    const { id, replyTo } = await offered();
    await api.call('post', '/privacy/erase', { as: admin, json: { email: 'niamh.doyle@post.example' } });
    expect(api.deps.store.data.donations.get(id)).toBeUndefined();
    box.deliver(incoming({ To: replyTo }));
    expect(await look()).toMatchObject({ messages: 1 });
  });

  it('makes a colleague’s answer to a notice a message, not a letter of the person', async () => {
    await begin();
    const { mails } = api.deps.store.data;
    const notice = await api.deps.store.change((draft) => {
      const about = { type: 'message', id: 'message-of-somebody-22' } as const;
      return api.deps.outbox.enqueue(draft, { kind: 'message-arrived', to: 'aoife@fund.ie', about });
    });
    await api.deps.outbox.deliverDue();
    expect(mails.get(notice ?? '')?.state).toBe('sent');
    expect(api.deps.mails.at(-1)?.replyTo).toBeUndefined();
    box.deliver(incoming({ 'In-Reply-To': `<${notice}@fund.ie>`, From: 'Aoife <aoife@fund.ie>' }));
    expect(await look()).toMatchObject({ answers: 0, messages: 1 });
  });

  it('opens a message again that was answered', async () => {
    await begin();
    const message = { about: 'question', name: 'Tom Roche', email: 'tom@post.example', message: 'Do you take beds?' };
    const { id } = (await api.call('post', '/messages', { json: message })).body;
    await api.deps.outbox.deliverDue();
    const { replyTo = '' } = api.deps.mails.at(-1) ?? {};
    await api.call('patch', `/messages/${id}`, { as: admin, json: { state: 'answered' } });
    box.deliver(incoming({ To: replyTo, From: 'tom@post.example' }, 'And a cot?'));
    expect(await look()).toMatchObject({ answers: 1, messages: 0 });
    expect(messages()).toMatchObject([{ id, state: 'open', answeredAt: null, letters: [{ message: 'And a cot?' }] }]);
  });

  it('is a message of its own where the author of a testimonial may be in danger', async () => {
    await begin();
    await submitStory(api, { email: 'una@post.example', name: 'Una' });
    await api.deps.outbox.deliverDue();
    const { replyTo = '' } = api.deps.mails.at(-1) ?? {};
    box.deliver(incoming({ To: replyTo }, 'Thank you for printing it.'));
    expect(await look()).toMatchObject({ answers: 1, messages: 0 });
    box.deliver(incoming({ To: replyTo }, 'I want to kill myself tonight.'));
    expect(await look()).toMatchObject({ answers: 0, messages: 1 });
    expect(messages()).toMatchObject([{ urgent: true }]);
  });

  it('is urgent where it has words of an emergency', async () => {
    await begin();
    box.deliver(incoming({ Subject: 'Help' }, 'I want to kill myself tonight.'));
    await look();
    expect(messages()).toMatchObject([{ urgent: true, state: 'open' }]);
  });

  it('is whole where it answers nothing, with a mail that it passes on', async () => {
    await begin();
    const passedOn = 'From: Tom\nSent: Monday\nTo: Niamh\nSubject: A bed\n\nI want to kill myself tonight.';
    box.deliver(incoming({ Subject: 'Fwd: A bed' }, `What do I do?\n\n${passedOn}`));
    await look();
    expect(messages()).toMatchObject([{ urgent: true, message: `Fwd: A bed\n\nWhat do I do?\n\n${passedOn}` }]);
  });

  it('is no automatic answer for an offer of office furniture', async () => {
    await begin();
    box.deliver(incoming({ Subject: 'Out of office furniture: ten desks' }, 'Do you take them?'));
    expect(await look()).toMatchObject({ messages: 1, ignored: 0 });
  });

  it('is held back in a flood, without a receipt', async () => {
    await begin();
    for (let mail = 0; mail < 301; mail += 1) api.deps.admission.admit({ address: 'mail' }, 1000);
    box.deliver(incoming());
    expect(await look()).toMatchObject({ messages: 1 });
    expect(messages()).toMatchObject([{ quarantinedAt: expect.any(String) }]);
    expect(mailsInOutbox()).toEqual([]);
  });

  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Auto-Response-Suppress', 'All'],
    ['Return-Path', '<>'],
    ['Subject', 'Out of Office: Re: Your offer'],
    ['Subject', 'Automatyczna odpowiedź: Twoja oferta'],
  ])('is noted, asks nobody for anything and sends nothing where a program wrote it (%s: %s)', async (name, value) => {
    await begin();
    const { id, replyTo } = await offered();
    const before = mailsInOutbox().length;
    box.deliver(incoming({ To: replyTo, [name]: value }, 'I am away until Monday. In an emergency ring 999.'));
    box.deliver(incoming({ Subject: 'News of the week', [name]: value }, 'Buy now!'));
    expect(await look()).toMatchObject({ answers: 1, messages: 0, ignored: 1 });
    expect(lettersOf(id)).toMatchObject([{ isAutomatic: true }]);
    expect(offerOf(id).answerWaits).toBeUndefined();
    expect(messages()).toEqual([]);
    expect(mailsInOutbox()).toHaveLength(before);
  });

  it('is not read where a list sent it, unless it answers something or the list is that of the mailbox', async () => {
    await begin();
    const { id, replyTo } = await offered();
    box.deliver(incoming({ 'List-Id': 'News <news.post.example>', Precedence: 'list' }, 'Buy now!'));
    expect(await look()).toMatchObject({ ignored: 1, messages: 0 });
    box.deliver(incoming({ 'List-Id': 'Family <family.post.example>', To: replyTo }));
    box.deliver(incoming({ 'List-Id': 'Office <office.fund.ie>', Precedence: 'list' }, 'Do you take beds?'));
    expect(await look()).toMatchObject({ answers: 1, messages: 1 });
    expect(lettersOf(id)[0]?.isAutomatic).toBeUndefined();
    expect(offerOf(id).answerWaits).toBeDefined();
  });

  it('marks the address of a mail of ours that came back for good', async () => {
    await begin();
    const { mail, messageId } = await offered();
    box.deliver(bounced(messageId, { status: '4.2.2', action: 'delayed' }));
    box.deliver(bounced(messageId, { status: '4.2.2' }));
    expect(await look()).toMatchObject({ bounces: 1, ignored: 1 });
    expect(api.deps.store.data.mails.get(mail.id)?.state).toBe('failed');
    expect(api.deps.store.data.bouncedMailboxes.size).toBe(0);
    box.deliver(bounced(messageId));
    expect(await look()).toMatchObject({ bounces: 1, messages: 0 });
    expect(api.deps.store.data.mails.get(mail.id)).toMatchObject({
      state: 'failed',
      lastError: 'Came back: 550 5.1.1 No such user here',
    });
    expect(api.deps.store.data.bouncedMailboxes.size).toBe(1);
  });

  it('marks no address for a report that names no mail of ours', async () => {
    await begin();
    await offered();
    box.deliver(bounced('<somebody-made-this-up@fund.ie>'));
    box.deliver(bounced('', { returned: false }));
    expect(await look()).toMatchObject({ bounces: 0, ignored: 2 });
    expect(api.deps.store.data.bouncedMailboxes.size).toBe(0);
  });

  it('marks the address where an old mail server writes no report, but returns the mail', async () => {
    await begin();
    const { messageId } = await offered();
    const text = `Hi. This is qmail at post.example.\n<niamh.doyle@post.example>:\nno mailbox here (#5.1.1)\n\n--- Below is a copy.\n\nFrom: office@fund.ie\nDate: today\nTo: niamh.doyle@post.example\nMessage-ID: ${messageId}\n`;
    box.deliver(incoming({ From: 'MAILER-DAEMON@post.example', 'Return-Path': '<>' }, text));
    expect(await look()).toMatchObject({ bounces: 1 });
  });

  it('is a message where a postmaster writes of no mail of ours', async () => {
    await begin();
    box.deliver(incoming({ From: 'Ann Roche <postmaster@school.example>' }, 'Do you take desks?'));
    expect(await look()).toMatchObject({ messages: 1, ignored: 0 });
  });

  it('does not keep what follows from being read where it cannot be read itself', async () => {
    await begin();
    const { id, replyTo } = await offered();
    const before = mailsInOutbox().length;
    box.deliver(incoming({ 'X-Endless': 'a'.repeat(3_000_000) }));
    box.deliver(Buffer.from([0xff, 0xfe, 0x00, 0x0d, 0x0a]));
    box.deliver(incoming({ To: replyTo }));
    expect(await look()).toMatchObject({ answers: 1, messages: 2, code: null });
    expect(lettersOf(id)).toHaveLength(1);
    expect(messages()[0]).toMatchObject({
      email: 'niamh.doyle@post.example',
      message: expect.stringContaining('could not be read'),
    });
    expect(mailsInOutbox()).toHaveLength(before);
  });

  it('comes without its text where it is larger than 10 MB, and says so', async () => {
    await begin();
    const { id, replyTo } = await offered();
    box.deliver(incoming({ To: replyTo }, `${'A line of many lines.\n'.repeat(600_000)}`));
    expect(await look()).toMatchObject({ answers: 1 });
    expect(lettersOf(id)).toMatchObject([
      { from: 'niamh.doyle@post.example', message: expect.stringContaining('larger than 10 MB') },
    ]);
  });

  it('is cut where it is longer than a letter, and without what no text holds', async () => {
    await begin();
    const { id, replyTo } = await offered();
    box.deliver(incoming({ To: replyTo }, `Bell\u0007 and <b>bold</b>\n${'word '.repeat(2000)}`));
    await look();
    const { message } = lettersOf(id)[0] ?? { message: '' };
    expect(message).toMatch(/^Bell and <b>bold<\/b>\nword word/);
    expect(message).toMatch(/word\n\n\[The mail goes on/);
    expect(message.length).toBeLessThanOrEqual(5000);
  });

  it('is read where it has nothing but HTML, with what it quotes cut off', async () => {
    await begin();
    const { id, replyTo } = await offered();
    const html =
      '<div>Tuesday <b>suits</b> me.</div><script>alert(1)</script><p>On Mon, 2 Mar 2026 at 09:00 we wrote:</p><blockquote>Dear Niamh</blockquote>';
    box.deliver(incoming({ To: replyTo, 'Content-Type': 'text/html' }, html));
    await look();
    expect(lettersOf(id)).toMatchObject([{ message: 'Tuesday suits me.' }]);
  });
});

/** A mail with these files beside its text. */
const withFiles = (to: string, files: [name: string, type: string, content: Buffer][]): string =>
  incoming(
    { To: to, 'Content-Type': 'multipart/mixed; boundary="part"' },
    [
      '--part\nContent-Type: text/plain\n\nHere it is.',
      ...files.map(
        ([name, type, content]) =>
          `--part\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content.toString('base64')}`,
      ),
      '--part--',
    ].join('\n'),
  );
const picture = async () => Buffer.from(await pngFile().arrayBuffer());

describe('what is attached to a mail', () => {
  it('becomes a photo of the offer that it answers, up to five, and the rest is listed and not kept', async () => {
    const tempDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
    await begin(testApi({ policy: { ...testApi().deps.policy, tempDir } }));
    const { id, replyTo } = await offered();
    const [photo, large] = [await picture(), Buffer.alloc(6 * 1024 * 1024, 1)];
    const photos = [1, 2, 3, 4].map((at): [string, string, Buffer] => [`table-${at}.png`, 'image/png', photo]);
    const others: [string, string, Buffer][] = [
      ['list.pdf', 'application/pdf', Buffer.from('%PDF')],
      ['none.png', 'image/png', Buffer.from('no picture')],
      ['large.png', 'image/png', large],
    ];
    box.deliver(withFiles(replyTo, [...photos, ...others]));
    expect(await look()).toMatchObject({ answers: 1 });
    await expect.poll(() => offerOf(id).photos.length).toBe(4);
    const listed = (at: number) => lettersOf(id)[at]?.attachments?.map(({ name }) => name);
    expect(listed(0)).toEqual(['list.pdf', 'none.png', 'large.png']);
    box.deliver(withFiles(replyTo, photos.slice(0, 2)));
    await look();
    await expect.poll(() => offerOf(id).photos.length).toBe(5);
    expect(listed(1)).toEqual(['table-2.png']);
    expect(await readdir(tempDir)).toEqual([]);
    await rm(tempDir, { recursive: true });
  });

  it('is only listed where somebody else than the donor sent it', async () => {
    await begin();
    const { id, replyTo } = await offered();
    const mail = withFiles(replyTo, [['table.png', 'image/png', await picture()]]);
    box.deliver(mail.replace('From: Niamh Doyle <niamh.doyle@post.example>', 'From: Tom <tom@post.example>'));
    await look();
    expect(lettersOf(id)).toMatchObject([{ attachments: [{ name: 'table.png' }] }]);
    expect(offerOf(id).photos).toEqual([]);
  });

  it('is named in a message of its own', async () => {
    await begin();
    box.deliver(withFiles('office@fund.ie', [['list.pdf', 'application/pdf', Buffer.alloc(2048)]]));
    await look();
    expect(messages()[0]?.message).toBe('Re: Your offer\n\nHere it is.\n\n[Not kept: list.pdf (2 KB)]');
  });
});

describe('the look of each minute', () => {
  it('is for the one process whose turn it is, and for none while another look goes on', async () => {
    await begin();
    const asked: string[] = [];
    const inTurn = (isOurs: boolean) =>
      readInTurn(api.deps, async (name) => {
        asked.push(name);
        return isOurs;
      });
    box.deliver(incoming());
    await inTurn(false)();
    expect(messages()).toEqual([]);
    const ours = inTurn(true);
    await Promise.all([ours(), ours()]);
    expect(messages()).toHaveLength(1);
    expect(asked).toEqual(['mailbox', 'mailbox']);
  });
});

describe('the mailbox itself', () => {
  it('is left as it was: nothing is deleted, moved or marked as seen', async () => {
    await begin();
    const { replyTo } = await offered();
    box.deliver(incoming({ To: replyTo }));
    box.deliver(incoming());
    await look();
    expect(box.files()).toHaveLength(2);
    for (const name of box.files()) expect(name).not.toMatch(/:2,.+/);
  });

  it('is read from its end on when it is set up, and when it was numbered anew', async () => {
    const warned: string[] = [];
    const log = { info: () => {}, warn: (event: string) => void warned.push(event), error: () => {} };
    for (const text of ['years', 'ago']) box.deliver(incoming({}, text));
    await begin(testApi({ log }));
    expect(messages()).toEqual([]);
    box.deliver(incoming({}, 'today'));
    expect(await look()).toMatchObject({ messages: 1, total: 3 });
    box.renumber();
    expect(await look()).toMatchObject({ messages: 0, total: 3 });
    expect(warned).toEqual(['mailbox.renumbered']);
    box.deliver(incoming({}, 'tomorrow'));
    expect(await look()).toMatchObject({ messages: 1 });
    expect(messages()).toHaveLength(2);
  });

  it('is read where it is over TLS only if its certificate is known', async () => {
    api = testApi();
    admin = await api.staff();
    await setUp({ port: dovecot.tlsPort, encryption: 'tls' });
    expect(await look()).toMatchObject({ total: null, code: 'ETLS' });
    await setUp({ encryption: 'starttls' });
    expect(await look()).toMatchObject({ total: null, code: 'ETLS' });
  });
});
