import { beforeEach, describe, expect, test } from 'vitest';
import { receiveLetter } from '#api/letters/receive.ts';
import { LETTERS_MAX, type ReceivedLetter } from '#contract/letters/letters.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let volunteer: Headers;
let offer: { id: string; manageUrl: string; reference: string };

beforeEach(async () => {
  api = testApi();
  volunteer = await api.staff('Volunteer', 'Una Nolan');
  ({ body: offer } = await makeOffer(api));
  await api.deps.outbox.deliverDue();
});

const write = (json: object, as = volunteer) => api.call('post', '/letters', { as, json });
const writeToDonor = (json: object, as = volunteer) => write({ kind: 'donation', id: offer.id, ...json }, as);
const inTwoMinutes = async () => {
  api.deps.clock.advance({ minutes: 2 });
  await api.deps.outbox.deliverDue();
};
const takeBack = ({ mailId }: { mailId: string }) =>
  api.call('post', `/letters/${mailId}/take-back`, { as: volunteer });
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const managedPage = (token: string) => api.call('post', '/donationitems/yours', { json: { token } });
const storedOffer = () => api.deps.store.data.donations.get(offer.id);
const sendMessage = async (fields: object = {}) => {
  const json = { about: 'question', name: 'Tom Byrne', email: 'tom@post.example', message: 'When are you open?' };
  return (await api.call('post', '/messages', { json: { ...json, ...fields } })).body;
};
const storedMessage = (id: string) => api.deps.store.data.messages.get(id);
const threadOf = async (kind: string, id: string, as = volunteer) => (await api.get(`/letters/${kind}/${id}`, as)).body;
const received = (fields: Partial<ReceivedLetter> = {}): ReceivedLetter => ({
  id: api.deps.newId(),
  at: api.deps.now().toISOString(),
  from: 'niamh.doyle@post.example',
  message: 'It is two metres wide.',
  ...fields,
});
const receive = (kind: 'donation' | 'testimonial' | 'message', id: string, letter = received(), urgent = false) =>
  api.deps.store.change((draft) => receiveLetter(api.deps, draft, { kind, id }, { letter, urgent }));
const today = async (as = volunteer) => (await api.get('/today', as)).body.entries as { kind: string; title: string }[];

describe('a letter to a donor', () => {
  test('leaves in two minutes in the frame of the template, and is kept with the offer under its author’s name', async () => {
    const { status, body } = await writeToDonor({ message: 'Would you send a photo?\nThe back, please.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ by: 'Una Nolan', delivery: { state: 'waiting' } });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toHaveLength(1);
    await inTwoMinutes();
    const sent = api.deps.mails.at(-1);
    expect(sent).toMatchObject({ to: 'niamh.doyle@post.example', subject: `About your offer ${offer.reference}` });
    expect(sent?.text).toContain('Would you send a photo?\nThe back, please.');
    expect(sent?.text).toContain(offer.manageUrl);
    const { body: item } = await api.get(`/donationitems/${offer.id}`, volunteer);
    expect(item.letters).toMatchObject([{ by: 'Una Nolan', message: 'Would you send a photo?\nThe back, please.' }]);
    const { body: own } = await managedPage(tokenOf(offer.manageUrl));
    expect(JSON.stringify(own)).not.toContain('Una');
  });

  test('injects no markup, no link and no header', async () => {
    await writeToDonor({ message: '<b>x</b> [y](https://evil.example) https://evil.example\r\nBcc: a@b.example' });
    await inTwoMinutes();
    const html = api.deps.mails.at(-1)?.html ?? '';
    expect(html).not.toMatch(/<b>x|href="https:\/\/evil/);
    expect(html).toContain('&lt;b&gt;x&lt;/');
  });

  test('with a new link makes the earlier ones invalid, and carries the new one', async () => {
    await writeToDonor({ message: 'Here is a new link.', newLink: true });
    await inTwoMinutes();
    expect((await managedPage(tokenOf(offer.manageUrl))).status).toBe(404);
    const [, token = ''] = /yours#([\w-]+)/.exec(api.deps.mails.at(-1)?.text ?? '') ?? [];
    expect((await managedPage(token)).body).toMatchObject({ reference: offer.reference });
  });

  test('is refused without words, for nobody, to an address that takes no mail, and beyond the most', async () => {
    expect(await writeToDonor({ message: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { message: expect.any(String) } },
    });
    expect((await writeToDonor({ message: 'x' }, {})).status).toBe(401);
    expect((await writeToDonor({ id: 'A'.repeat(22), message: 'x' })).status).toBe(404);
    await api.deps.store.change((draft) => {
      const donation = draft.donations.get(offer.id);
      if (donation)
        draft.donations.put({ ...donation, letters: Array.from({ length: LETTERS_MAX }, () => received()) });
    });
    expect(await writeToDonor({ message: 'Again.' })).toMatchObject({ status: 409 });
    const { body: other } = await makeOffer(api, { submitterEmail: 'gone@post.example' });
    await api.deps.store.change((draft) =>
      api.deps.outbox.bounce(draft, { address: 'gone@post.example' }, 'Came back'),
    );
    expect(await writeToDonor({ id: other.id, message: 'x' })).toMatchObject({
      status: 409,
      body: { message: 'No mail reaches this person. Please ring instead.' },
    });
    expect(api.deps.store.data.donations.get(other.id)?.letters).toBeUndefined();
  });

  test('is shown before it goes, without the token of the donor’s page', async () => {
    const json = { kind: 'donation', id: offer.id, message: 'Would you send a photo?' };
    const { body } = await api.call('post', '/letters/preview', { as: volunteer, json });
    expect(body.subject).toBe(`About your offer ${offer.reference}`);
    expect(body.text).toContain('Would you send a photo?');
    expect(JSON.stringify(body)).not.toContain(tokenOf(offer.manageUrl));
    expect(storedOffer()?.letters).toBeUndefined();
  });

  test('is taken back until it leaves, and not after', async () => {
    const { body: first } = await writeToDonor({ message: 'Too early.' });
    expect((await takeBack(first)).status).toBe(204);
    expect(storedOffer()?.letters).toEqual([]);
    await inTwoMinutes();
    expect(api.deps.mails).toHaveLength(1);
    expect((await takeBack(first)).status).toBe(404);
    const { body: second } = await writeToDonor({ message: 'Now.' });
    await inTwoMinutes();
    const late = await takeBack(second);
    expect(late).toMatchObject({ status: 409, body: { message: 'This letter is on its way already.' } });
  });

  test('is written once, however often a request with its key is sent', async () => {
    const json = { kind: 'donation', id: offer.id, message: 'One question.' };
    const request = { as: volunteer, headers: { 'idempotency-key': 'letter-000001' }, json };
    const [first, second] = [await api.call('post', '/letters', request), await api.call('post', '/letters', request)];
    expect(second.body.mailId).toBe(first.body.mailId);
    await inTwoMinutes();
    expect([storedOffer()?.letters?.length, api.deps.mails.length]).toEqual([1, 2]);
  });

  test('that made a new link gives the earlier one back when it is taken back', async () => {
    const { body } = await writeToDonor({ message: 'Here is a new link.', newLink: true });
    expect((await managedPage(tokenOf(offer.manageUrl))).status).toBe(404);
    await takeBack(body);
    expect((await managedPage(tokenOf(offer.manageUrl))).status).toBe(200);
  });

  test('reaches the donor whole, however long it is, with its addresses', async () => {
    const message = `${'We will ring you. '.repeat(80)}\nSee southeastcarefund.example/shops | or ring.`;
    await writeToDonor({ message });
    await inTwoMinutes();
    const text = api.deps.mails.at(-1)?.text.replace(/\s+/g, ' ');
    expect(text).toContain(message.trim().replace(/\s+/g, ' '));
  });

  test('that reached nobody waits on Today of those who do not look after mails', async () => {
    const { body } = await writeToDonor({ message: 'One question.' });
    await api.deps.store.change((draft) => {
      const mail = draft.mails.get(body.mailId);
      if (mail) draft.mails.put({ ...mail, state: 'failed', lastError: 'No such mailbox' });
    });
    expect((await today()).map(({ title }) => title)).toContain(
      'Your letter to niamh.doyle@post.example did not arrive',
    );
  });

  test('survives a decision and its undo while it waits', async () => {
    await writeToDonor({ message: 'One question.' });
    const json = { status: 'approved', from: 'pending' };
    await api.call('patch', `/donationitems/${offer.id}/review`, { as: volunteer, json });
    expect((await api.call('put', `/donationitems/${offer.id}/undo`, { as: volunteer })).status).toBe(200);
    await inTwoMinutes();
    expect(api.deps.mails.map(({ subject }) => subject).slice(1)).toEqual([`About your offer ${offer.reference}`]);
    expect(storedOffer()?.letters).toHaveLength(1);
  });

  test('is found in a privacy export, and gone with the offer', async () => {
    await writeToDonor({ message: 'About your wardrobe.' });
    const admin = await api.staff();
    const { text } = await api.call('post', '/privacy/export', {
      as: admin,
      json: { email: 'niamh.doyle@post.example' },
    });
    expect(text).toContain('About your wardrobe.');
    await api.call('delete', `/donationitems/${offer.id}`, { as: admin });
    expect(JSON.stringify([...api.deps.store.data.mails.all()])).not.toContain('wardrobe');
  });
});

describe('a reply to a message', () => {
  test('answers it with the words that it answers below, and opens it again when it is taken back', async () => {
    const { id, reference } = await sendMessage();
    const { body } = await write({ kind: 'message', id, message: 'At nine.' });
    expect(storedMessage(id)).toMatchObject({ state: 'answered', letters: [{ message: 'At nine.' }] });
    await takeBack(body);
    expect(storedMessage(id)).toMatchObject({ state: 'open', answeredAt: null, letters: [] });
    await write({ kind: 'message', id, message: 'At ten.', keepOpen: true });
    expect(storedMessage(id)).toMatchObject({ state: 'open' });
    await inTwoMinutes();
    const mail = api.deps.mails.find(({ to, subject }) => to === 'tom@post.example' && subject.includes(reference));
    expect(mail?.text).toMatch(/Dear Tom[\s\S]*At ten\.[\s\S]*You wrote:[\s\S]*When are you open\?/);
  });

  test('is refused where nobody gave an address', async () => {
    const { id } = await sendMessage({ email: '', phone: '086 000 0000' });
    expect((await write({ kind: 'message', id, message: 'At nine.' })).status).toBe(409);
  });
});

test('a letter to the author of a testimonial carries the name and the link to the own page', async () => {
  const { body: story } = await submitStory(api, { name: 'Ann Roche', email: 'ann@post.example' });
  await write({ kind: 'testimonial', id: story.id, message: 'May we shorten it?' });
  await inTwoMinutes();
  const mail = api.deps.mails.find(({ subject }) => subject.startsWith('About your testimonial'));
  expect(mail).toMatchObject({ to: 'ann@post.example' });
  expect(mail?.text).toMatch(/Dear Ann Roche[\s\S]*May we shorten it\?[\s\S]*testimonials\/yours#/);
});

describe('an answer by email', () => {
  test('waits on Today until it is answered, or needs no answer', async () => {
    expect(await receive('donation', offer.id)).toBe(true);
    expect(await today()).toContainEqual(
      expect.objectContaining({ kind: 'answer', title: 'Niamh Doyle has answered by email' }),
    );
    const { body } = await writeToDonor({ message: 'Thank you.' });
    expect((await today()).map(({ kind }) => kind)).not.toContain('answer');
    await takeBack(body);
    expect((await today()).map(({ kind }) => kind)).toContain('answer');
    const json = { kind: 'donation', id: offer.id };
    expect((await api.call('post', '/letters/settled', { as: volunteer, json })).status).toBe(204);
    expect((await today()).map(({ kind }) => kind)).not.toContain('answer');
    expect(storedOffer()?.letters).toHaveLength(1);
  });

  test('that is automatic is kept and makes no noise', async () => {
    const { id } = await sendMessage();
    await write({ kind: 'message', id, message: 'At nine.' });
    expect(await receive('message', id, received({ isAutomatic: true }))).toBe(true);
    expect(await receive('donation', offer.id, received({ isAutomatic: true }))).toBe(true);
    expect(storedMessage(id)).toMatchObject({ state: 'answered', letters: [{}, { isAutomatic: true }] });
    expect((await today()).map(({ kind }) => kind)).not.toContain('answer');
  });

  test('opens an answered message again', async () => {
    const { id } = await sendMessage();
    await write({ kind: 'message', id, message: 'At nine.' });
    await receive('message', id);
    expect(storedMessage(id)).toMatchObject({ state: 'open', answeredAt: null });
  });

  test('of somebody in danger is first on Today, also where another word of theirs was looked after', async () => {
    const { id } = await sendMessage();
    await receive('message', id, received({ message: 'I cannot go on.' }), true);
    await receive('donation', offer.id, received(), true);
    const [first, second] = await today();
    expect([first?.kind, second?.kind].sort()).toEqual(['donation', 'message']);
    const { body: story } = await submitStory(api, { name: 'Ann Roche', email: 'ann@post.example' });
    expect(await receive('testimonial', story.id, received(), true)).toBe(false);
    expect(api.deps.store.data.testimonials.get(story.id)?.letters).toBeUndefined();
  });

  test('to what is gone or full has to come as a message', async () => {
    expect(await receive('donation', 'A'.repeat(22))).toBe(false);
    for (let count = 0; count < LETTERS_MAX; count += 1) await receive('donation', offer.id);
    expect(await receive('donation', offer.id)).toBe(false);
  });
});

describe('the thread of a person', () => {
  test('has what was offered, written, told and noted in one column of time, found by address and number', async () => {
    api.deps.clock.advance({ minutes: 1 });
    const { id } = await sendMessage({ name: 'N. Doyle', email: 'NIAMH.DOYLE@post.example', phone: '' });
    api.deps.clock.advance({ minutes: 1 });
    await sendMessage({ name: 'Niamh', email: '', phone: '+353 20 915 0001', message: 'It is me again.' });
    await sendMessage({ message: 'Somebody else.' });
    await write({ kind: 'message', id, message: 'At nine.' });
    const comment = { kind: 'donation', subjectId: offer.id, text: 'She is nice.' };
    await api.call('post', '/comments', { as: volunteer, json: comment });
    await inTwoMinutes();
    await receive('donation', offer.id);
    const { name, emails, phones, entries } = await threadOf('donation', offer.id);
    expect([name, emails, phones]).toEqual([
      'Niamh Doyle',
      ['niamh.doyle@post.example', 'NIAMH.DOYLE@post.example'],
      ['020 915 0001', '+353 20 915 0001'],
    ]);
    const texts = entries.map(({ from, text }: { from: string; text: string }) => [from, text]);
    expect(texts).toEqual(
      expect.arrayContaining([
        ['person', 'A solid oak table with four chairs.'],
        ['person', 'When are you open?'],
        ['person', 'It is me again.'],
        ['charity', 'At nine.'],
        ['staff', 'She is nice.'],
        ['person', 'It is two metres wide.'],
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('Somebody else.');
    const times = entries.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(entries.map(({ key }: { key: string }) => key)).size).toBe(entries.length);
    const fromMessage = JSON.stringify(await threadOf('message', id));
    expect(fromMessage).toContain('A solid oak table');
    expect(fromMessage).not.toContain('It is me again.');
  });

  test('shows data requests only to those who answer them', async () => {
    const admin = await api.staff();
    const json = {
      ...{ kind: 'access', via: 'email', name: 'Niamh Doyle', email: 'niamh.doyle@post.example', phone: '' },
      ...{ address: '', receivedOn: api.deps.now().toISOString().slice(0, 10), acknowledge: false },
    };
    const { body: request } = await api.call('post', '/privacy/requests', { as: admin, json });
    const titles = async (as: Headers) =>
      (await threadOf('donation', offer.id, as)).entries.map(({ about }: { about: string }) => about);
    expect((await titles(admin)).join()).toContain('Data request');
    expect((await titles(volunteer)).join()).not.toContain('Data request');
    expect(JSON.stringify(await threadOf('data-request', request.id, admin))).toContain('A solid oak table');
    expect((await api.get(`/letters/data-request/${request.id}`, volunteer)).status).toBe(404);
  });

  test('is for those who decide, and of something that exists', async () => {
    const driver = await api.staff('Driver', 'Pat');
    expect((await api.get(`/letters/donation/${offer.id}`, driver)).status).toBe(403);
    expect((await api.get(`/letters/post/${offer.id}`, volunteer)).status).toBe(404);
    expect((await api.get(`/letters/donation/${'A'.repeat(22)}`, volunteer)).status).toBe(404);
  });

  test('is gone with everything in it, received letters and words of mails too, when the person is erased', async () => {
    await writeToDonor({ message: 'About your wardrobe.' });
    await inTwoMinutes();
    await receive('donation', offer.id, received({ message: 'The wardrobe is oak.' }));
    const admin = await api.staff();
    await api.call('post', '/privacy/erase', { as: admin, json: { email: 'niamh.doyle@post.example' } });
    const { donations, mails, messages, comments } = api.deps.store.data;
    const left = JSON.stringify([donations, mails, messages, comments].map((table) => [...table.all()]));
    expect(left).not.toMatch(/wardrobe|niamh/i);
  });
});

describe('a mail', () => {
  const mailOf = (kind: string) => [...api.deps.store.data.mails.all()].find((mail) => mail.kind === kind);

  test('can be read as it was sent, without the token of its link', async () => {
    const id = mailOf('offer-received')?.id ?? '';
    const { body } = await api.get(`/mails/${id}`, volunteer);
    expect(body).toMatchObject({ to: 'niamh.doyle@post.example', state: 'sent' });
    expect(body.words.text).toContain('/donations/yours');
    expect(JSON.stringify([body, mailOf('offer-received')])).not.toContain(tokenOf(offer.manageUrl));
  });

  test('that waits is shown as it will be', async () => {
    const { body: letter } = await writeToDonor({ message: 'One question.' });
    const { body } = await api.get(`/mails/${letter.mailId}`, volunteer);
    expect(body.words.text).toContain('One question.');
    expect(body.words.text).not.toContain(tokenOf(offer.manageUrl));
  });

  test('about signing in is for those who look after mails, and its words are not kept', async () => {
    const admin = await api.staff();
    const json = { name: 'Rory Walsh', email: 'rory@staff.example', role: 'Volunteer' };
    await api.call('post', '/people/invitations', { as: admin, json });
    await api.deps.outbox.deliverDue();
    const id = mailOf('invitation')?.id ?? '';
    expect((await api.get(`/mails/${id}`, volunteer)).status).toBe(403);
    expect((await api.get(`/mails/${id}`, admin)).body).toMatchObject({ words: null });
    expect((await api.get(`/mails/${'A'.repeat(22)}`, admin)).status).toBe(404);
  });
});
