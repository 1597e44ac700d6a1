import { beforeEach, describe, expect, it } from 'vitest';
import { containerTags } from '#contract/containers/containers.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Brian Roche');
});

const NOWHERE = 'x'.repeat(22);

describe('the earlier versions of a text', () => {
  const place = { tags: containerTags('text', '/about', 'our-story'), relativeUrl: '/about' };
  const create = async () =>
    (await api.call('post', '/textcontainers', { as: admin, json: { ...place, content: 'First.' } })).body;
  const update = async (id: string, content: string) =>
    (await api.call('put', `/textcontainers/${id}`, { as: admin, json: { content } })).body;

  it('are listed newest first, with who and when', async () => {
    const { id } = await create();
    await update(id, 'Second.');
    await update(id, 'Third.');
    const { status, body } = await api.get(`/textcontainers/${id}/versions`, admin);
    expect(status).toBe(200);
    expect(body.current).toEqual({ at: expect.any(String), by: 'Brian Roche' });
    expect(body.versions).toMatchObject([
      { content: 'Second.', by: 'Brian Roche' },
      { content: 'First.', by: 'Brian Roche' },
    ]);
  });

  it('are empty for a new text, and for administrators only', async () => {
    const { id } = await create();
    expect((await api.get(`/textcontainers/${id}/versions`, admin)).body.versions).toEqual([]);
    expect((await api.get(`/textcontainers/${id}/versions`)).status).toBe(401);
    expect((await api.get(`/textcontainers/${id}/versions`, await api.staff('Volunteer'))).status).toBe(403);
    expect((await api.get(`/textcontainers/${NOWHERE}/versions`, admin)).status).toBe(404);
  });
});

describe('the earlier pictures of a container', () => {
  const place = { tags: containerTags('image', '/about', 'founder'), relativeUrl: '/about' };
  const withPictures = async (...altTexts: string[]) => {
    const { id } = (await api.call('post', '/imagecontainers', { as: admin, json: place })).body;
    let container = { id, revision: 1, currentImageUrl: '' };
    for (const altText of altTexts) {
      const form = formOf({ image: pngFile(), altText });
      container = (await api.call('post', `/imagecontainers/${id}/image`, { as: admin, form })).body;
    }
    return container;
  };
  const versions = async (id: string) => (await api.get(`/imagecontainers/${id}/versions`, admin)).body.versions;
  const restore = (id: string, json: unknown, as = admin) =>
    api.call('post', `/imagecontainers/${id}/restore`, { as, json });

  it('are listed newest first, with their descriptions', async () => {
    const { id } = await withPictures('First', 'Second', 'Third');
    expect(await versions(id)).toMatchObject([
      { altText: 'Second', by: 'Brian Roche' },
      { altText: 'First', by: 'Brian Roche' },
    ]);
  });

  it('can be restored with their descriptions; the current one becomes a version', async () => {
    const { id, currentImageUrl } = await withPictures('First', 'Second');
    const [first] = await versions(id);
    const { status, body } = await restore(id, { pictureId: first.id });
    expect([status, body.altText, body.currentImageUrl]).toEqual([200, 'First', first.url]);
    expect(await versions(id)).toMatchObject([{ altText: 'Second', url: currentImageUrl }]);
    expect((await api.get(first.url.replace('/api', ''))).status).toBe(200);
    expect(await api.deps.images.list()).toHaveLength(2);
  });

  it('do not overwrite a newer revision', async () => {
    const { id, revision } = await withPictures('First', 'Second');
    const [first] = await versions(id);
    expect((await restore(id, { pictureId: first.id, revision: revision - 1 })).status).toBe(409);
    expect((await restore(id, { pictureId: first.id, revision })).status).toBe(200);
  });

  it('cannot be restored once dropped, nor by a volunteer', async () => {
    const { id } = await withPictures('First', 'Second');
    const [first] = await versions(id);
    expect((await restore(id, { pictureId: NOWHERE })).body.code).toBe('not_found');
    expect((await restore(id, { pictureId: first.id }, await api.staff('Volunteer'))).status).toBe(403);
    expect(await versions(id)).toHaveLength(1);
  });
});
