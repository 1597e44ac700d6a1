import { beforeEach, describe, expect, it } from 'vitest';
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
    expect(donations).toEqual({ reviewed: 3, medianHours: 2, approved: 2, rejected: 1, approvalRate: 0.6667 });
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
    const { id } = (await makeOffer(api)).body;
    await review(id, 'approved');
    const { body } = await figures();
    expect(body.categories).toHaveLength(8);
    expect(body.categories).toContainEqual({ category: 'books', label: 'Books & Media', donations: 2 });
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
    ['categories', 'Category,Donations'],
    ['handover', 'Handover,Donations'],
    ['statuses', 'Kind,Status,Count'],
    ['rules', 'Rule of the automatic review,Followed,Overruled'],
    ['review', 'Kind,Reviewed,Median hours to first review,Approved,Rejected,Approval rate'],
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
