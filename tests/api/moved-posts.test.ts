import { beforeEach, describe, expect, it } from 'vitest';
import { feedXml } from '#api/blogs/feed.ts';
import { noteAppeared } from '#api/blogs/list-published.ts';
import { SLUG_RESERVED, SLUG_TAKEN, slugLeadsTo } from '#contract/blogs/blogs.ts';
import { bothStores } from '../support/both-stores.ts';
import { type TestSite, testSite } from '../support/site.ts';
import type { Headers, TestApi } from '../support/test-api.ts';

describe.each(bothStores())('on %s', (_, open) => {
  let api: TestApi;
  let admin: Headers;
  let site: TestSite;
  beforeEach(async () => {
    api = await open();
    admin = await api.staff();
    site = testSite(api.deps);
  });

  const save = (id: string, slug: string, title = 'Open day') =>
    api.call('put', `/blogs/${id}`, { as: admin, json: { title, body: 'Come.', slug } });
  const publish = (id: string, json: object = {}) => api.call('post', `/blogs/${id}/publish`, { as: admin, json });
  const unpublish = (id: string) => api.call('post', `/blogs/${id}/unpublish`, { as: admin });
  const draft = async (slug: string, title = 'Open day'): Promise<string> =>
    (await api.call('post', '/blogs', { as: admin, json: { title, body: 'Come.', slug } })).body.id;
  const published = async (slug: string, title?: string) => {
    const id = await draft(slug, title);
    await publish(id);
    return id;
  };
  /** Where an address leads, or the status of what is there. */
  const leadsTo = async (address: string) => {
    const response = await site.get(address);
    return response.headers.get('location') ?? response.status;
  };
  const guids = () => [...feedXml(api.deps).matchAll(/<guid.*?>(.*?)<\/guid>/g)].map(([, guid]) => guid);

  describe('a published post with another address', () => {
    it('is found from its earlier one, for good, with what was asked', async () => {
      const id = await published('open-day');
      expect(await leadsTo('/blogs/open-day')).toBe(200);
      await save(id, 'open-day-clane');
      for (const method of ['GET', 'HEAD']) {
        const moved = await site.get('/blogs/open-day?from=letter&x=%2F', { method });
        expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blogs/open-day-clane?from=letter&x=%2F']);
        // A browser that stored this for good would go in circles once the address is changed back.
        expect(moved.headers.get('cache-control')).toBe('no-cache');
      }
      expect(await leadsTo('/blogs/open-day-clane')).toBe(200);
      expect((await api.get('/blogs/open-day')).body).toMatchObject({ id, slug: 'open-day-clane' });
      const map = await (await site.get('/sitemap.xml')).text();
      expect(map).toContain('/blogs/open-day-clane<');
      expect(map).not.toContain('/blogs/open-day<');
    });

    it('may go back and forth, and every address leads to where it is', async () => {
      const id = await published('one');
      for (const slug of ['two', 'three', 'one', 'two']) expect((await save(id, slug)).status).toBe(200);
      expect(await Promise.all(['one', 'two', 'three'].map((slug) => leadsTo(`/blogs/${slug}`)))).toEqual([
        '/blogs/two',
        200,
        '/blogs/two',
      ]);
    });

    it('is the same one in feed readers', async () => {
      const id = await published('one');
      const [before] = guids();
      expect(feedXml(api.deps)).toContain(`<guid isPermaLink="false">${id}</guid>`);
      await save(id, 'two');
      await save(id, 'three');
      expect(guids()).toEqual([before]);
      expect(feedXml(api.deps)).toContain('<link>http://localhost:3000/blogs/three</link>');
    });

    it('of before guids were kept stays known by its first address', async () => {
      const id = await published('one');
      await api.deps.store.change(({ posts }) => {
        const { guid, appeared, ...post } = posts.get(id) ?? expect.fail();
        posts.put(post);
      });
      const first = ['http://localhost:3000/blogs/one'];
      expect(guids()).toEqual(first);
      for (const slug of ['two', 'three', 'one', 'two']) {
        await save(id, slug);
        expect(guids(), slug).toEqual(first);
      }
    });

    it('keeps its earlier addresses from other posts, and says which post has them, until it is deleted', async () => {
      const id = await published('one', 'Our first year');
      await save(id, 'two', 'Our first year');
      const other = await draft('other');
      const refused = await save(other, 'one');
      const sentence = slugLeadsTo('Our first year');
      expect([refused.status, refused.body.fields]).toEqual([409, { slug: sentence }]);
      expect((await save(other, 'two')).body.fields).toEqual({ slug: SLUG_TAKEN });
      expect((await api.call('post', '/blogs', { as: admin, json: { title: 'One' } })).body.slug).toBe('one-2');
      await api.call('delete', `/blogs/${id}`, { as: admin });
      expect(await leadsTo('/blogs/one')).toBe(404);
      expect((await save(other, 'one')).status).toBe(200);
      await publish(other);
      expect(await leadsTo('/blogs/one')).toBe(200);
    });

    it('is nowhere while it is unpublished, and found from all of them when it is back', async () => {
      const id = await published('one');
      await unpublish(id);
      await save(id, 'two');
      expect([await leadsTo('/blogs/one'), await leadsTo('/blogs/two')]).toEqual([404, 404]);
      await publish(id, { publishAt: '2026-03-02T10:00:00.000Z' });
      expect([await leadsTo('/blogs/one'), await leadsTo('/blogs/two')]).toEqual([404, 404]);
      api.deps.clock.advance({ hours: 1 });
      expect([await leadsTo('/blogs/one'), await leadsTo('/blogs/two')]).toEqual(['/blogs/two', 200]);
    });
  });

  it('an address that nobody has seen leads nowhere and is free again', async () => {
    const id = await draft('one');
    await save(id, 'two');
    await publish(id);
    expect(await leadsTo('/blogs/one')).toBe(404);
    expect((await save(await draft(''), 'one')).status).toBe(200);
  });

  it.each(['new', 'topics', 'admin', 'feed', 'all', 'preview', 'by-id'])(
    'the address %s is refused, as the website needs it itself',
    async (slug) => {
      const id = await draft('one');
      const refused = await save(id, slug);
      expect([refused.status, refused.body.fields]).toEqual([409, { slug: SLUG_RESERVED }]);
      const begun = await api.call('post', '/blogs', { as: admin, json: { title: 'T', slug } });
      expect([begun.status, begun.body.fields]).toEqual([409, { slug: SLUG_RESERVED }]);
    },
  );

  describe('when the clock of the server goes back', () => {
    it('what was published stays, in lists, feed, sitemap and staff’s own list', async () => {
      await published('now');
      const later = await draft('later');
      await publish(later, { publishAt: '2026-03-02T09:01:00.000Z' });
      await noteAppeared(api.deps);
      expect(await leadsTo('/blogs/later')).toBe(404);
      api.deps.clock.advance({ minutes: 1 });
      expect(await leadsTo('/blogs/later')).toBe(200);
      await noteAppeared(api.deps);
      const { revision } = (await api.get(`/blogs/by-id/${later}`, admin)).body;
      api.deps.clock.advance({ minutes: -5 });
      // Something else changes meanwhile, and nothing is answered from before.
      await published('another');
      expect((await api.get('/blogs')).body.posts.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
        'another',
        'later',
        'now',
      ]);
      expect([await leadsTo('/blogs/now'), await leadsTo('/blogs/later')]).toEqual([200, 200]);
      expect(guids()).toHaveLength(3);
      expect(await (await site.get('/sitemap.xml')).text()).toContain('/blogs/later<');
      expect((await api.get('/blogs/all', admin)).body.counts).toEqual({ draft: 0, scheduled: 0, published: 3 });
      // Whoever has it open goes on: nothing that is written was changed.
      expect((await api.get(`/blogs/by-id/${later}`, admin)).body.revision).toBe(revision);
    });

    it('what is given another, later time waits for it again', async () => {
      const id = await published('one');
      await publish(id, { publishAt: '2026-03-02T10:00:00.000Z' });
      expect(await leadsTo('/blogs/one')).toBe(404);
      await noteAppeared(api.deps);
      expect(await leadsTo('/blogs/one')).toBe(404);
      api.deps.clock.advance({ hours: 1 });
      expect(await leadsTo('/blogs/one')).toBe(200);
    });
  });
});
