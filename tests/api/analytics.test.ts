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

describe('the figures as CSV', () => {
  it.each([
    ['submissions', 'Day,Donations,Testimonials'],
    ['categories', 'Category,Donations'],
    ['handover', 'Handover,Donations'],
    ['statuses', 'Kind,Status,Count'],
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
