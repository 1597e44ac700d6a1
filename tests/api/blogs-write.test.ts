import { beforeEach, describe, expect, it } from 'vitest';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Aoife Byrne');
});

const post = (path: string, json?: unknown) =>
  api.call('post', `/blogs${path}`, { as: admin, ...(json === undefined ? {} : { json }) });
const begin = async (fields: Record<string, unknown> = {}) =>
  (await post('', { title: 'Open day in Clane', body: 'Come and see us.', ...fields })).body;
const put = (id: string, json: unknown) => api.call('put', `/blogs/${id}`, { as: admin, json });
const cover = (id: string, fields: Record<string, string> = {}) =>
  api.call('post', `/blogs/${id}/cover`, { as: admin, form: formOf({ image: pngFile(), ...fields }) });
const seen = async () => (await api.get('/blogs')).body.posts.map(({ slug }: { slug: string }) => slug);
const all = async (query = '') => (await api.get(`/blogs/all${query}`, admin)).body;

describe('a new post', () => {
  it('is a draft of its author that nobody else sees', async () => {
    const { status, body } = await post('', { title: ' Open day in Clane ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Open day in Clane',
      slug: 'open-day-in-clane',
      author: 'Aoife Byrne',
      state: 'draft',
      publishedAt: null,
      revision: 1,
    });
    expect(await seen()).toEqual([]);
    expect((await api.get('/blogs/open-day-in-clane')).status).toBe(404);
  });

  it.each([
    ['Lá Fhéile Bríde: Seó na gCailíní!', 'la-fheile-bride-seo-na-gcailini'],
    ["St Brigid's Day & more", 'st-brigids-day-more'],
    ['100 % — really?', '100-really'],
    ['🎉🎉', 'post'],
    ['New', 'new-2'],
    ['All', 'all-2'],
  ])('called %j has the address %s', async (title, slug) => {
    expect((await begin({ title })).slug).toBe(slug);
  });

  it('gets a number if the address from its title is in use', async () => {
    expect([(await begin()).slug, (await begin()).slug, (await begin()).slug]).toEqual([
      'open-day-in-clane',
      'open-day-in-clane-2',
      'open-day-in-clane-3',
    ]);
    const long = 'a'.repeat(120);
    expect((await begin({ title: long })).slug).toHaveLength(80);
    expect((await begin({ title: long })).slug).toBe(`${'a'.repeat(78)}-2`);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{}, 'title'],
    [{ title: 'a'.repeat(151) }, 'title'],
    [{ title: 'A', slug: 'Not Good' }, 'slug'],
    [{ title: 'A', slug: 'a--b' }, 'slug'],
    [{ title: 'A', slug: '../x' }, 'slug'],
    [{ title: 'A', excerpt: 'a'.repeat(301) }, 'excerpt'],
    [{ title: 'A', body: 'a'.repeat(100_001) }, 'body'],
  ])('is refused for %j', async (json, field) => {
    const { status, body } = await post('', json);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  it('is refused if the given address is in use or reserved', async () => {
    await begin({ slug: 'taken' });
    for (const slug of ['taken', 'all', 'by-id', 'preview', 'new', 'feed']) {
      const { status, body } = await post('', { title: 'B', slug });
      expect([status, body.fields.slug]).toEqual([409, expect.any(String)]);
    }
  });
});

describe('a post', () => {
  it('is changed, and not overwritten with an edit of an older revision', async () => {
    const { id } = await begin();
    const first = await put(id, { title: 'Open day', body: 'New text.', revision: 1 });
    expect(first.body).toMatchObject({ title: 'Open day', slug: 'open-day-in-clane', revision: 2 });
    const late = await put(id, { title: 'Mine', body: 'Old text.', revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.message).toMatch(/^Aoife Byrne has changed this post/);
    expect((await api.get(`/blogs/by-id/${id}`, admin)).body).toMatchObject({ title: 'Open day', body: 'New text.' });
    const audits = api.deps.store.data.audit.list('newest', 'all');
    expect(audits.find(({ action }) => action === 'changed')).toMatchObject({
      before: { title: 'Open day in Clane', bodyLength: 16 },
      after: { title: 'Open day', bodyLength: 9 },
    });
  });

  it('keeps its revision when nothing has changed', async () => {
    const { id, title, body, slug } = await begin();
    expect((await put(id, { title, body, slug, revision: 1 })).body.revision).toBe(1);
  });

  it('keeps its address or gets an unused one', async () => {
    await begin({ slug: 'taken' });
    const { id } = await begin();
    expect((await put(id, { title: 'A', slug: 'taken' })).status).toBe(409);
    expect((await put(id, { title: 'A', slug: 'my-own' })).body.slug).toBe('my-own');
  });

  it('gets a cover, which the next one replaces permanently', async () => {
    const { id } = await begin();
    const first = (await cover(id, { coverAlt: 'Our shop' })).body;
    expect(first).toMatchObject({ coverUrl: expect.stringMatching(/640x480\.webp$/), coverAlt: 'Our shop' });
    const second = (await cover(id)).body;
    expect(second.coverAlt).toBe('Our shop');
    expect(second.coverUrl).not.toBe(first.coverUrl);
    expect(await api.deps.images.list()).toHaveLength(1);
    expect((await api.call('delete', `/blogs/${id}/cover`, { as: admin })).status).toBe(204);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('refuses a cover that is not a picture, and leaves no file', async () => {
    const { id } = await begin();
    const form = formOf({ image: new Blob(['<svg/>'], { type: 'image/png' }) });
    expect((await api.call('post', `/blogs/${id}/cover`, { as: admin, form })).status).toBe(415);
    expect((await api.call('post', `/blogs/${id}/cover`, { as: admin, form: formOf({}) })).status).toBe(400);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('is deleted with its cover', async () => {
    const { id } = await begin();
    await cover(id);
    expect((await api.call('delete', `/blogs/${id}`, { as: admin })).status).toBe(204);
    expect((await api.get(`/blogs/by-id/${id}`, admin)).status).toBe(404);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('that does not exist is 404', async () => {
    const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect((await put(nowhere, { title: 'A' })).status).toBe(404);
    for (const path of ['/publish', '/unpublish']) expect((await post(`/${nowhere}${path}`, {})).status).toBe(404);
    expect((await cover(nowhere)).status).toBe(404);
    expect((await api.call('delete', `/blogs/${nowhere}`, { as: admin })).status).toBe(404);
  });
});

describe('publishing', () => {
  it('shows a post to everyone at once, and unpublishing hides it', async () => {
    const { id } = await begin({ body: 'Hello **you**.' });
    expect(await seen()).toEqual([]);
    const { body } = await post(`/${id}/publish`, {});
    expect(body).toMatchObject({ state: 'published', publishedAt: '2026-03-02T09:00:00.000Z' });
    expect(await seen()).toEqual(['open-day-in-clane']);
    const page = (await api.get('/blogs/open-day-in-clane')).body;
    expect(page).toMatchObject({ title: 'Open day in Clane', html: '<p>Hello <strong>you</strong>.</p>' });
    expect(page).not.toHaveProperty('body');
    expect((await post(`/${id}/unpublish`)).body).toMatchObject({ state: 'draft', publishedAt: null });
    expect(await seen()).toEqual([]);
    expect((await api.get('/blogs/open-day-in-clane')).status).toBe(404);
  });

  it('at a later time shows it from then on, even if the response was cached', async () => {
    const now = await begin({ title: 'Now' });
    await post(`/${now.id}/publish`, {});
    const later = await begin({ title: 'Later' });
    const { body } = await post(`/${later.id}/publish`, { publishAt: '2026-03-02T11:00:00+01:00' });
    expect(body).toMatchObject({ state: 'scheduled', publishedAt: '2026-03-02T10:00:00.000Z' });
    const first = await api.get('/blogs');
    expect(first.headers.get('etag')).not.toBeNull();
    expect(await seen()).toEqual(['now']);
    expect((await api.get('/blogs/later')).status).toBe(404);
    api.deps.clock.set('2026-03-02T09:59:59.999Z');
    expect(await seen()).toEqual(['now']);
    api.deps.clock.set('2026-03-02T10:00:00.000Z');
    expect(await seen()).toEqual(['later', 'now']);
    expect((await api.get('/blogs/later')).status).toBe(200);
    admin = await api.staff();
    expect((await all()).counts).toEqual({ draft: 0, scheduled: 0, published: 2 });
  });

  it('again does not change the date, unless another is given', async () => {
    const { id } = await begin();
    await post(`/${id}/publish`, {});
    api.deps.clock.advance({ minutes: 30 });
    expect((await post(`/${id}/publish`, {})).body.publishedAt).toBe('2026-03-02T09:00:00.000Z');
    const other = '2026-01-01T00:00:00.000Z';
    expect((await post(`/${id}/publish`, { publishAt: other })).body.publishedAt).toBe(other);
  });

  it('requires a text, and a description of the cover', async () => {
    const { id } = await begin({ body: '' });
    const empty = await post(`/${id}/publish`, {});
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['body']]);
    await put(id, { title: 'A', body: 'Text.' });
    await cover(id);
    const blind = await post(`/${id}/publish`, {});
    expect([blind.status, Object.keys(blind.body.fields)]).toEqual([400, ['coverAlt']]);
    await put(id, { title: 'A', body: 'Text.', coverAlt: 'Our shop' });
    expect((await post(`/${id}/publish`, {})).status).toBe(200);
    expect((await post(`/${id}/publish`, { publishAt: 'soon' })).status).toBe(400);
  });
});

describe('the list of all posts', () => {
  it('can be searched and filtered, with the number of posts in each state', async () => {
    await begin({ title: 'Draft of spring', body: 'Daffodils' });
    const { id } = await begin({ title: 'Summer', body: 'Béal an Átha' });
    await post(`/${id}/publish`, {});
    const titles = async (query: string) => (await all(query)).posts.map(({ title }: { title: string }) => title);
    expect(await titles('?q=ATHA')).toEqual(['Summer']);
    expect(await titles('?status=draft')).toEqual(['Draft of spring']);
    expect(await titles('?status=&q=')).toHaveLength(2);
    expect((await all('?q=nothing')).counts).toEqual({ draft: 1, scheduled: 0, published: 1 });
    expect((await all()).posts[0]).not.toHaveProperty('body');
    expect((await api.get('/blogs/all?status=lost', admin)).status).toBe(400);
  });
});

it('a post is previewed as it will be rendered', async () => {
  const { body } = await post('/preview', { body: '# Hi\n\n<script>x</script>' });
  expect(body.html).toBe('<h2>Hi</h2>\n<p>&#x3C;script>x&#x3C;/script></p>');
});

it('writing posts is not for volunteers', async () => {
  const volunteer = await api.staff('Volunteer');
  const { id } = await begin();
  expect((await api.get('/blogs/all', volunteer)).status).toBe(403);
  expect((await api.get(`/blogs/by-id/${id}`, volunteer)).status).toBe(403);
  expect((await api.call('post', '/blogs', { as: volunteer, json: { title: 'A' } })).status).toBe(403);
});
