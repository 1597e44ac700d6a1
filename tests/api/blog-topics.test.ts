import { beforeEach, describe, expect, it } from 'vitest';
import { siteMap } from '#api/pages/site-map.ts';
import { TOPIC_MESSAGE, TOPIC_TOO_LONG, TOPICS_TOO_MANY } from '#contract/blogs/post-topics.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Aoife Byrne');
});

const send = (method: 'post' | 'put', path: string, json: unknown) =>
  api.call(method, `/blogs${path}`, { as: admin, json });
const begin = (fields: Record<string, unknown>) => send('post', '', { title: 'Post', body: 'Words.', ...fields });
const publish = async (title: string, topics: string[], publishAt: string) => {
  const { body } = await begin({ title, topics });
  await send('post', `/${body.id}/publish`, { publishAt });
  return body.id as string;
};
const titles = async (query: string) =>
  (await api.get(`/blogs${query}`)).body.posts.map(({ title }: { title: string }) => title);

describe('the topics of a post', () => {
  it('are kept tidily, and stay when they are not sent', async () => {
    const { body } = await begin({ topics: [' Our shops ', '', 'our SHOPS', 'Volunteers'] });
    expect(body.topics).toEqual(['Our shops', 'Volunteers']);
    const written = { title: 'Post', body: 'Other words.' };
    expect((await send('put', `/${body.id}`, written)).body.topics).toEqual(['Our shops', 'Volunteers']);
    const changed = await send('put', `/${body.id}`, { ...written, topics: ['History'] });
    expect([changed.body.topics, changed.body.revision]).toEqual([['History'], 3]);
    const [entry] = api.deps.store.data.audit.list('newest', 'all');
    expect([entry?.before?.topics, entry?.after?.topics]).toEqual(['Our shops, Volunteers', 'History']);
    expect((await send('put', `/${body.id}`, { ...written, topics: ['History'] })).body.revision).toBe(3);
  });

  it.each([
    [['a', 'b', 'c', 'd', 'e', 'f'], TOPICS_TOO_MANY],
    [['x'.repeat(41)], TOPIC_TOO_LONG],
    [['!!!'], TOPIC_MESSAGE],
    [[7], TOPIC_MESSAGE],
  ])('%j are refused with a sentence', async (topics, sentence) => {
    const { status, body } = await begin({ topics });
    expect([status, body.message]).toEqual([400, sentence]);
  });

  it('of all posts, drafts too, are known to staff, who find posts by them', async () => {
    await begin({ title: 'A draft', topics: ['Volunteers'] });
    await publish('On the site', ['Our shops'], '2026-02-01T09:00:00.000Z');
    const all = (await api.get('/blogs/all?q=volunt', admin)).body;
    expect(all.topics).toEqual(['Our shops', 'Volunteers']);
    expect(all.posts.map(({ title }: { title: string }) => title)).toEqual(['A draft']);
  });
});

describe('visitors', () => {
  beforeEach(async () => {
    await publish('Coats', ['Our shops'], '2026-01-01T09:00:00.000Z');
    await publish('A lift', ['Hospital transport', 'Volunteers'], '2026-01-02T09:00:00.000Z');
    await publish('A window', ['our shops'], '2026-01-03T09:00:00.000Z');
    await publish('Later', ['Secret'], '2099-01-01T09:00:00.000Z');
    await begin({ title: 'Never', topics: ['Hidden'] });
  });

  it('list the posts about a topic, and see which topics there are', async () => {
    expect(await titles('?topic=our-shops')).toEqual(['A window', 'Coats']);
    expect(await titles('')).toEqual(['A window', 'A lift', 'Coats']);
    const { topics, total } = (await api.get('/blogs?topic=volunteers')).body;
    expect(total).toBe(1);
    expect(topics).toEqual([
      { slug: 'hospital-transport', name: 'Hospital transport', posts: 1 },
      { slug: 'our-shops', name: 'our shops', posts: 2 },
      { slug: 'volunteers', name: 'Volunteers', posts: 1 },
    ]);
  });

  it('find no topic that only drafts and scheduled posts have', async () => {
    for (const topic of ['secret', 'hidden', 'nonsense'])
      expect((await api.get(`/blogs?topic=${topic}`)).status, topic).toBe(404);
  });

  it('are led to the post before and after', async () => {
    const neighbours = async (slug: string) => {
      const { older, newer } = (await api.get(`/blogs/${slug}`)).body;
      return [older?.title, newer?.title];
    };
    expect(await neighbours('a-lift')).toEqual(['Coats', 'A window']);
    expect(await neighbours('coats')).toEqual([undefined, 'A lift']);
    expect(await neighbours('a-window')).toEqual(['A lift', undefined]);
  });

  it('search engines and feed readers are told of the topics', async () => {
    const listed = await siteMap(api.deps, { pages: [] });
    for (const slug of ['our-shops', 'hospital-transport', 'volunteers'])
      expect(listed).toContain(`<loc>http://localhost:3000/blogs/topics/${slug}</loc>`);
    expect(listed).not.toMatch(/secret|hidden/);
  });
});
