import { beforeEach, describe, expect, it } from 'vitest';
import { containerTags } from '#contract/containers/containers.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { personNamed } from '../support/people.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Brian Roche');
});

const founder = { tags: containerTags('image', '/about', 'founder'), relativeUrl: '/about' };
const create = (fields = {}) => api.call('post', '/imagecontainers', { as: admin, json: { ...founder, ...fields } });
const upload = (id: string, fields: Parameters<typeof formOf>[0], as = admin) =>
  api.call('post', `/imagecontainers/${id}/image`, { as, form: formOf(fields) });
const kept = (id: string) => api.deps.store.data.imageContainers.get(id);

describe('an image on a page', () => {
  it('is created without a picture, and is unique for its tags', async () => {
    const { status, body } = await create({ altText: 'Our founder' });
    expect(status).toBe(201);
    const texts = { altText: 'Our founder', title: '', description: '', metadata: {} };
    expect(body).toEqual({ id: expect.any(String), ...founder, ...texts, currentImageUrl: null, revision: 1 });
    expect((await create()).status).toBe(409);
    const place = `tags=${founder.tags.join(',')}&relativeUrl=/about`;
    expect((await api.get(`/imagecontainers/by-tags-and-url?${place}`)).body).toEqual(body);
    expect((await api.get('/imagecontainers/by-tags?tags=founder')).body).toEqual([body]);
    expect((await api.get('/imagecontainers')).body).toEqual([body]);
    expect((await api.get(`/imagecontainers/${body.id}`)).body).toEqual(body);
  });

  it('gets a public picture and the submitted texts', async () => {
    const { id } = (await create()).body;
    const { status, body } = await upload(id, { image: pngFile(), altText: 'A woman laughing', title: 'Founder' });
    expect([status, body.altText, body.title]).toEqual([200, 'A woman laughing', 'Founder']);
    const picture = await api.get(body.currentImageUrl.replace('/api', ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('stores the earlier picture as a version that only whoever edits pages sees', async () => {
    const { id } = (await create()).body;
    const first = (await upload(id, { image: pngFile(), altText: 'First' })).body.currentImageUrl;
    const second = (await upload(id, { image: pngFile(800, 600) })).body;
    expect(second.altText).toBe('First');
    expect(kept(id)?.versions).toMatchObject([
      { altText: 'First', by: personNamed(api.deps, 'Brian Roche').id, picture: { width: 640 } },
    ]);
    const earlier = first.replace('/api', '');
    expect((await api.get(earlier)).status).toBe(404);
    expect((await api.get(earlier, await api.staff('Volunteer'))).status).toBe(404);
    expect((await api.get(earlier, await api.staff('Editor'))).status).toBe(200);
  });

  it('deletes the files of dropped versions', async () => {
    const { id } = (await create()).body;
    for (let number = 0; number < 53; number += 1) await upload(id, { image: pngFile() });
    expect(kept(id)?.versions).toHaveLength(50);
    expect(await api.deps.images.list()).toHaveLength(51);
  });

  it('changes only the texts that are given', async () => {
    const { id } = (await create({ altText: 'Old', title: 'Title', metadata: { a: 'b' } })).body;
    const { body } = await api.call('put', `/imagecontainers/${id}`, { as: admin, json: { altText: 'New' } });
    expect(body).toMatchObject({ altText: 'New', title: 'Title', metadata: { a: 'b' }, revision: 2 });
    const emptied = await api.call('put', `/imagecontainers/${id}`, { as: admin, json: { title: '' } });
    expect(emptied.body).toMatchObject({ altText: 'New', title: '' });
  });

  it('is not overwritten with an edit of an older revision, neither its texts nor its picture', async () => {
    const { id } = (await create()).body;
    await upload(id, { image: pngFile(), altText: 'Theirs', revision: '1' });
    const texts = await api.call('put', `/imagecontainers/${id}`, { as: admin, json: { altText: 'x', revision: 1 } });
    const picture = await upload(id, { image: pngFile(), altText: 'x', revision: '1' });
    for (const { status, body } of [texts, picture]) expect([status, body.code]).toEqual([409, 'conflict']);
    expect(kept(id)).toMatchObject({ altText: 'Theirs', revision: 2 });
    expect(await api.deps.images.list()).toHaveLength(1);
    expect((await upload(id, { image: pngFile(), revision: 'two' })).status).toBe(400);
    const newest = await api.call('put', `/imagecontainers/${id}`, { as: admin, json: { altText: 'x', revision: 2 } });
    expect(newest.body.revision).toBe(3);
  });

  it('is deleted with its current and earlier pictures', async () => {
    const { id } = (await create()).body;
    await upload(id, { image: pngFile() });
    await upload(id, { image: pngFile() });
    expect((await api.call('delete', `/imagecontainers/${id}`, { as: admin })).status).toBe(204);
    expect(await api.deps.images.list()).toEqual([]);
    expect((await api.get(`/imagecontainers/${id}`)).status).toBe(404);
  });

  it('can be edited by administrators only', async () => {
    const { id } = (await create()).body;
    const as = await api.staff('Volunteer');
    expect((await upload(id, { image: pngFile() }, as)).status).toBe(403);
    expect((await api.call('post', '/imagecontainers', { as, json: { ...founder, relativeUrl: '/x' } })).status).toBe(
      403,
    );
    expect((await api.call('put', `/imagecontainers/${id}`, { as, json: { title: 'x' } })).status).toBe(403);
    expect((await api.call('delete', `/imagecontainers/${id}`, { as })).status).toBe(403);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('ignores fields that only the server sets', async () => {
    const { body } = await create({ id: 'x', picture: { id: 'x' }, currentImageUrl: '/x', revision: 9 });
    expect(body).toMatchObject({ currentImageUrl: null, revision: 1 });
    const json = JSON.parse('{"metadata":{"__proto__":"x","fine":"y"},"currentImageUrl":"/x"}');
    const changed = await api.call('put', `/imagecontainers/${body.id}`, { as: admin, json });
    expect(changed.body.currentImageUrl ?? null).toBeNull();
    expect(({} as Record<string, unknown>).fine).toBeUndefined();
  });
});

describe('an invalid picture for a page', () => {
  const typeMessage = 'Please select a valid image file (JPEG, PNG, or WebP)';
  it.each([
    ['nothing', {}, 400, typeMessage],
    ['a page', { image: new Blob(['<html>']) }, 415, typeMessage],
    ['5 MB', { image: pngFile(9, 9, { bytes: UPLOAD_MAX_BYTES }) }, 413, 'Image file size must be less than 5MB'],
  ])('is refused and leaves the earlier one: %s', async (_, fields, status, sentence) => {
    const { id } = (await create()).body;
    const before = (await upload(id, { image: pngFile(), altText: 'Before' })).body;
    const answer = await upload(id, fields);
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([status, sentence, { image: sentence }]);
    expect((await api.get(`/imagecontainers/${id}`)).body).toEqual(before);
    expect(await api.deps.images.list()).toHaveLength(1);
  });

  it('leaves no file if there is no container', async () => {
    expect((await upload('AAAAAAAAAAAAAAAAAAAAAA', { image: pngFile() })).status).toBe(404);
    expect(await api.deps.images.list()).toEqual([]);
  });
});
