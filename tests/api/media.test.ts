import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepOrphans } from '#api/picture-attachments/sweep-orphans.ts';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import { formOf, makeOffer, pngFile, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Keeps a picture that no record names. */
const savePicture = async (id: string) => {
  const path = join(folder, id);
  const bytes = new Uint8Array(await pngFile().arrayBuffer());
  await writeFile(path, bytes);
  await api.deps.images.save(id, { path, size: bytes.byteLength }, { type: '', size: '' });
};

const under = (url: string) => url.replace('/api', '');
const approvedPicture = async () => {
  const { body } = await submitStory(api, { image: pngFile(1000, 500) });
  await api.call('put', `/testimonials/${body.id}/status`, { as: admin, json: { action: 'approve' } });
  return under(body.imageUrl);
};
const pagePicture = async () => {
  const json = { tags: ['managed-image', 'hero'], relativeUrl: '/' };
  const { id } = (await api.call('post', '/imagecontainers', { as: admin, json })).body;
  const form = formOf({ image: pngFile() });
  return under((await api.call('post', `/imagecontainers/${id}/image`, { as: admin, form })).body.currentImageUrl);
};

describe('what another process has just done with a picture', () => {
  /** Records change between the call and its look at the database, as they do where several processes share one. */
  const onNextLook = (change: () => Promise<unknown>) =>
    vi.spyOn(api.deps.store, 'fresh').mockImplementationOnce(async () => void (await change()));

  it('is known to staff: one that was erased is gone, though its bytes are still in memory', async () => {
    const { body } = await submitStory(api, { image: pngFile(400, 200) });
    expect((await api.get(under(body.imageUrl), admin)).status).toBe(200);
    onNextLook(() => api.deps.store.change((draft) => draft.testimonials.remove(body.id)));
    expect((await api.get(under(body.imageUrl), admin)).status).toBe(404);
  });

  it('is known to staff: one that was sent is there', async () => {
    const { body } = await submitStory(api, { image: pngFile(400, 200) });
    const sent = api.deps.store.data.testimonials.get(body.id);
    await api.deps.store.change((draft) => draft.testimonials.remove(body.id));
    expect((await api.get(under(body.imageUrl), admin)).status).toBe(404);
    onNextLook(() => api.deps.store.change((draft) => sent && draft.testimonials.put(sent)));
    expect((await api.get(under(body.imageUrl), admin)).status).toBe(200);
  });

  it('a token that is no longer valid hides no picture that the site shows', async () => {
    const path = await approvedPicture();
    expect((await api.get(path, { authorization: 'Bearer nobody' })).status).toBe(200);
  });
});

describe('a picture that the site shows', () => {
  it('has headers against content sniffing and embedding', async () => {
    const { status, headers } = await api.get(await approvedPicture());
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=60',
    });
  });

  it('is available in its sizes and in no other', async () => {
    const path = await approvedPicture();
    for (const name of ['400x200.webp', '800x400.webp', '1000x500.webp']) {
      expect((await api.get(path.replace(/[^/]+$/, name))).status, name).toBe(200);
    }
    for (const name of ['900x450.webp', '1000x500.png', '0x0.webp', '..%2f..%2fdata', '.webp', '1000x500.webp.bak']) {
      expect((await api.get(path.replace(/[^/]+$/, name))).status, name).toBe(404);
    }
  });

  it('is immutable in caches, as a new picture has a new address', async () => {
    const { headers } = await api.get(await pagePicture());
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is not sent again to a client that has it', async () => {
    const path = await pagePicture();
    const tag = (await api.get(path)).headers.get('etag') ?? '';
    const again = await api.call('get', path, { headers: { 'if-none-match': tag } });
    expect([again.status, again.text, tag === '']).toEqual([304, '', false]);
  });
});

describe('a picture that the site does not show', () => {
  it('is 404 for everyone but staff, whatever the token', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    const path = under(body.imageUrl);
    const token = admin.authorization?.replace('Bearer ', '');
    for (const as of [{}, { authorization: 'Bearer x' }, { authorization: `Basic ${token}` }] as Headers[]) {
      expect((await api.get(path, as)).status).toBe(404);
    }
    expect((await api.get(`${path}?token=${token}&access_token=${token}`)).status).toBe(404);
    const tag = { 'if-none-match': '*' };
    expect((await api.call('get', path, { headers: tag })).status).toBe(404);
  });

  it('is never cached for staff', async () => {
    const offer = (await makeOffer(api)).body;
    const form = formOf({ photos: pngFile() });
    const { body } = await api.call('post', `/donationitems/${offer.id}/photos`, { form });
    const { status, headers } = await api.get(under(body.photoUrls[0]), await api.staff('Volunteer'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('is 404 after log-out', async () => {
    const path = under((await submitStory(api, { image: pngFile() })).body.imageUrl);
    await api.call('post', '/auth/logout', { as: admin });
    expect((await api.get(path, admin)).status).toBe(404);
  });

  it('is 404 for staff, too, if no record refers to it', async () => {
    expect((await api.get('/media/AAAAAAAAAAAAAAAAAAAAAA/640x480.webp', admin)).status).toBe(404);
  });
});

describe('a picture in a blog post', () => {
  const id = 'picture-of-the-post-01';
  const postWith = (fields: Partial<StoredPost>): StoredPost => ({
    id: api.deps.newId(),
    slug: 'news',
    title: 'News',
    excerpt: '',
    body: '',
    cover: null,
    coverAlt: '',
    author: 'name:Brian Roche',
    status: 'published',
    publishedAt: '2026-03-02T10:00:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    revision: 1,
    ...fields,
  });

  it.each([
    ['as its cover', { cover: { id, width: 640, height: 480 } }],
    ['in its text', { body: `Look: ![us](/api/media/${id}/640x480.webp)` }],
  ])('is shown %s from the moment that the post is', async (_, fields) => {
    await savePicture(id);
    await api.deps.store.change((draft) => draft.posts.put(postWith(fields)));
    const path = `/media/${id}/640x480.webp`;
    expect((await api.get(path)).status).toBe(404);
    api.deps.clock.advance({ hours: 1 });
    expect((await api.get(path)).status).toBe(200);
    await api.deps.store.change((draft) =>
      draft.posts.put(postWith({ ...fields, id: 'another-post-000000001', status: 'draft' })),
    );
    expect((await api.get(path)).status).toBe(200);
  });
});

describe('deleting orphans after a crash', () => {
  it('removes only pictures that no record refers to', async () => {
    const shown = [await approvedPicture(), await pagePicture()];
    const waiting = under((await submitStory(api, { image: pngFile() })).body.imageUrl);
    await savePicture('orphan-of-a-crash-0001');
    expect(await sweepOrphans(api.deps)).toBe(1);
    expect(await api.deps.images.list()).toHaveLength(3);
    for (const path of [...shown, waiting]) expect((await api.get(path, admin)).status).toBe(200);
    expect(await sweepOrphans(api.deps)).toBe(0);
  });

  it('is written to the log with how many there were, and not where there were none', async () => {
    const info = vi.spyOn(api.deps.log, 'info');
    await sweepOrphans(api.deps);
    expect(info).not.toHaveBeenCalled();
    for (const id of ['orphan-of-a-crash-0001', 'orphan-of-a-crash-0002']) await savePicture(id);
    await sweepOrphans(api.deps);
    expect(info.mock.calls).toEqual([['pictures.orphans-deleted', { count: 2 }]]);
  });
});
