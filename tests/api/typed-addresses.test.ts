import { beforeEach, describe, expect, it } from 'vitest';
import { switchLanguages } from '../support/languages.ts';
import { type TestSite, testSite } from '../support/site.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let site: TestSite;
beforeEach(() => {
  api = testApi();
  site = testSite(api.deps);
});

const leadsTo = async (address: string) => {
  const { status, headers } = await site.get(address);
  return headers.get('location') ?? status;
};

describe('an address that is typed from paper, or pasted with what stood around it', () => {
  it.each([
    ['/Donations', '/donations'],
    ['/DONATIONS?form=1&x=Y', '/donations?form=1&x=Y'],
    ['/About/Our-Shops/', '/about/our-shops'],
    ['/about/our-shops.', '/about/our-shops'],
    ['/support),', '/support'],
    ['/support%20', '/support'],
    ['/support%3E', '/support'],
    ['/support%E2%80%9D', '/support'],
    ['/Donations/Yours', '/donations/yours'],
    ['/PL/Donations', '/pl/donations'],
    ['/pl/Donations/?form=1', '/pl/donations?form=1'],
  ])('%s leads to %s for good', async (typed, place) => {
    await switchLanguages(api.deps, { pl: true });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.get(typed, { method });
      expect([status, headers.get('location')]).toEqual([301, place]);
    }
    expect(await leadsTo(place)).toBe(200);
  });

  it('leads to a post and to what is about a topic', async () => {
    const as = await api.staff();
    const json = { title: 'Open day', body: 'Come.', topics: ['Our shops'] };
    const { id } = (await api.call('post', '/blogs', { as, json })).body;
    expect(await leadsTo('/Blogs/Open-Day')).toBe(404);
    await api.call('post', `/blogs/${id}/publish`, { as, json: {} });
    expect(await leadsTo('/Blogs/Open-Day')).toBe('/blogs/open-day');
    expect(await leadsTo('/blogs/OPEN-DAY.?x=1')).toBe('/blogs/open-day?x=1');
    expect(await leadsTo('/blogs/topics/Our-Shops')).toBe('/blogs/topics/our-shops');
    await api.call('put', `/blogs/${id}`, { as, json: { ...json, slug: 'open-day-clane' } });
    expect(await leadsTo('/Blogs/Open-Day/')).toBe('/blogs/open-day-clane');
  });

  it.each([
    '/No-Such-Page',
    '/Not-Found',
    '//evil.example/Donations',
    '/Donations%0d%0aSet-Cookie:x',
    '/PL/Donations',
    '/Assets/Loader.js',
    '/Blogs/None',
  ])('%s is not found where that leads nowhere', async (address) => {
    expect(await leadsTo(address)).toBe(404);
  });
});

describe('what programs ask for by themselves', () => {
  it('a password manager finds where the password is changed, and that nothing else is there', async () => {
    const { status, headers } = await site.get('/.well-known/change-password');
    expect([status, headers.get('location')]).toEqual([302, '/admin/password']);
    expect(await leadsTo('/admin/password')).toBe(200);
    expect(await leadsTo('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).toBe(404);
  });

  it('whoever found a weakness reads whom to tell, for half a year from that day', async () => {
    expect(await leadsTo('/security.txt')).toBe('/.well-known/security.txt');
    const read = async () => (await site.get('/.well-known/security.txt')).text();
    expect((await read()).trim().split('\n')).toEqual([
      'Contact: mailto:office@southeastcarefund.example',
      'Expires: 2026-08-29T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: http://localhost:3000/.well-known/security.txt',
    ]);
    expect((await site.get('/.well-known/security.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    api.deps.clock.advance({ days: 1 });
    expect(await read()).toContain('Expires: 2026-08-30T');
  });

  it('robots may read calendars and pictures of the API, and index no calendar', async () => {
    const lines = (await (await site.get('/robots.txt')).text()).split('\n');
    /** As Google reads it: the longest line that fits, and of two as long the one that allows. */
    const mayRead = (path: string) =>
      lines
        .map((line) => /^(Allow|Disallow): (.*)$/.exec(line))
        .filter((line) => line?.[2] && path.startsWith(line[2]))
        .sort((one, other) => (other?.[2]?.length ?? 0) - (one?.[2]?.length ?? 0))[0]?.[1] !== 'Disallow';
    expect(['/api/calendar/a.ics', '/api/media/a', '/about'].map(mayRead)).toEqual([true, true, true]);
    expect(['/api/donationitems', '/api/calendars', '/admin'].map(mayRead)).toEqual([false, false, false]);
    const { url } = (await api.call('post', '/auth/calendar', { as: await api.staff(), json: {} })).body;
    const calendar = await site.get(new URL(url).pathname);
    expect([calendar.status, calendar.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });
});
