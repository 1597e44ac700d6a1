import { beforeEach, describe, expect, it } from 'vitest';
import { personNamed } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { story, textsOf } from '../support/texts.ts';

let api: TestApi;
let admin: Headers;
let create: ReturnType<typeof textsOf>['create'];
let update: ReturnType<typeof textsOf>['update'];
let kept: ReturnType<typeof textsOf>['kept'];
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Brian Roche');
  ({ create, update, kept } = textsOf(api, admin));
});

describe('a text on a page', () => {
  it('can be read by anyone, without its author', async () => {
    const { status, body } = await create({ title: 'Our story', metadata: { lang: 'en' } });
    expect(status).toBe(201);
    const everything = { title: 'Our story', description: '', style: '', metadata: { lang: 'en' } };
    expect(body).toEqual({ id: expect.any(String), ...story, ...everything, revision: 1 });
    expect((await api.get(`/textcontainers/${body.id}`)).body).toEqual(body);
    expect((await api.get('/textcontainers')).body).toEqual([body]);
    expect((await api.get('/textcontainers')).text).not.toContain('Brian');
  });

  it('is unique for its tags, even when two are created at once', async () => {
    const answers = await Promise.all([create(), create({ content: 'Another text.' })]);
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([made?.status, refused?.status, refused?.body.code]).toEqual([201, 409, 'conflict']);
    expect((await create({ relativeUrl: '/services' })).status).toBe(201);
  });

  it('is found by its exact page and tags', async () => {
    const { body } = await create();
    const at = (tags: string, url: string) =>
      api.get(
        `/textcontainers/by-tags-and-url?tags=${encodeURIComponent(tags)}&relativeUrl=${encodeURIComponent(url)}`,
      );
    expect((await at('managed-text,about,our,story', '/about')).body).toEqual(body);
    expect((await at(' managed-text , about,our,story', '/about')).body).toEqual(body);
    expect((await at('managed-text,about,our', '/about')).status).toBe(404);
    expect((await at('managed-text,our,about,story', '/about')).status).toBe(404);
    expect((await at('managed-text,about,our,story', '/other')).status).toBe(404);
  });

  it('is found by any of its tags together', async () => {
    const { body } = await create();
    const other = await create({ tags: ['managed-text', 'about', 'hero'] });
    const byTags = async (tags: string) =>
      (await api.get(`/textcontainers/by-tags?tags=${tags}`)).body.map(({ id }: { id: string }) => id);
    expect(await byTags('about')).toEqual([body.id, other.body.id]);
    expect(await byTags('story,about')).toEqual([body.id]);
    expect(await byTags('story,hero')).toEqual([]);
    expect(await byTags('nothing')).toEqual([]);
  });

  it('stores earlier versions when it is changed', async () => {
    const { body } = await create();
    api.deps.clock.advance({ minutes: 1 });
    const { status, body: changed } = await update(body.id, { content: ' It began small. ' });
    expect([status, changed.content, changed.revision]).toEqual([200, 'It began small.', 2]);
    expect(kept(body.id)?.versions).toEqual([
      { content: story.content, at: '2026-03-02T09:00:00.000Z', by: personNamed(api.deps, 'Brian Roche').id },
    ]);
    expect((await api.get(`/textcontainers/${body.id}`)).body.content).toBe('It began small.');
  });

  it('stores the newest fifty versions', async () => {
    const { body } = await create();
    for (let number = 1; number <= 52; number += 1) await update(body.id, { content: `Text ${number}` });
    const versions = kept(body.id)?.versions ?? [];
    expect([versions.length, versions[0]?.content, versions.at(-1)?.content]).toEqual([50, 'Text 2', 'Text 51']);
  });

  it('gets no new version if nothing changed', async () => {
    const { body } = await create();
    expect((await update(body.id, { content: story.content })).body.revision).toBe(1);
    expect(kept(body.id)?.versions).toEqual([]);
  });

  it('is not overwritten with an edit of an older revision', async () => {
    const { body } = await create();
    const answers = await Promise.all([
      update(body.id, { content: 'Mine', revision: 1 }),
      update(body.id, { content: 'Yours', revision: 1 }),
    ]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([200, 409]);
    expect(kept(body.id)?.content).toBe(done?.body.content);
  });

  it('invalidates the cached responses when it changes', async () => {
    const { body } = await create();
    const path = `/textcontainers/${body.id}`;
    const tag = (await api.get(path)).headers.get('etag') ?? '';
    const again = () => api.call('get', path, { headers: { 'if-none-match': tag } });
    expect((await again()).status).toBe(304);
    await update(body.id, { content: 'New words.' });
    expect((await again()).body.content).toBe('New words.');
  });

  it('can be deleted and created again', async () => {
    const { body } = await create();
    const gone = await api.call('delete', `/textcontainers/${body.id}`, { as: admin });
    expect(gone.status).toBe(204);
    expect((await api.get(`/textcontainers/${body.id}`)).status).toBe(404);
    expect((await api.call('delete', `/textcontainers/${body.id}`, { as: admin })).status).toBe(404);
    expect((await create()).status).toBe(201);
  });

  it('can be edited by administrators only', async () => {
    const { body } = await create();
    const as = await api.staff('Volunteer');
    const path = `/textcontainers/${body.id}`;
    expect((await api.call('post', '/textcontainers', { as, json: { ...story, relativeUrl: '/x' } })).status).toBe(403);
    expect((await api.call('put', path, { as, json: { content: 'x' } })).status).toBe(403);
    expect((await api.call('delete', path, { as })).status).toBe(403);
    expect(kept(body.id)?.content).toBe(story.content);
  });

  it('adds audit entries with who changed what', async () => {
    const { body } = await create();
    await update(body.id, { content: 'Secret words' });
    await api.call('delete', `/textcontainers/${body.id}`, { as: admin });
    const brian = personNamed(api.deps, 'Brian Roche');
    const entries = api.deps.store.data.audit.list('newest', 'all');
    expect(entries.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'deleted']);
    expect(entries.every(({ detail, actorId }) => detail === '/about' && actorId === brian.id)).toBe(true);
  });
});
