import { beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { bothStores } from '../support/both-stores.ts';
import { switchLanguages } from '../support/languages.ts';
import { personNamed } from '../support/people.ts';
import { formOf, makeOffer, pngFile, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const SHEILA = {
  kind: 'erasure',
  via: 'phone',
  name: 'Sheila Roche',
  email: 'Sheila@post.example',
  phone: '087 000 0141',
  receivedOn: '2026-03-01',
};

let api: TestApi;
let admin: Headers;
const start = async (open: () => Promise<TestApi> | TestApi = testApi) => {
  api = await open();
  admin = await api.staff();
};
beforeEach(() => start());

const post = (path: string, json: unknown, as = admin) => api.call('post', path, { as, json });
const opened = async (changed: object = {}) => (await post('/privacy/requests', { ...SHEILA, ...changed })).body;
const change = (id: string, json: object) => api.call('patch', `/privacy/requests/${id}`, { as: admin, json });
const read = async (id: string) => (await api.get(`/privacy/requests/${id}`, admin)).body;
const search = async (...terms: string[]) => (await post('/privacy/search', { terms })).body.records;
const log = () => [...api.deps.store.data.audit.all()];
const everything = () =>
  JSON.stringify(Object.entries(api.deps.store.data).map(([, table]) => ('all' in table ? [...table.all()] : [])));

/** What there is of Sheila, each found by something else, and what is a namesake's. */
const history = async () => {
  const offer = (
    await makeOffer(api, {
      submitterName: 'Síle Roche',
      submitterEmail: 'sheila@post.example',
      submitterPhone: '+353 87 0000141',
    })
  ).body;
  await api.call('post', `/donationitems/${offer.id}/photos`, { form: formOf({ photos: [pngFile()] }) });
  const story = (await submitStory(api, { name: 'Sheila R.', content: 'My aunt in Bunclody had the front room.' }))
    .body;
  const message = (
    await api.call('post', '/messages', {
      json: {
        about: 'hospital-transport',
        name: 'S.',
        phone: '00353 87 000 0141',
        message: 'A lift on Friday, please.',
      },
    })
  ).body;
  const other = (await makeOffer(api, { submitterName: 'Sheila M. Roche', submitterPhone: '087 999 0141' })).body;
  const comment = (
    await post('/comments', { kind: 'donation', subjectId: other.id, text: 'Not the Sheila Roche of 0870000141.' })
  ).body;
  return { offer, story, message, other, comment };
};

describe('looking for a person', () => {
  it('finds by address, by number in any spelling, by name without accents, and by words; each says where it is', async () => {
    const { offer, story, message, other } = await history();
    const kinds = async (...terms: string[]) =>
      (await search(...terms)).map(({ kind, id, by }: { kind: string; id: string; by: string[] }) => [
        kind,
        id,
        by.join(),
      ]);
    expect(await kinds('SHEILA@post.example')).toEqual([
      ['donation', offer.id, 'email'],
      ['mails', expect.any(String), 'email'],
    ]);
    expect(await kinds('(087) 000-0141')).toEqual([
      ['donation', offer.id, 'phone'],
      ['message', message.id, 'phone'],
      ['comment', expect.any(String), 'words'],
    ]);
    expect(await kinds('sile roche')).toEqual([['donation', offer.id, 'name']]);
    expect(await kinds('roche sheila')).toEqual([
      ['donation', other.id, 'name'],
      ['donation', offer.id, 'words'],
      ['comment', expect.any(String), 'words'],
    ]);
    expect(await kinds('front bunclody')).toEqual([['testimonial', story.id, 'words']]);
    expect(await kinds('sile', '0870000141')).toContainEqual(['donation', offer.id, 'phone,name']);
    const [found] = await search('sile');
    expect(found).toMatchObject({
      title: `A solid oak table with four chairs, ${offer.reference}`,
      detail: 'Síle Roche, 2 March 2026 · 1 photo',
      status: 'pending',
      place: { screen: 'donation', id: offer.id },
    });
    expect(await search('nobody at all')).toEqual([]);
  });

  it('finds an offer by its Eircode, and by what its donor wrote later', async () => {
    const { id, manageUrl } = (await makeOffer(api, { pickupCounty: 'Wexford', pickupEircode: 'Y34 VX20' })).body;
    await api.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status: 'approved' } });
    const note = 'Ask my niece Gráinne for the key.';
    await api.call('post', '/donationitems/yours/another-day', { json: { token: manageUrl.split('#')[1], note } });
    for (const term of ['Y34 VX20', 'niece grainne'])
      expect((await search(term)).map((found: { id: string }) => found.id)).toEqual([id]);
  });

  it('finds accounts, posts, texts of pages and notes of drivers, where people are named by others', async () => {
    await api.staff('Volunteer', 'Orla Redmond');
    await post('/blogs', { title: 'Thank you, Orla', body: 'Orla Redmond walked to Dublin.' });
    await post('/textcontainers', { tags: ['a'], relativeUrl: '/about', content: 'Ask for Orla Redmond.' });
    const found = await search('orla redmond');
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(['account', 'post', 'text']);
    expect(found.at(-1).place).toEqual({ screen: 'page', id: '/about' });
  });

  it('leads to a page that is there: to the list of texts while the language of a text is off', async () => {
    const text = { tags: ['a'], relativeUrl: '/about', language: 'pl', content: 'Proszę pytać o Orlę Redmond.' };
    await post('/textcontainers', text);
    const place = async () => (await search('orlę redmond'))[0].place;
    expect(await place()).toEqual({ screen: 'texts', id: '/pl/about' });
    await switchLanguages(api.deps, { pl: true });
    expect(await place()).toEqual({ screen: 'page', id: '/pl/about' });
  });

  it.each([[[]], [['x']], [Array(7).fill('Sheila')], [['x'.repeat(201)]]])('refuses %j', async (terms) => {
    expect((await post('/privacy/search', { terms })).status).toBe(400);
  });
});

describe.each(bothStores())('a data request on %s', (_, open) => {
  it('is written down, answered within the month, and forgets who was to be forgotten', async () => {
    await start(open);
    const { offer, message, story, other } = await history();
    await api.deps.outbox.deliverDue();
    const request = await opened({ acknowledge: true });
    expect(request).toMatchObject({ number: '2026-01', dueOn: '2026-04-01', identityChecked: false, closedAt: null });
    expect((await opened({ kind: 'access' })).number).toBe('2026-02');

    const path = `/privacy/requests/${request.id}`;
    const found = (await post(`${path}/search`, { terms: ['087 000 0141'] })).body.records;
    await post(`${path}/search`, { terms: ['sheila'] });
    const { body: again } = await post(`${path}/search`, { terms: ['sheila', '087 000 0141'] });
    expect(again.records.length).toBeGreaterThan(found.length);
    const mine = [
      { kind: 'donation', id: offer.id },
      { kind: 'message', id: message.id },
      { kind: 'testimonial', id: story.id },
    ];
    const early = await post(`${path}/erase`, { records: mine });
    expect([early.status, early.body.message]).toEqual([
      409,
      'Please make sure first that it is the person who asks, and say so.',
    ]);
    await change(request.id, { identityChecked: true });
    expect((await post(`${path}/export`, { records: mine })).body).toMatchObject({
      request: '2026-01',
      donations: [{ id: offer.id }],
      messages: [{ id: message.id }],
      testimonials: [{ id: story.id }],
    });
    await post(`${path}/correct`, { records: mine.slice(0, 1) });
    expect((await post(`${path}/erase`, { records: mine })).status).toBe(200);
    const { donations, messages, testimonials } = api.deps.store.data;
    expect([...donations.all()].map(({ id }) => id)).toEqual([other.id]);
    expect([messages.size, testimonials.size]).toEqual([0, 0]);
    expect(await api.deps.images.list()).toEqual([]);
    expect((await post(`${path}/erase`, { records: mine })).status).toBe(404);

    await post(`${path}/receipt`, { text: 'Dear Sheila,\nwe erased everything.', byMail: true });
    await api.deps.outbox.deliverDue();
    const receipt = api.deps.mails.at(-1);
    expect([receipt?.to, receipt?.subject]).toEqual(['Sheila@post.example', 'About your request']);
    expect(receipt?.text).toContain('we erased everything.');
    const closed = (await change(request.id, { outcome: 'done' })).body;
    expect(closed).toMatchObject({ name: '', email: null, phone: null, outcome: 'done' });
    expect(closed.steps.map(({ action }: { action: string }) => action)).toEqual([
      'opened',
      'acknowledged',
      'searched',
      'identity checked',
      'exported',
      'corrected',
      'erased',
      'answered by mail',
      'closed',
    ]);
    expect(closed.steps[6]).toMatchObject({ by: 'Aoife Byrne', records: mine });
    expect((await api.get('/privacy/requests?state=closed', admin)).body).toMatchObject({
      requests: [{ id: request.id }],
      counts: { open: 1, closed: 1 },
    });
    expect(log().filter(({ subjectId }) => subjectId === request.id)).toMatchObject(
      ['opened', 'acknowledged', 'searched', 'searched', 'searched', 'identity checked']
        .map((what) => ({
          action: `request ${what}`,
          detail: 'Request 2026-01',
        }))
        .concat([
          {
            action: 'exported',
            detail: 'Request 2026-01: 1 testimonial, 1 donation, 1 message, 1 address with its mails',
          },
          { action: 'request corrected', detail: 'Request 2026-01' },
          {
            action: 'erased',
            detail: 'Request 2026-01: 1 testimonial, 1 donation, 1 message, 1 address with its mails',
          },
          { action: 'request answered by mail', detail: 'Request 2026-01' },
          { action: 'request closed', detail: 'Request 2026-01: done as asked' },
        ]),
    );
    expect(JSON.stringify(log())).not.toMatch(/sheila|roche|0141/i);
  });
});

describe('a data request', () => {
  it('asks for a name, a way to answer, and a day that is not to come', async () => {
    const refused = async (changed: object) => (await opened(changed)).fields;
    expect(await refused({ name: ' ' })).toEqual({ name: 'Please write who asks' });
    expect(await refused({ email: '', phone: '' })).toEqual({
      email: 'Please give an email address, a phone number or a postal address, so that we can answer.',
    });
    expect(await refused({ receivedOn: '2026-03-03' })).toEqual({
      receivedOn: 'A request cannot have come later than today',
    });
    expect(await refused({ receivedOn: '2024-03-03' })).toEqual({ receivedOn: 'Please write a day of the last year' });
    expect((await api.get('/privacy/requests', admin)).body.total).toBe(0);
  });

  it('knows which day it is in Ireland, where summer begins earlier than at Greenwich', async () => {
    api.deps.clock.set('2026-07-30T23:30:00.000Z');
    admin = await api.again('Aoife Byrne');
    expect(await opened({ receivedOn: '2026-07-31' })).toMatchObject({ dueOn: '2026-08-31' });
  });

  it('takes two months longer once, with a reason, and only within the first month', async () => {
    const { id } = await opened();
    expect((await change(id, { extensionReason: ' ' })).status).toBe(400);
    expect((await change(id, {})).status).toBe(400);
    api.deps.clock.set('2026-04-01T22:59:00.000Z');
    admin = await api.again('Aoife Byrne');
    expect((await change(id, { extensionReason: 'Two years of mails' })).body).toMatchObject({
      dueOn: '2026-06-01',
      extension: { reason: 'Two years of mails' },
    });
    expect((await change(id, { extensionReason: 'More' })).status).toBe(409);
    const late = await opened({ receivedOn: '2026-03-01' });
    api.deps.clock.set('2026-04-01T23:00:00.000Z');
    expect((await change(late.id, { extensionReason: 'Too much' })).body.message).toMatch(/^The month is over/);
  });

  it('is on Today of administrators a week before its last day, and when that is over', async () => {
    await opened();
    await opened({ receivedOn: '2026-03-02' });
    const due = async (as = admin) => {
      const { entries } = (await api.get('/today', as)).body;
      const entry = entries.find(({ kind }: { kind: string }) => kind === 'data-requests');
      return entry ? [entry.count, entry.detail] : null;
    };
    expect(await due()).toBeNull();
    api.deps.clock.set('2026-03-25T12:00:00.000Z');
    admin = await api.again('Aoife Byrne');
    expect(await due()).toEqual([1, 'The law gives a month. The first is due on 1 April.']);
    api.deps.clock.set('2026-04-02T12:00:00.000Z');
    admin = await api.again('Aoife Byrne');
    expect(await due()).toEqual([2, 'The law gives a month. 1 overdue.']);
    expect(await due(await api.staff('Volunteer', 'Declan'))).toBeNull();
  });

  it('that is closed can only be opened again', async () => {
    const { id } = await opened({ kind: 'access' });
    await change(id, { outcome: 'withdrawn' });
    const path = `/privacy/requests/${id}`;
    const records = [{ kind: 'donation', id }];
    expect((await change(id, { identityChecked: true })).status).toBe(409);
    for (const [call, body] of [
      ['search', { terms: ['Sheila'] }],
      ['correct', { records }],
      ['erase', { records }],
      ['receipt', { text: 'Dear Sheila', byMail: false }],
    ] as const)
      expect((await post(`${path}/${call}`, body)).body.message).toMatch(/is closed/);
    expect(await read(id)).toMatchObject({ name: 'Sheila Roche', outcome: 'withdrawn' });
    expect((await change(id, { reopen: true })).body).toMatchObject({ closedAt: null, outcome: null });
    expect((await change(id, { reopen: true })).status).toBe(409);
  });

  it('is answered otherwise where no mail reaches the person', async () => {
    const { id } = await opened({ email: '' });
    const answer = (byMail: boolean) => post(`/privacy/requests/${id}/receipt`, { text: 'Dear Sheila', byMail });
    expect((await answer(true)).body.message).toMatch(/^No mail reaches this person/);
    expect((await answer(false)).body.steps.at(-1).action).toBe('answered otherwise');
    expect([...api.deps.store.data.mails.all()]).toEqual([]);
  });

  it('keeps mails to an address that somebody else’s records have, and erases them when they are chosen', async () => {
    const mine = (await makeOffer(api, { submitterEmail: 'house@post.example' })).body;
    await makeOffer(api, { submitterEmail: 'house@post.example', description: 'A lamp of my sister.' });
    const { id } = await opened();
    await change(id, { identityChecked: true });
    const erase = (records: unknown) => post(`/privacy/requests/${id}/erase`, { records });
    await erase([{ kind: 'donation', id: mine.id }]);
    const left = (await search('house@post.example')) as { kind: string; id: string; title: string }[];
    expect(left.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      expect.stringMatching(/^donation: A lamp/),
      'mails: A mail to house@post.example',
    ]);
    expect(
      (await erase(left.filter(({ kind }) => kind === 'mails').map(({ kind, id }) => ({ kind, id })))).status,
    ).toBe(200);
    expect([...api.deps.store.data.mails.all()]).toEqual([]);
  });

  it('erases a staff account, never one’s own', async () => {
    await api.staff('Volunteer', 'Orla Redmond');
    const { id } = await opened();
    await change(id, { identityChecked: true });
    const erase = (name: string) =>
      post(`/privacy/requests/${id}/erase`, { records: [{ kind: 'account', id: personNamed(api.deps, name).id }] });
    expect((await erase('Aoife Byrne')).status).toBe(409);
    expect((await erase('Orla Redmond')).status).toBe(200);
    expect(everything()).not.toContain('Orla');
    expect((await read(id)).steps.filter(({ action }: { action: string }) => action === 'erased')).toHaveLength(1);
  });

  it('that is closed loses its name when the person is erased, is part of their export, and goes after two years', async () => {
    const { id } = await opened({ kind: 'access' });
    const email = SHEILA.email.toLowerCase();
    expect((await post('/privacy/export', { email })).body.requests).toMatchObject([
      { number: '2026-01', name: 'Sheila Roche', steps: [{ action: 'opened' }] },
    ]);
    expect((await post('/privacy/erase', { email })).status).toBe(404);
    await change(id, { outcome: 'done' });
    expect((await read(id)).name).toBe('Sheila Roche');
    expect((await post('/privacy/erase', { email })).status).toBe(200);
    expect(everything()).not.toMatch(/sheila/i);
    api.deps.clock.set('2028-03-02T09:00:00.000Z');
    await applyRetention(api.deps);
    expect(api.deps.store.data.dataRequests.size).toBe(1);
    api.deps.clock.set('2028-03-02T09:00:00.001Z');
    await applyRetention(api.deps);
    expect(api.deps.store.data.dataRequests.size).toBe(0);
  });

  it('is for administrators', async () => {
    const { id } = await opened();
    const volunteer = await api.staff('Volunteer', 'Declan');
    for (const path of ['/privacy/requests', `/privacy/requests/${id}`])
      expect((await api.get(path, volunteer)).status).toBe(403);
    expect((await post('/privacy/search', { terms: ['Sheila'] }, volunteer)).status).toBe(403);
    expect((await post('/privacy/search', { terms: ['Sheila'] }, {})).status).toBe(401);
    expect((await api.get('/privacy/requests/AAAAAAAAAAAAAAAAAAAAAA', admin)).status).toBe(404);
  });
});
