import { beforeEach, describe, expect, it } from 'vitest';
import { pruneRevisions } from '#api/blogs/prune-revisions.ts';
import { POST_REVISIONS_MAX } from '#contract/blogs/post-revisions.ts';
import { bothStores } from '../support/both-stores.ts';
import { signInPerson } from '../support/deps.ts';
import { personNamed } from '../support/people.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const NOWHERE = 'x'.repeat(22);

let api: TestApi;
let aoife: Headers;
let declan: Headers;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Administrator', 'Aoife Byrne');
  declan = await api.staff('Administrator', 'Declan Roche');
});

const pass = (minutes: number) => api.deps.clock.advance({ minutes });
const begin = async (body = 'One.') =>
  (await api.call('post', '/blogs', { as: aoife, json: { title: 'The van', body } })).body.id as string;
const write = async (id: string, body: string, as = aoife) => {
  pass(1);
  return api.call('put', `/blogs/${id}`, { as, json: { title: 'The van', body } });
};
const list = async (id: string) => (await api.get(`/blogs/${id}/revisions`, aoife)).body;
const bodies = async (id: string) => {
  const { versions } = await list(id);
  const read = versions.map(
    async (one: { id: string }) => (await api.get(`/blogs/${id}/revisions/${one.id}`, aoife)).body.body,
  );
  return Promise.all(read);
};
const restore = (id: string, revisionId: string, json: unknown = {}, as = aoife) =>
  api.call('post', `/blogs/${id}/revisions/${revisionId}/restore`, { as, json });
const kept = () => [...api.deps.store.data.postRevisions.all()];

describe('what a post said before', () => {
  it('is kept when a colleague goes on, with who and when, newest first', async () => {
    const id = await begin();
    await write(id, 'One two.', declan);
    await write(id, 'One two three.', aoife);
    const { current, versions } = await list(id);
    expect(current).toEqual({ by: 'Aoife Byrne', at: '2026-03-02T09:02:00.000Z', words: 3, changed: ['body'] });
    expect(versions).toEqual([
      { id: expect.any(String), by: 'Declan Roche', at: '2026-03-02T09:01:00.000Z', words: 2, changed: ['body'] },
      { id: expect.any(String), by: 'Aoife Byrne', at: '2026-03-02T09:00:00.000Z', words: 1, changed: [] },
    ]);
    expect(await bodies(id)).toEqual(['One two.', 'One.']);
  });

  it('is one version for the savings of one sitting, and one each hour of a long one', async () => {
    const id = await begin();
    for (const text of ['One t', 'One tw', 'One two.']) await write(id, text);
    expect(await bodies(id)).toEqual([]);
    pass(31);
    await write(id, 'The next day.');
    await write(id, 'The next day again.');
    expect(await bodies(id)).toEqual(['One two.']);
    for (let hour = 0; hour < 4; hour += 1) {
      pass(19);
      aoife = await signInPerson(api.deps, personNamed(api.deps, 'Aoife Byrne').id);
      await write(id, `Long ${hour}.`);
    }
    expect(await bodies(id)).toEqual(['Long 1.', 'One two.']);
  });

  it('is always kept of a post that visitors read', async () => {
    const id = await begin();
    await api.call('post', `/blogs/${id}/publish`, { as: aoife, json: {} });
    await write(id, 'Two.');
    await write(id, 'Three.');
    expect(await bodies(id)).toEqual(['Two.', 'One.']);
  });

  it('is not kept when only the address or the publication changes', async () => {
    const id = await begin();
    await api.call('put', `/blogs/${id}`, { as: declan, json: { title: 'The van', slug: 'van', body: 'One.' } });
    await api.call('post', `/blogs/${id}/publish`, { as: declan, json: {} });
    const { current, versions } = await list(id);
    expect(versions).toEqual([]);
    expect(current).toMatchObject({ by: 'Aoife Byrne', at: '2026-03-02T09:00:00.000Z' });
  });

  it('is dropped beyond the limit, the oldest first', async () => {
    const id = await begin('0.');
    for (let number = 1; number <= POST_REVISIONS_MAX + 2; number += 1) {
      await write(id, `${number}.`, number % 2 ? declan : aoife);
    }
    const texts = await bodies(id);
    expect(texts).toHaveLength(POST_REVISIONS_MAX);
    expect([texts[0], texts.at(-1)]).toEqual(['51.', '2.']);
  });

  it('is dropped beyond a million characters, but never the newest', async () => {
    const long = (letter: string) => `${letter} `.repeat(49_990).trim();
    const id = await begin(long('a'));
    for (let number = 1; number <= 12; number += 1) {
      await write(id, long(String.fromCharCode(97 + number)), number % 2 ? declan : aoife);
    }
    const letters = (await bodies(id)).map((text: string) => text[0]);
    expect(letters).toEqual(['l', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  });

  it('is deleted a year after another took its place', async () => {
    const id = await begin();
    await write(id, 'Two.', declan);
    api.deps.clock.set('2027-03-02T09:00:00.000Z');
    await pruneRevisions(api.deps);
    expect(kept()).toHaveLength(1);
    api.deps.clock.set('2027-03-02T09:01:01.000Z');
    await pruneRevisions(api.deps);
    expect(kept()).toEqual([]);
  });
});

describe('an earlier version', () => {
  it('comes back; what stood there becomes a version, and comes back in turn', async () => {
    const id = await begin('**One.**');
    await write(id, 'Two.', declan);
    await api.call('post', `/blogs/${id}/publish`, { as: declan, json: { publishAt: '2026-01-01T00:00:00.000Z' } });
    pass(1);
    const first = (await list(id)).versions[0].id;
    const { status, body } = await restore(id, first);
    expect([status, body.body, body.slug, body.state]).toEqual([200, '**One.**', 'the-van', 'published']);
    expect((await api.get('/blogs/the-van')).body.html).toBe('<p><strong>One.</strong></p>');
    expect((await list(id)).current.by).toBe('Aoife Byrne');
    expect(await bodies(id)).toEqual(['Two.', '**One.**']);
    pass(1);
    await restore(id, (await list(id)).versions[0].id);
    expect(await bodies(id)).toEqual(['**One.**', 'Two.', '**One.**']);
    expect((await api.get('/blogs/the-van')).body.html).toBe('<p>Two.</p>');
    const [audit] = api.deps.store.data.audit.list('newest', 'all');
    expect(audit).toMatchObject({ action: 'restored', subjectId: id });
  });

  it('is not put over what a colleague saved meanwhile', async () => {
    const id = await begin();
    const { revision } = (await write(id, 'Two.', declan)).body;
    const first = (await list(id)).versions[0].id;
    await write(id, 'Three.', declan);
    const late = await restore(id, first, { revision });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/^Declan Roche has changed this post/),
    ]);
    expect((await api.get(`/blogs/by-id/${id}`, aoife)).body.body).toBe('Three.');
  });

  it('keeps its cover and the pictures of its text, which only staff see, as long as it is kept', async () => {
    const id = await begin();
    const cover = (as: Headers) =>
      api.call('post', `/blogs/${id}/cover`, { as, form: formOf({ image: pngFile(), coverAlt: 'A van' }) });
    const { coverUrl } = (await cover(aoife)).body;
    pass(1);
    await cover(declan);
    expect(await api.deps.images.list()).toHaveLength(2);
    expect((await api.get(coverUrl.replace('/api', ''))).status).toBe(404);
    const { versions } = await list(id);
    expect((await list(id)).current.changed).toEqual(['cover']);
    expect((await api.get(`/blogs/${id}/revisions/${versions[0].id}`, aoife)).body).toMatchObject({
      coverUrl,
      coverAlt: 'A van',
    });
    expect((await restore(id, versions[0].id)).body.coverUrl).toBe(coverUrl);
    for (const one of (await list(id)).versions) {
      expect((await api.call('delete', `/blogs/${id}/revisions/${one.id}`, { as: aoife })).status).toBe(204);
    }
    expect(await api.deps.images.list()).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  it('goes with its post, and with its pictures', async () => {
    const id = await begin();
    const form = formOf({ image: pngFile(), coverAlt: 'A van' });
    await api.call('post', `/blogs/${id}/cover`, { as: aoife, form });
    pass(1);
    await api.call('delete', `/blogs/${id}/cover`, { as: declan });
    expect([kept().length, (await api.deps.images.list()).length]).toEqual([1, 1]);
    await api.call('delete', `/blogs/${id}`, { as: aoife });
    expect(kept()).toEqual([]);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('is found when somebody asks what is kept about them', async () => {
    const id = await begin('Bríd Quinlan gave a bed.');
    await write(id, 'Somebody gave a bed.', declan);
    const { body } = await api.call('post', '/privacy/search', { as: aoife, json: { terms: ['Quinlan'] } });
    expect(body.records).toMatchObject([
      { kind: 'post', detail: 'Blog post, its version of 2 March 2026, 09:00', place: { screen: 'post', id } },
    ]);
  });
});

it('a revision is for administrators only, of this post only, and 404 where there is none', async () => {
  const id = await begin();
  await write(id, 'Two.', declan);
  const other = await begin();
  const [{ id: version }] = (await list(id)).versions;
  const volunteer = await api.staff('Volunteer');
  const calls = (post: string, revision: string) =>
    [
      ['get', `/blogs/${post}/revisions/${revision}`],
      ['post', `/blogs/${post}/revisions/${revision}/restore`],
      ['delete', `/blogs/${post}/revisions/${revision}`],
    ] as const;
  const statuses = async (post: string, revision: string, as?: Headers) =>
    Promise.all(
      calls(post, revision).map(
        async ([method, path]) =>
          (await api.call(method, path, { ...(as && { as }), ...(method === 'post' && { json: {} }) })).status,
      ),
    );
  expect(await statuses(id, version)).toEqual([401, 401, 401]);
  expect(await statuses(id, version, volunteer)).toEqual([403, 403, 403]);
  expect(await statuses(other, version, aoife)).toEqual([404, 404, 404]);
  expect(await statuses(id, NOWHERE, aoife)).toEqual([404, 404, 404]);
  expect((await api.get(`/blogs/${id}/revisions`, volunteer)).status).toBe(403);
  expect((await api.get(`/blogs/${NOWHERE}/revisions`, aoife)).status).toBe(404);
});

describe.each(bothStores())('the topics of a post on %s', (_, open) => {
  const openPost = async () => {
    const here = await open();
    const as = await here.staff('Administrator', 'Aoife Byrne');
    const other = await here.staff('Administrator', 'Declan Roche');
    const first = { title: 'The van', body: 'One.', topics: ['Our shops', 'Drivers'] };
    const { id } = (await here.call('post', '/blogs', { as, json: first })).body;
    here.deps.clock.advance({ minutes: 1 });
    const put = (json: object) => here.call('put', `/blogs/${id}`, { as: other, json: { ...first, ...json } });
    const versions = async () => (await here.get(`/blogs/${id}/revisions`, as)).body.versions;
    const bringBack = async () => {
      const [newest] = await versions();
      // Versions of one moment have no order.
      here.deps.clock.advance({ minutes: 1 });
      return here.call('post', `/blogs/${id}/revisions/${newest.id}/restore`, { as, json: {} });
    };
    return { ...here, as, id: id as string, put, versions, bringBack };
  };

  it('are part of its versions: said as changed, read, and brought back', async () => {
    const { get, as, id, put, versions, bringBack } = await openPost();
    expect((await put({ topics: ['Drivers'] })).status).toBe(200);
    const [newest] = await versions();
    expect((await get(`/blogs/${id}/revisions`, as)).body.current.changed).toEqual(['topics']);
    expect((await get(`/blogs/${id}/revisions/${newest.id}`, as)).body.topics).toEqual(['Our shops', 'Drivers']);
    const { status, body } = await bringBack();
    expect([status, body.topics]).toEqual([200, ['Our shops', 'Drivers']]);
    const [replaced] = await versions();
    expect((await get(`/blogs/${id}/revisions/${replaced.id}`, as)).body.topics).toEqual(['Drivers']);
  });

  it('stay when a version comes back that was kept before versions knew of topics', async () => {
    const { deps, get, as, id, put, versions, bringBack } = await openPost();
    await put({ body: 'Two.', topics: ['Drivers'] });
    await deps.store.change((draft) => {
      for (const { topics: _unknown, ...old } of [...draft.postRevisions.list('post', id)])
        draft.postRevisions.put(old);
    });
    const [newest] = await versions();
    expect((await get(`/blogs/${id}/revisions`, as)).body.current.changed).toEqual(['body']);
    expect((await get(`/blogs/${id}/revisions/${newest.id}`, as)).body).not.toHaveProperty('topics');
    const { body } = await bringBack();
    expect([body.body, body.topics]).toEqual(['One.', ['Drivers']]);
  });
});
