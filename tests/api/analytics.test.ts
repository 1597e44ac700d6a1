import { beforeEach, describe, expect, it } from 'vitest';
import { runsIn } from '../support/runs.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

const figures = async (query = '') => api.get(`/analytics${query}`, await api.staff('Volunteer'));
const review = async (id: string, status: string) =>
  api.call('patch', `/donationitems/${id}/review`, {
    as: await api.staff('Volunteer'),
    json: { status, adminNotes: 'Because.' },
  });
const decide = async (id: string, action: string) =>
  api.call('put', `/testimonials/${id}/status`, {
    as: await api.staff('Volunteer'),
    json: { action, adminNotes: 'Because.' },
  });

describe('the figures', () => {
  it('are zeros for the last 30 days without data', async () => {
    const { status, body } = await figures();
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2026-02-01', to: '2026-03-02', step: 'day' });
    expect(body.submissions).toHaveLength(30);
    expect(body.review.donations).toEqual({
      reviewed: 0,
      medianHours: null,
      slowestTenthHours: null,
      approved: 0,
      rejected: 0,
      approvalRate: null,
    });
  });

  it('count by days in Ireland, not in UTC', async () => {
    api.deps.clock.set('2026-07-01T22:59:59.000Z');
    await makeOffer(api);
    api.deps.clock.set('2026-07-01T23:00:00.000Z');
    await makeOffer(api);
    await submitStory(api);
    const { body } = await figures('?from=2026-07-01&to=2026-07-02');
    expect(body.submissions).toEqual([
      { start: '2026-07-01', donations: 1, testimonials: 0 },
      { start: '2026-07-02', donations: 1, testimonials: 1 },
    ]);
    expect((await figures('?from=2026-07-02&to=2026-07-02')).body.submissions).toHaveLength(1);
  });

  it('have the median time to the first review and the approval rate', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await makeOffer(api)).body.id);
    const [a = '', b = '', c = ''] = ids;
    api.deps.clock.advance({ hours: 1 });
    await review(a, 'approved');
    api.deps.clock.advance({ hours: 1 });
    await review(b, 'rejected');
    api.deps.clock.advance({ hours: 4 });
    await review(c, 'approved');
    await review(c, 'collected');
    const { donations } = (await figures()).body.review;
    expect(donations).toEqual({
      ...{ reviewed: 3, medianHours: 2, slowestTenthHours: 6 },
      ...{ approved: 2, rejected: 1, approvalRate: 0.6667 },
    });
  });

  it('use the first decision on a testimonial even if it is decided again', async () => {
    const { id } = (await submitStory(api)).body;
    api.deps.clock.advance({ hours: 3 });
    await decide(id, 'approve');
    api.deps.clock.advance({ hours: 40 });
    await decide(id, 'reject');
    expect((await figures()).body.review.testimonials).toMatchObject({ medianHours: 3, rejected: 1, approved: 0 });
  });

  it('count categories, statuses and handover', async () => {
    await makeOffer(api, { category: 'books', pickupRequired: false });
    await makeOffer(api, { category: 'books' });
    // An offer counts by its first kind alone.
    const { id } = (await makeOffer(api, { otherThings: [{ category: 'books', condition: 'good' }] })).body;
    await review(id, 'approved');
    const { body } = await figures();
    expect(body.categories).toHaveLength(8);
    expect(body.categories).toContainEqual({
      ...{ category: 'books', label: 'Books & Media' },
      ...{ donations: 2, declined: 0, collected: 0 },
    });
    expect(body.handover).toEqual({ pickup: 2, dropOff: 1 });
    expect(body.statuses.donations).toContainEqual({ status: 'approved', count: 1 });
    expect(body.statuses.donations).toContainEqual({ status: 'pending', count: 2 });
  });

  it('count a long range by weeks from Monday, the first from the start of the range', async () => {
    await makeOffer(api);
    const { body } = await figures('?from=2025-11-05&to=2026-03-02');
    expect(body.step).toBe('week');
    expect(body.submissions.slice(0, 2).map(({ start }: { start: string }) => start)).toEqual([
      '2025-11-05',
      '2025-11-10',
    ]);
    expect(body.submissions.at(-1)).toEqual({ start: '2026-03-02', donations: 1, testimonials: 0 });
  });

  it.each(['?from=2026-03-02&to=2026-03-01', '?from=soon', '?to=2026-13-01'])('refuse %s', async (query) => {
    const { status, body } = await figures(query);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it('are limited to five years', async () => {
    const { body } = await figures('?from=1999-01-01&to=2026-03-02');
    expect(body.from).toBe('2021-02-27');
    expect(body.submissions.length).toBeLessThan(270);
  });
});

describe('items', () => {
  const part = async (name: string, query = '') =>
    (await figures(query)).body[name]
      .map((row: Record<string, unknown>) => [row.label, row.donations, row.declined, row.collected])
      .filter(([, ...counts]: [string, ...number[]]) => counts.some((count) => count > 0));

  it('are counted by shop, county and area: where they were offered, declined and collected', async () => {
    const { id } = (await makeOffer(api)).body;
    await review(id, 'approved');
    await review(id, 'collected');
    const clane = (await makeOffer(api, { pickupAddress: '1 Main Street, Clane' })).body;
    await review(clane.id, 'rejected');
    await makeOffer(api, { pickupAddress: '2 The Green, Glenmore, Co. Kilkenny', pickupEircode: '' });
    await makeOffer(api, { pickupAddress: 'Behind the church' });
    await makeOffer(api, { pickupRequired: false, pickupAddress: '' });
    const rest = [
      ['Brought by the donor', 1, 0, 0],
      ['Not known', 1, 0, 0],
    ];
    expect(await part('counties')).toEqual([
      ['Kildare', 1, 1, 0],
      ['Kilkenny', 1, 0, 0],
      ['Wexford', 1, 0, 1],
      ...rest,
    ]);
    expect(await part('areas')).toEqual([['Clane', 1, 1, 0], ['New Ross', 1, 0, 1], rest[0], ['Not known', 2, 0, 0]]);
    expect(await part('shops')).toEqual([['Clane', 1, 1, 0], ['New Ross', 1, 0, 1], rest[0], ['Not known', 2, 0, 0]]);
  });

  it('are those of the shop whose van takes them, however far away they are', async () => {
    const runs = runsIn(api, await api.staff());
    const stop = await runs.pickupOf({ pickupAddress: '1 Main Street, Clane' });
    expect(await part('shops')).toEqual([['Clane', 1, 0, 0]]);
    const run = await runs.runOf();
    await runs.assign(run, [stop.id]);
    expect(await part('shops')).toEqual([['New Ross', 1, 0, 0]]);
    await runs.assign(await runs.read(run.id), []);
    expect(await part('shops')).toEqual([['Clane', 1, 0, 0]]);
  });

  it('are not what robots offered, unless it was approved', async () => {
    const website = 'https://buy.example';
    const { id } = (await makeOffer(api, { website })).body;
    expect((await figures()).body.items.donations).toBe(0);
    await review(id, 'approved');
    expect((await figures()).body.items.donations).toBe(1);
  });

  it('are stops collected only while they are still collected', async () => {
    const runs = runsIn(api, await api.staff());
    const [stop, run] = [await runs.pickupOf(), await runs.runOf()];
    await runs.assign(run, [stop.id]);
    await runs.change(run.id, { state: 'out' });
    await runs.outcome(run.id, stop.id, { outcome: 'collected', at: api.deps.now().toISOString() });
    const collected = async () => (await figures('?from=2026-03-01&to=2026-03-31')).body.runs.collected;
    expect(await collected()).toBe(1);
    await api.deps.store.change((draft) => draft.donations.put({ ...runs.stored(stop.id), status: 'approved' }));
    expect(await collected()).toBe(0);
  });

  it('have how long donors waited for the van, and what was brought and withdrawn is told apart', async () => {
    const made: { id: string; manageUrl: string }[] = [];
    for (const pickupRequired of [true, true, false, true])
      made.push((await makeOffer(api, { pickupRequired, category: 'books' })).body);
    const [first, second, brought, withdrawn] = made;
    for (const one of [first, second, brought]) await review(one?.id ?? '', 'approved');
    const token = withdrawn?.manageUrl.split('#')[1];
    await api.call('post', '/donationitems/yours/withdraw', { json: { token } });
    api.deps.clock.advance({ hours: 24 });
    await review(first?.id ?? '', 'collected');
    await review(brought?.id ?? '', 'collected');
    api.deps.clock.advance({ hours: 24 });
    await review(second?.id ?? '', 'collected');
    const { body } = await figures();
    expect(body.items).toEqual({
      ...{ donations: 4, declined: 0, collected: 3, withdrawn: 1, brought: 1 },
      ...{ euroOffered: 482, euroCollected: 361.5 },
    });
    expect(body.collection).toEqual({ medianHours: 36, slowestTenthHours: 48 });
    const later = (await figures('?from=2026-03-04&to=2026-03-04')).body.items;
    expect(later).toMatchObject({ donations: 0, collected: 1, euroCollected: 120.5 });
  });
});

describe('the same days a year before', () => {
  it('stand beside each figure, and those of a whole month are its whole month', async () => {
    api.deps.clock.set('2025-03-02T09:00:00.000Z');
    await makeOffer(api, { category: 'books', pickupAddress: '1 Main Street, Clane' });
    api.deps.clock.set('2026-03-02T09:00:00.000Z');
    await makeOffer(api, { category: 'books' });
    await makeOffer(api, { category: 'books' });
    const { body } = await figures('?from=2026-03-01&to=2026-03-31');
    expect([body.items.donations, body.lastYear.items.donations]).toEqual([2, 1]);
    expect([body.lastYear.from, body.lastYear.to]).toEqual(['2025-03-01', '2025-03-31']);
    const leap = (await figures('?from=2025-02-01&to=2025-02-28')).body.lastYear;
    expect([leap.from, leap.to]).toEqual(['2024-02-01', '2024-02-29']);
    const part = (await figures('?from=2025-02-10&to=2025-02-28')).body.lastYear;
    expect([part.from, part.to]).toEqual(['2024-02-10', '2024-02-28']);
    const csv = async (table: string) =>
      (await api.get(`/analytics.csv?table=${table}&from=2026-03-01&to=2026-03-31`, await api.staff())).text.split(
        '\r\n',
      );
    expect(await csv('categories')).toContain('Books & Media,2,0,0,1,0');
    expect(await csv('counties')).toEqual(expect.arrayContaining(['Wexford,2,0,0,0,0', 'Kildare,0,0,0,1,0']));
    expect(await csv('figures')).toContain('Item donations,number,2,1');
  });
});

describe('messages', () => {
  it('have how many were answered, by a letter or by a colleague who rang, and how long that took', async () => {
    const json = { about: 'question', name: 'Una Kehoe', email: 'una@post.example', message: 'Is it open?' };
    const ids: string[] = [];
    for (const [at, phone] of ['020 912 0411', '', '', ''].entries()) {
      const sent = { ...json, phone, message: `Is it open at ${at + 1}?` };
      ids.push((await api.call('post', '/messages', { json: sent })).body.id);
    }
    const [rung = '', written = '', onlyClosed = ''] = ids;
    api.deps.clock.advance({ hours: 1 });
    const as = await api.staff();
    const letter = { kind: 'message', id: written, message: 'It is.', keepOpen: true };
    expect((await api.call('post', '/letters', { as, json: letter })).status).toBeLessThan(300);
    api.deps.clock.advance({ hours: 2 });
    const change = { as: await api.staff(), json: { state: 'answered' } };
    for (const id of [rung, written, onlyClosed]) await api.call('patch', `/messages/${id}`, change);
    expect((await figures()).body.messages).toEqual({
      ...{ received: 4, answered: 2, medianHours: 2, slowestTenthHours: 3 },
    });
  });
});

describe('the rules of the automatic review', () => {
  const named = 'Nurse Mary Kehoe on the ward told my sister about the shopping, and we are glad.';
  const withNumber = 'The driver is kind and on time. Ring me on 087 123 4567 for more of it.';
  const rules = async () => (await figures()).body.rules;

  it('are overruled where what they marked is published, and followed where it is rejected or taken out', async () => {
    const [a, b, c, d] = [named, `${named} Thanks!`, `${named} And again.`, withNumber].map((content) => ({ content }));
    const ids: string[] = [];
    for (const story of [a, b, c, d]) ids.push((await submitStory(api, story)).body.id);
    expect(await rules()).toEqual([]);
    await decide(ids[0] ?? '', 'approve');
    await decide(ids[1] ?? '', 'reject');
    const json = { content: 'A nurse on the ward told my sister about the shopping.' };
    await api.call('put', `/testimonials/${ids[2]}/redaction`, { as: await api.staff(), json });
    await decide(ids[2] ?? '', 'approve');
    await decide(ids[3] ?? '', 'approve');
    expect(await rules()).toContainEqual({ kind: 'person', label: 'Named people', followed: 2, overruled: 1 });
    expect(await rules()).toContainEqual({ kind: 'phone', label: 'Phone numbers', followed: 0, overruled: 1 });
    const { text } = await api.get('/analytics.csv?table=rules', await api.staff());
    expect(text).toContain('Named people,2,1');
  });

  it('are overruled where an edited text still holds what they marked', async () => {
    const { id } = (await submitStory(api, { content: `${named} ${withNumber}` })).body;
    const json = { content: named };
    await api.call('put', `/testimonials/${id}/redaction`, { as: await api.staff(), json });
    await decide(id, 'approve');
    expect((await rules()).map((rule: object) => Object.values(rule))).toEqual([
      ['person', 'Named people', 0, 1],
      ['phone', 'Phone numbers', 1, 0],
    ]);
  });

  it('do not count words of crisis: a testimonial may be published and its writer still need help', async () => {
    const { id } = (await submitStory(api, { content: 'I want to die most days, and the shop was kind to me.' })).body;
    await decide(id, 'approve');
    expect(await rules()).toEqual([]);
  });
});

describe('the figures as CSV', () => {
  it.each([
    ['submissions', 'Day,Donations,Testimonials'],
    ['figures', 'Figure,Unit,These days,Last year'],
    ['categories', 'Category,Donations,Declined,Collected,Donations last year,Collected last year'],
    ['shops', 'Shop,Donations,Declined,Collected,Donations last year,Collected last year'],
    ['counties', 'County,Donations,Declined,Collected,Donations last year,Collected last year'],
    ['areas', 'Area,Donations,Declined,Collected,Donations last year,Collected last year'],
    ['runs', 'Runs,Collected,Not there,Refused,Kilometres,Stops,Places,Stops an hour'],
    ['handover', 'Handover,Donations'],
    ['statuses', 'Kind,Status,Count'],
    ['rules', 'Rule of the automatic review,Followed,Overruled'],
    ['review', 'Kind,Reviewed,Median hours to first review,Nine in ten within hours,Approved,Rejected,Approval rate'],
  ])('have the table %s', async (table, head) => {
    await makeOffer(api);
    const { status, text, headers } = await api.get(`/analytics.csv?table=${table}`, await api.staff('Volunteer'));
    expect(status).toBe(200);
    expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(head);
    expect(headers.get('content-disposition')).toContain(`${table}-2026-02-01-2026-03-02.csv`);
  });

  it('have no other table', async () => {
    expect((await api.get('/analytics.csv?table=people', await api.staff())).status).toBe(400);
  });
});
