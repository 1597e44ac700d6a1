import { beforeEach, describe, expect, it } from 'vitest';
import { submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;
beforeEach(async () => {
  api = testApi();
  staff = await api.staff('Volunteer');
});

/** Sends so many testimonials, a minute apart; gives their ids, oldest first. */
const stories = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { body } = await submitStory(api, { content: `Story number ${number}, which is long enough.` });
    api.deps.clock.advance({ minutes: 1 });
    ids.push(body.id);
  }
  return ids;
};
const approve = async (id: string | undefined) => {
  await api.call('put', `/testimonials/${id}/status`, { as: staff, json: { action: 'approve' } });
  api.deps.clock.advance({ minutes: 1 });
};
const idsOf = ({ body }: { body: { testimonials: { id: string }[] } }) => body.testimonials.map(({ id }) => id);

describe('the approved list', () => {
  it('has the newest approval first, not the newest text', async () => {
    const [a, b, c] = await stories(3);
    for (const id of [b, c, a]) await approve(id);
    const list = await api.get('/testimonials/approved');
    expect([idsOf(list), list.body.total]).toEqual([[a, c, b], 3]);
  });

  it('is cached with an ETag until an approval, a rejection or a deletion changes it', async () => {
    const admin = await api.staff();
    const [a, b] = await stories(2);
    await approve(a);
    const first = await api.get('/testimonials/approved');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = (headers: Headers) => api.call('get', '/testimonials/approved', { headers });
    expect((await again({ 'if-none-match': tag })).status).toBe(304);
    await approve(b);
    const second = await again({ 'if-none-match': tag });
    expect([second.status, idsOf(second)]).toEqual([200, [b, a]]);
    await api.call('put', `/testimonials/${b}/status`, { as: staff, json: { action: 'reject', adminNotes: 'No.' } });
    expect(idsOf(await again({}))).toEqual([a]);
    await api.call('delete', `/testimonials/${a}`, { as: admin });
    expect((await again({})).body).toEqual({ testimonials: [], total: 0 });
  });
});

describe('the staff lists', () => {
  it('show the newest first, with every field', async () => {
    const [a, b, c] = await stories(3);
    await approve(b);
    expect(idsOf(await api.get('/testimonials/pending', staff))).toEqual([c, a]);
    const all = await api.get('/testimonials', staff);
    expect(idsOf(all)).toEqual([c, b, a]);
    expect(Object.keys(all.body.testimonials[0])).toEqual(
      expect.arrayContaining(['email', 'adminNotes', 'approvedBy', 'consent', 'review', 'isApproved', 'imageUrl']),
    );
  });

  it('show staff the findings of the review and whether someone may need help now', async () => {
    await submitStory(api, { content: 'I want to kill myself and nobody answers the telephone.' });
    const { body } = await api.get('/testimonials/pending', staff);
    expect(body.testimonials[0].review).toMatchObject({ urgent: true });
  });
});

describe.each(['/testimonials/approved', '/testimonials/pending', '/testimonials'])('paging of %s', (path) => {
  const page = (query: string) => api.get(`${path}${query}`, staff);

  it('has no gaps or repeats, and is empty beyond the end', async () => {
    const ids = await stories(12);
    if (path.endsWith('approved')) for (const id of ids) await approve(id);
    const newest = ids.toReversed();
    expect(idsOf(await page(''))).toEqual(newest.slice(0, 10));
    expect(idsOf(await page('?page=2'))).toEqual(newest.slice(10));
    expect(idsOf(await page('?page=3&pageSize=5'))).toEqual(newest.slice(10));
    const behind = await page('?page=99&pageSize=100');
    expect(behind.body).toEqual({ testimonials: [], total: 12 });
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1e3', 'page'],
    ['page=', 'page'],
    ['page=one', 'page'],
    ['page=99999999999', 'page'],
    ['page=%201', 'page'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=NaN', 'pageSize'],
  ])('refuses %s with a sentence', async (query, field) => {
    const { status, body } = await page(`?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.fields[field]).toMatch(/must be a whole number/);
  });
});
