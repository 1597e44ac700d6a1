import { beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { offer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const message = {
  about: 'counselling',
  name: 'Ciara Doyle',
  phone: '086 000 0000',
  email: '',
  message: 'My husband is home from hospital since Monday, and I would like to talk to somebody.',
};

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const send = (changed: object = {}, headers: Headers = {}) =>
  api.call('post', '/messages', { json: { ...message, ...changed }, headers });
const sent = async (changed: object = {}) => (await send(changed)).body;
const stored = () => [...api.deps.store.data.messages.all()];
const list = async (query = '', as = admin) => (await api.get(`/messages${query}`, as)).body;
const change = (id: string, json: object, as = admin) => api.call('patch', `/messages/${id}`, { as, json });
const mails = () => [...api.deps.store.data.mails.all()];

describe('writing to the charity', () => {
  it('is answered with a reference, and waits for staff', async () => {
    const { status, body } = await send();
    expect([status, body.reference, body.helplines]).toEqual([
      201,
      expect.stringMatching(/^M-[0-9A-Z]{6}$/),
      undefined,
    ]);
    expect(await list()).toMatchObject({
      messages: [{ id: body.id, name: 'Ciara Doyle', state: 'open', urgent: false, assignedTo: null }],
      total: 1,
      counts: { open: 1, mine: 0, answered: 0, heldBack: 0 },
    });
    expect((await api.get('/dashboard', admin)).body.openMessages).toBe(1);
  });

  it.each([
    [{ about: 'weather' }, 'about', 'Please choose what it is about'],
    [{ name: ' ' }, 'name', 'Please write your name'],
    [{ message: '' }, 'message', 'Please write a few words'],
    [{ phone: '', email: '' }, 'phone', 'Please give a phone number or an email address, so that we can answer.'],
    [{ email: 'ciara' }, 'email', 'Please enter a valid email address'],
  ])('%o is refused', async (changed, field, sentence) => {
    const { status, body } = await send(changed);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
    expect(stored()).toEqual([]);
  });

  it.each([
    'I cannot go on like this and I do not know whom to ask.',
    'My father has chest pain since this morning',
    'I have been saving up my tablets and I want to die.',
  ])('"%s" is answered at once with 112, 999 and the helplines, and taken all the same', async (words) => {
    const { status, body } = await send({ message: words });
    expect([status, body.helplines[0].number]).toEqual([201, '112 or 999']);
    expect(body.helplines.map(({ number }: { number: string }) => number)).toContain('116 123');
    expect((await list()).messages).toMatchObject([{ message: words, urgent: true }]);
  });

  it('shows urgent messages first, then the oldest', async () => {
    const names = ['first', 'second', 'third'];
    for (const name of names) {
      await sent({ name, message: name === 'third' ? 'I want to end my life.' : message.message });
      api.deps.clock.advance({ minutes: 1 });
    }
    expect((await list()).messages.map(({ name }: { name: string }) => name)).toEqual(['third', 'first', 'second']);
  });

  it('is told to who wrote, and without a word of it to the address in the settings that looks after it', async () => {
    const settings = {
      ...defaultSettings,
      serviceEmails: { ...defaultSettings.serviceEmails, medical: 'm@care.example' },
    };
    const { revision } = (await api.get('/settings')).body;
    await api.call('put', '/settings', { as: admin, json: { ...settings, revision } });
    await sent({ about: 'medical-expenses', email: 'ciara@post.example' });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ciara@post.example', 'We have your message'],
      ['m@care.example', 'A message about “Medical costs”'],
    ]);
    const [, toService] = api.deps.mails;
    expect(toService?.text).toContain('http://localhost:3000/admin/messages');
    for (const secret of ['Ciara', '086', 'hospital']) expect(toService?.text).not.toContain(secret);
  });

  it('mails nobody while the settings hold the address that they came with', async () => {
    await sent({ about: 'medical-expenses' });
    expect(mails()).toEqual([]);
  });

  it('of a robot is kept, and told to nobody', async () => {
    expect((await send({ website: 'https://spam.example', email: 'victim@post.example' })).status).toBe(201);
    expect(stored()).toMatchObject([{ held: true }]);
    expect(mails()).toEqual([]);
  });

  it('counts against the limit of an address, as every form does', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await send({}, from)).status);
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is held back over the ceiling, told to nobody, and released by hand', async () => {
    await api.call('put', '/settings/review', {
      as: admin,
      json: { ...(await api.get('/settings/review', admin)).body, submissionsPerHour: 20 },
    });
    for (let at = 0; at < 20; at += 1) await send({}, { 'x-forwarded-for': `198.51.${at}.1` });
    const { id } = await sent({ name: 'Twenty-first', email: 'last@post.example' });
    const { messages } = await list('?view=held-back&pageSize=100');
    expect(messages).toContainEqual(expect.objectContaining({ id, heldBack: true }));
    expect((await list('?pageSize=100')).messages).not.toContainEqual(expect.objectContaining({ id }));
    expect(mails().filter(({ about }) => about?.id === id)).toEqual([]);
    expect((await change(id, { release: true })).body).toMatchObject({ id, heldBack: false });
    expect((await list('?view=open&pageSize=100')).messages.some((one: { id: string }) => one.id === id)).toBe(true);
    expect(mails().filter(({ about }) => about?.id === id)).toMatchObject([{ to: 'last@post.example' }]);
  });
});

describe('the inbox', () => {
  it('says who looks after a message, and how many comments colleagues have written', async () => {
    const { id } = await sent();
    const volunteer = await api.staff('Volunteer', 'Niamh Furlong');
    const me = (await api.get('/auth/me', volunteer)).body.id;
    const assigned = (await change(id, { assignedTo: me }, volunteer)).body;
    expect(assigned).toMatchObject({ assignedTo: me, assignedName: 'Niamh Furlong' });
    const json = { kind: 'message', subjectId: id, text: 'Rang her.' };
    expect((await api.call('post', '/comments', { as: volunteer, json })).status).toBe(201);
    expect(await list('?view=mine', volunteer)).toMatchObject({
      messages: [{ commentCount: 1 }],
      total: 1,
      counts: { mine: 1 },
    });
    expect(await list('?view=mine')).toMatchObject({ total: 0 });
    expect((await change(id, { assignedTo: 'nobody' })).status).toBe(400);
    expect((await change(id, { assignedTo: null })).body.assignedName).toBeNull();
  });

  it('gives one message to staff, whichever list it is in', async () => {
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const { id } = await sent();
    const volunteer = await api.staff('Volunteer', 'Niamh Furlong');
    const read = async (as?: Headers, of = id) => {
      const { status, body } = await api.get(`/messages/${of}`, as);
      return [status, body];
    };
    const [held] = (await list('?view=held-back')).messages;
    expect(await read(admin)).toEqual([200, held]);
    await change(id, { release: true });
    await change(id, { state: 'answered' });
    const [answered] = (await list('?view=answered')).messages;
    expect(await read(volunteer)).toEqual([200, answered]);
    expect(await read()).toEqual([401, expect.objectContaining({ code: 'unauthenticated' })]);
    const unknown = { code: 'not_found', message: 'This message does not exist any more.' };
    expect(await read(admin, 'A'.repeat(22))).toEqual([404, unknown]);
  });

  it('is answered and opened again; the log says so without a word of it', async () => {
    const { id, reference } = await sent();
    await change(id, { state: 'answered' });
    expect(await list()).toMatchObject({ total: 0 });
    expect(await list('?view=answered')).toMatchObject({ messages: [{ id, state: 'answered' }] });
    await change(id, { state: 'open' });
    expect(await list('?about=counselling')).toMatchObject({ total: 1 });
    expect(await list('?about=press')).toMatchObject({ total: 0 });
    const entries = [...api.deps.store.data.audit.all()].filter(({ subjectKind }) => subjectKind === 'message');
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['answered', reference],
      ['reopened', reference],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Ciara');
  });

  it('is exported as CSV list by list, by whom the settings allow to, with an entry in the log', async () => {
    const { reference } = await sent({ name: '=1+1', email: 'ciara@post.example' });
    const answered = await sent({ about: 'press', name: 'Rory' });
    await change(answered.id, { state: 'answered' });
    const { text, headers } = await api.get('/messages.csv', admin);
    expect(headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe(
      'Reference,State,Written,About,Name,Email,Phone,Message,Asks for,Read first,Looked after by,Answered',
    );
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${reference},open,.*,Counselling,'=1\\+1,ciara@post.example,`)),
    ]);
    expect((await api.get('/messages.csv?view=answered', admin)).text).toContain(answered.reference);
    expect((await api.get('/messages.csv?view=answered&about=counselling', admin)).text).not.toContain('Rory');
    const volunteer = await api.staff('Volunteer', 'Niamh Furlong');
    expect((await api.get('/messages.csv', volunteer)).status).toBe(403);
    expect((await api.get('/messages.csv')).status).toBe(401);
    const log = [...api.deps.store.data.audit.all()].filter(({ action }) => action === 'exported');
    expect(log.map(({ subjectKind, detail }) => [subjectKind, detail])).toEqual([
      ['message', 'CSV, by view'],
      ['message', 'CSV, by view'],
      ['message', 'CSV, by view, about'],
    ]);
  });

  it('writes nothing where everything is as it was asked to be', async () => {
    const { id } = await sent();
    await change(id, { state: 'answered' });
    const [before] = stored();
    const entries = api.deps.store.data.audit.size;
    api.deps.clock.advance({ minutes: 10 });
    for (const json of [{ state: 'answered' }, { assignedTo: null }, { release: true }, {}])
      expect((await change(id, json)).body).toMatchObject({ state: 'answered', answeredAt: before?.answeredAt });
    expect([stored(), api.deps.store.data.audit.size]).toEqual([[before], entries]);
  });

  it('is answered once, however often a request with its key is sent, also after another change', async () => {
    const { id } = await sent();
    const request = { as: admin, headers: { 'idempotency-key': 'answer-000001' }, json: { state: 'answered' } };
    for (const _ of ['sent', 'sent again']) {
      expect((await api.call('patch', `/messages/${id}`, request)).status).toBe(200);
      await change(id, { state: 'open' });
    }
    expect(stored()[0]).toMatchObject({ state: 'open' });
  });

  it('holds spam back without its receipt, offers what is like it, and releases it in silence', async () => {
    const spam = {
      name: 'Best Prices',
      phone: '',
      email: 'a@sells.example',
      message: 'Buy our cheap watches today, my dear friend!',
    };
    const { id } = await sent(spam);
    const { id: alike } = await sent({ ...spam, email: 'A@Sells.example', message: 'And now something else.' });
    const { id: template } = await sent({ ...spam, email: 'b@sells.example' });
    await sent();
    const { body } = await api.get(`/messages/${id}/alike`, admin);
    const found = body.alike.map((one: { by: string; message: { id: string } }) => [one.by, one.message.id]);
    expect(found).toEqual([
      ['words', template],
      ['sender', alike],
    ]);
    expect((await change(id, { spam: true })).body).toMatchObject({ id, heldBack: true });
    expect((await list('?view=held-back')).messages).toMatchObject([{ id }]);
    expect((await list()).total).toBe(3);
    expect(mails().filter(({ about }) => about?.id === id)).toEqual([]);
    await change(id, { release: true });
    expect((await list()).total).toBe(4);
    expect(mails().filter(({ about, kind }) => about?.id === id && kind === 'message-received')).toHaveLength(1);
  });

  it('never takes the message of somebody in danger for one that is like spam', async () => {
    const { id } = await sent({ message: 'Buy our cheap watches today.' });
    await sent({ message: 'I cannot go on like this and I do not know whom to ask.' });
    expect((await api.get(`/messages/${id}/alike`, admin)).body).toEqual({ alike: [] });
  });

  it('takes a note of an earlier version of the portal as a comment, once', async () => {
    const { id } = await sent();
    const request = { as: admin, headers: { 'idempotency-key': 'note-000001' }, json: { note: 'She rang back.' } };
    for (const _ of ['sent', 'sent again']) await api.call('patch', `/messages/${id}`, request);
    expect([...api.deps.store.data.comments.all()]).toMatchObject([{ subjectId: id, text: 'She rang back.' }]);
  });

  it('becomes an offer, once, also during a flood', async () => {
    const { id } = await sent();
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const headers = { 'idempotency-key': 'offer-000001' };
    const request = { as: admin, headers, json: { ...offer, pickupRequired: false } };
    const [first, second] = [
      await api.call('post', `/messages/${id}/offer`, request),
      await api.call('post', `/messages/${id}/offer`, request),
    ];
    expect([first.status, second.body.reference]).toEqual([201, first.body.reference]);
    expect(api.deps.store.data.donations.list('status', 'pending')).toMatchObject([
      { reference: first.body.reference },
    ]);
  });

  it('lets only administrators delete, with the mails about it', async () => {
    const { id } = await sent({ email: 'ciara@post.example' });
    expect((await api.call('delete', `/messages/${id}`, { as: await api.staff('Volunteer', 'Niamh') })).status).toBe(
      403,
    );
    expect((await api.call('delete', `/messages/${id}`, { as: admin })).status).toBe(204);
    expect([stored(), mails()]).toEqual([[], []]);
    expect((await change(id, { state: 'answered' })).status).toBe(404);
  });
});

describe('what is kept of a message', () => {
  const post = (path: string) => api.call('post', path, { as: admin, json: { email: 'ciara@post.example' } });

  it('is found, exported and erased with everything else about its writer', async () => {
    const { id, reference } = await sent({ email: 'Ciara@post.example' });
    expect((await post('/privacy/find')).body.messages).toMatchObject([{ id, reference, name: 'Ciara Doyle' }]);
    expect(JSON.parse((await post('/privacy/export')).text).messages).toMatchObject([{ message: message.message }]);
    expect((await post('/privacy/erase')).body).toMatchObject({ messages: 1 });
    expect([stored(), mails()]).toEqual([[], []]);
  });

  it('goes by age where it was held back in a flood and never released', async () => {
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    await send();
    expect((await applyRetention(api.deps)).messages).toBe(0);
    api.deps.clock.advance({ days: 365 });
    expect((await applyRetention(api.deps)).messages).toBe(1);
    expect(stored()).toEqual([]);
  });

  it('goes by age once it is answered, and waits as long as it is not', async () => {
    const answered = await sent();
    const open = await sent();
    await change(answered.id, { state: 'answered' });
    api.deps.clock.advance({ days: 364 });
    expect((await applyRetention(api.deps)).messages).toBe(0);
    api.deps.clock.advance({ days: 3 });
    expect((await applyRetention(api.deps)).messages).toBe(1);
    expect(stored().map(({ id }) => id)).toEqual([open.id]);
  });
});
