import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSurroundings } from '#contract/pages/page-renderer.ts';
import { PASSWORD } from '../../support/people.ts';
import { type TestSite, testSite } from '../../support/site.ts';
import { submitStory } from '../../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../../support/test-api.ts';

let api: TestApi;
let site: TestSite;
beforeEach(() => {
  api = testApi();
  site = testSite(api.deps);
});

const LIST = '/api/testimonials/approved';
const etagOf = async (path: string) => (await site.get(path)).headers.get('etag');

describe('an answer is cached under what is understood of its address', () => {
  it.each([
    ['/', ['/?x=1', '/?utm_source=letter&x=2', '//', '/?page=3']],
    ['/about', ['/about/', '/about///', '/%61bout', '/about?form=1']],
    ['/donations?form=1', ['/donations?form=RANDOM', '/donations?x=1&form=', '/donations/?form=2&form=3']],
    [
      '/testimonials',
      ['/testimonials?page=1', '/testimonials?page=x', '/testimonials?page=-1', '/testimonials?page=01'],
    ],
    ['/testimonials?page=2', ['/testimonials?x=1&page=2', '/testimonials?page=2&page=3']],
    ['/no-such-page', ['/another', '/another?x=1', '/blogs/no-such-post', '/assets/none.js', '/donations/x/y']],
  ])('%s is rendered once, however it is written', async (path, others) => {
    await site.get(path);
    expect(site.rendered()).toBe(1);
    for (const other of others) expect(await etagOf(other), other).toBe(await etagOf(path));
    expect(site.rendered()).toBe(1);
  });

  it.each([
    [
      LIST,
      ['page=1', 'pageSize=10', 'pageSize=10&page=1', 'sort=newest', 'x=RANDOM', 'page=5&page=1', 'x=1&x=2&page=1'],
    ],
    ['/api/textcontainers/by-tags?tags=a,b', ['tags=a%2Cb', 'tags=%20a,,b,', 'x=1&tags=a,b']],
    ['/api/settings', ['x=1', '', 'page=2']],
    ['/api/docs', ['x=1']],
    ['/api/openapi.json', ['x=1']],
  ])('%s is made once, however it is written', async (path, queries) => {
    const count = vi.spyOn(api.deps.attempts, 'countNow');
    const [pathname] = path.split('?');
    const from = '192.0.2.9';
    expect((await site.get(path, { from })).status).toBe(200);
    for (const query of queries) expect((await site.get(`${pathname}?${query}`, { from })).status).toBe(200);
    for (const query of queries)
      expect((await site.get(`${pathname}?${query}`, { from, method: 'HEAD' })).status).toBe(200);
    expect(count.mock.calls).toEqual([['madeResponse', from]]);
  });
});

it('a search is answered anew each time, within the budget, and takes no room from what is cached', async () => {
  // The first one reads the texts of every page.
  await site.get('/search?q=lift');
  const before = site.rendered();
  const count = vi.spyOn(api.deps.attempts, 'countNow');
  for (const path of ['/search?q=lift', '/api/search?q=lift']) {
    const tag = await etagOf(path);
    expect(tag, path).toMatch(/^"/);
    expect(await etagOf(path), path).toBe(tag);
  }
  expect(site.rendered() - before).toBe(2);
  expect(count).toHaveBeenCalledTimes(4);
});

describe('the budget of an address for answers that have to be made', () => {
  const spend = async (from: string, times: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await site.get(`${LIST}?page=${++asked}`, { from })).status);
    return statuses;
  };
  let asked = 1000;

  it('ends in 429 with the time to wait, as JSON for calls and as a page for people; what is cached is still served', async () => {
    await site.get('/');
    const statuses = await spend('192.0.2.7', 160);
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
    const call = await site.get(`${LIST}?page=77`, { from: '192.0.2.7' });
    expect([call.status, (await call.json()).code]).toEqual([429, 'rate_limited']);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await site.get('/about', { from: '192.0.2.7' });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toMatch(/reload this page in 30 seconds/);
    expect((await site.get('/', { from: '192.0.2.7' })).status).toBe(200);
    expect((await site.get('/about', { from: '192.0.2.8' })).status).toBe(200);
  });

  it('is there again after a while', async () => {
    await spend('192.0.2.7', 160);
    api.deps.clock.advance({ seconds: 31 });
    expect(await spend('192.0.2.7', 1)).toEqual([200]);
  });

  it('is ten times as large for a wide network', async () => {
    for (let host = 0; host < 10; host += 1) await spend(`2001:db8:5:${host}::1`, 150);
    expect(await spend('2001:db8:5:ff::1', 1)).toEqual([429]);
    expect(await spend('2001:db8:6::1', 1)).toEqual([200]);
  });

  it('counts a page once that many ask for at the same time, and renders it once', async () => {
    await spend('192.0.2.7', 149);
    const all = await Promise.all(Array.from({ length: 40 }, () => site.get('/about', { from: '192.0.2.7' })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(site.rendered()).toBe(1);
  });
});

it('automatic reviews have a limit for a wide network, too', async () => {
  const review = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    return (await api.call('post', '/testimonials/auto-review', { json: { content: 'They drove me home.' }, headers }))
      .status;
  };
  for (let call = 0; call < 600; call += 1) expect(await review(`2001:db8:5:${call % 20}::1`)).toBe(200);
  expect(await review('2001:db8:5:ff::1')).toBe(429);
  expect(await review('2001:db8:6::1')).toBe(200);
});

describe('what a stranger can do drops no cached page', () => {
  const person = async () => {
    await api.staff('Administrator', 'Aoife Byrne');
    return { email: 'aoife@charity.example', password: PASSWORD };
  };
  const expectCached = async (act: () => Promise<unknown>) => {
    const before = await etagOf('/');
    const post = await etagOf('/blogs');
    await act();
    expect(await etagOf('/')).toBe(before);
    expect(await etagOf('/blogs')).toBe(post);
    expect(site.rendered()).toBe(2);
  };

  it('a sign-in, refused or not', async () => {
    const json = await person();
    await expectCached(async () => {
      await api.call('post', '/auth/login', { json: { ...json, password: 'x' } });
      await api.again('Aoife Byrne');
      const { people } = api.deps.store.data;
      const [found] = [...people.all()];
      if (!found) throw new Error('There is nobody.');
      await api.deps.store.change((draft) => draft.people.put({ ...found, lastLogin: '2026-03-02T09:00:00.000Z' }));
    });
  });

  it('a submission, and a decision that shows nothing', async () => {
    const as = await api.staff();
    await expectCached(async () => {
      const { id } = (await submitStory(api)).body;
      await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'reject', adminNotes: 'No.' } });
    });
  });

  it('a draft of a post', async () => {
    const as = await api.staff();
    await expectCached(() => api.call('post', '/blogs', { as, json: { title: 'A draft' } }));
  });

  it('but a new name of an author, an approval and a publication are seen at once', async () => {
    const as: Headers = await api.staff('Administrator', 'Aoife Byrne');
    const seen: (string | null)[] = [await etagOf('/')];
    const { id } = (await submitStory(api)).body;
    await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } });
    seen.push(await etagOf('/'), await etagOf('/blogs'));
    const post = (await api.call('post', '/blogs', { as, json: { title: 'A post', body: 'Words.' } })).body;
    await api.call('post', `/blogs/${post.id}/publish`, { as, json: { publishAt: null } });
    seen.push(await etagOf('/blogs'));
    const [author] = [...api.deps.store.data.people.all()];
    if (!author) throw new Error('There is nobody.');
    await api.deps.store.change((draft) => draft.people.put({ ...author, name: 'Aoife Nolan' }));
    seen.push(await etagOf('/blogs'));
    expect(new Set(seen).size).toBe(5);
  });
});

describe('a page of which a part could not be loaded', () => {
  const failing: (ask: PageSurroundings['fetch']) => PageSurroundings['fetch'] = (ask) => async (path, init) =>
    path.startsWith('/testimonials')
      ? new Response('{"code":"internal","message":"No."}', { status: 500 })
      : ask(path, init);

  it.each(['/', '/testimonials'])('%s is not cached, and the next visitor gets it whole', async (path) => {
    site.callThrough(failing);
    const broken = await site.get(path);
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const trouble = /having trouble loading|Failed to Load/i;
    expect(await broken.text()).toMatch(trouble);
    site.callThrough((ask) => ask);
    const whole = await site.get(path);
    expect(whole.headers.get('cache-control')).toBe('no-cache');
    expect(await whole.text()).not.toMatch(trouble);
    expect(await etagOf(path)).toBe(whole.headers.get('etag'));
  });
});
