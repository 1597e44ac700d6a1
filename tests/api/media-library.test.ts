import { beforeEach, describe, expect, it } from 'vitest';
import { formOf, pngFile, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const upload = async (altText = '', size = 640) =>
  (await api.call('post', '/media', { as: admin, form: formOf({ image: pngFile(size, 480), altText }) })).body;
const list = async (query = '') => (await api.get(`/media${query}`, admin)).body;
const replace = (id: string) =>
  api.call('post', `/media/${id}/image`, { as: admin, form: formOf({ image: pngFile(900, 600) }) });
const remove = (id: string) => api.call('delete', `/media/${id}`, { as: admin });

/** A picture on the page About us. */
const onPage = async (altText = '') => {
  const json = { tags: ['managed-image', 'about', 'founder'], relativeUrl: '/about', title: 'Founder', altText };
  const { id } = (await api.call('post', '/imagecontainers', { as: admin, json })).body;
  const form = formOf({ image: pngFile(), altText });
  const container = (await api.call('post', `/imagecontainers/${id}/image`, { as: admin, form })).body;
  return { id, pictureId: container.currentImageUrl.split('/')[3] as string };
};
const inPost = async (body: string) => {
  const json = { title: 'Open day', body };
  return (await api.call('post', '/blogs', { as: admin, json })).body.id as string;
};

describe('the library', () => {
  it('accepts pictures and lists them, latest first', async () => {
    await upload('Our van');
    api.deps.clock.advance({ minutes: 1 });
    const second = await upload();
    expect(second).toMatchObject({
      width: 640,
      height: 480,
      altText: '',
      missingAlt: true,
      inLibrary: true,
      usedIn: [],
    });
    const { items, total } = await list();
    expect([items.length, total, items[0].id]).toEqual([2, 2, second.id]);
    expect((await api.get(second.url.replace('/api', ''))).status).toBe(200);
  });

  it('refuses files that are not pictures', async () => {
    const form = formOf({ image: new Blob(['GIF89a']), altText: '' });
    expect((await api.call('post', '/media', { as: admin, form })).status).toBe(415);
    expect((await api.call('post', '/media', { as: admin, form: formOf({ altText: 'x' }) })).status).toBe(400);
    expect(await list()).toEqual({ items: [], total: 0 });
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('lists the pictures of pages and posts, too, with their uses', async () => {
    const { pictureId } = await onPage('Nuala at her desk');
    const picture = await upload('Our van');
    const post = await inPost(`![Our van](${picture.url})`);
    const { items } = await list();
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(
      expect.objectContaining({
        id: pictureId,
        inLibrary: false,
        altText: 'Nuala at her desk',
        usedIn: [{ kind: 'page', label: 'Founder on /about', href: '/about' }],
      }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({
        id: picture.id,
        usedIn: [{ kind: 'post', label: 'Post “Open day”', href: `/admin/blogs/${post}` }],
      }),
    );
  });

  it('can be searched, and filtered by missing descriptions', async () => {
    await upload('Our VAN in Bagnelstown');
    await onPage();
    expect((await list('?q=van')).total).toBe(1);
    expect((await list('?q=founder')).total).toBe(1);
    const missing = await list('?missingAlt=true');
    expect(missing.items).toMatchObject([{ missingAlt: true, usedIn: [{ href: '/about' }] }]);
    expect((await list('?missingAlt=false&pageSize=1')).total).toBe(2);
    expect((await api.get('/media?missingAlt=maybe', admin)).status).toBe(400);
  });

  it('is searched as it is now, also after a description, a title or a page has changed, or a picture has gone', async () => {
    const van = await upload('Our van');
    const kettle = await upload('A kettle');
    const body = `![Our van](${van.url})`;
    const post = await inPost(body);
    const found = async (q: string) => (await list(`?q=${q}`)).items.map(({ id }: { id: string }) => id);
    expect([await found('van'), await found('open'), await found('kettle')]).toEqual([[van.id], [van.id], [kettle.id]]);
    await api.call('patch', `/media/${kettle.id}`, { as: admin, json: { altText: 'A teapot' } });
    expect([await found('kettle'), await found('teapot')]).toEqual([[], [kettle.id]]);
    const { revision } = (await api.get(`/blogs/${post}`, admin)).body;
    await api.call('put', `/blogs/${post}`, { as: admin, json: { title: 'Closing day', body, revision } });
    expect([await found('open'), await found('closing')]).toEqual([[], [van.id]]);
    await onPage();
    expect(await found('founder')).toHaveLength(1);
    expect((await remove(kettle.id)).status).toBe(204);
    expect([await found('teapot'), (await list('')).total]).toEqual([[], 2]);
  });

  it('is not for volunteers', async () => {
    const volunteer = await api.staff('Volunteer');
    expect((await api.get('/media', volunteer)).status).toBe(403);
  });
});

describe('a picture', () => {
  it('gets its description in all its uses', async () => {
    const { id, pictureId } = await onPage();
    const { status, body } = await api.call('patch', `/media/${pictureId}`, { as: admin, json: { altText: 'Nuala' } });
    expect([status, body.altText, body.missingAlt]).toEqual([200, 'Nuala', false]);
    expect((await api.get(`/imagecontainers/${id}`)).body.altText).toBe('Nuala');
  });

  it('is replaced in all its uses, and the old one is deleted', async () => {
    const picture = await upload('Our van');
    const post = await inPost(`![Our van](${picture.url}) and ![again](${picture.url.replace('640x480', '400x300')})`);
    const { status, body } = await replace(picture.id);
    expect([status, body.altText, body.width]).toEqual([200, 'Our van', 900]);
    expect(body.id).not.toBe(picture.id);
    const text = (await api.get(`/blogs/by-id/${post}`, admin)).body.body;
    expect(text).toBe(`![Our van](${body.url}) and ![again](${body.url})`);
    expect(await api.deps.images.list()).toEqual([body.id]);
    expect((await api.get(picture.url.replace('/api', ''))).status).toBe(404);
  });

  it('of a page becomes a version when it is replaced', async () => {
    const { id, pictureId } = await onPage('Nuala');
    const { body } = await replace(pictureId);
    expect((await api.get(`/imagecontainers/${id}`)).body.currentImageUrl).toBe(body.url);
    expect(await api.deps.images.list()).toHaveLength(2);
    expect((await list()).total).toBe(1);
  });

  it('of the library is put on a page and back again, and what stood there is kept as a version', async () => {
    const { id, pictureId } = await onPage('Nuala');
    const van = await upload('Our van');
    const place = (mediaId: string, altText = '') =>
      api.call('post', `/media/${mediaId}/place`, { as: admin, json: { containerId: id, altText } });
    const placed = await place(van.id, 'Our van');
    expect([placed.status, placed.body.currentImageUrl, placed.body.altText]).toEqual([200, van.url, 'Our van']);
    expect((await api.get(`/imagecontainers/${id}`)).body).toMatchObject({ currentImageUrl: van.url, revision: 3 });
    const versions = async () => (await api.get(`/imagecontainers/${id}/versions`, admin)).body.versions;
    expect(await versions()).toMatchObject([{ id: pictureId, altText: 'Nuala' }]);
    await api.call('post', `/imagecontainers/${id}/restore`, { as: admin, json: { pictureId } });
    expect(await versions()).toMatchObject([{ id: van.id }]);
    await place(van.id, 'The van');
    await place(van.id);
    expect((await api.get(`/imagecontainers/${id}`)).body.altText).toBe('The van');
    expect(await versions()).toMatchObject([{ id: pictureId }]);
    expect(await api.deps.images.list()).toHaveLength(2);
  });

  it('that a visitor has sent in is not put on a page', async () => {
    const { id } = await onPage('Nuala');
    const before = (await api.get(`/imagecontainers/${id}`)).body;
    await submitStory(api, { image: pngFile() });
    const [sent] = (await api.deps.images.list()).filter((one) => !before.currentImageUrl.includes(one));
    const json = { containerId: id, altText: 'A stranger' };
    const { status } = await api.call('post', `/media/${sent}/place`, { as: admin, json });
    expect([typeof sent, status]).toEqual(['string', 404]);
    expect((await api.get(`/imagecontainers/${id}`)).body).toEqual(before);
  });

  it('is not put where there is no container', async () => {
    const { id } = await upload('Our van');
    const json = { containerId: 'x'.repeat(22), altText: '' };
    expect((await api.call('post', `/media/${id}/place`, { as: admin, json })).status).toBe(404);
    expect((await list()).items).toMatchObject([{ usedIn: [] }]);
  });

  it('is not deleted while it is in use, and the response lists its uses', async () => {
    const picture = await upload('Our van');
    const post = await inPost(`![Our van](${picture.url})`);
    const { pictureId } = await onPage();
    const refused = await remove(picture.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain('Post “Open day”');
    expect((await remove(pictureId)).body.message).toContain('Founder on /about');
    await api.call('put', `/blogs/${post}`, { as: admin, json: { title: 'Open day', body: 'No picture.' } });
    expect((await remove(picture.id)).status).toBe(204);
    expect(await api.deps.images.list()).toEqual([pictureId]);
  });

  it('stays in the library when the last post that shows it is deleted', async () => {
    const picture = await upload('Our van');
    const post = await inPost(`![Our van](${picture.url})`);
    await api.call('delete', `/blogs/${post}`, { as: admin });
    expect((await list()).items).toMatchObject([{ id: picture.id, usedIn: [] }]);
    expect(await api.deps.images.list()).toEqual([picture.id]);
  });

  it('of a submission, or an unknown one, is 404', async () => {
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      expect((await remove(id)).status).toBe(404);
      expect((await replace(id)).status).toBe(404);
      expect((await api.call('patch', `/media/${id}`, { as: admin, json: { altText: 'x' } })).status).toBe(404);
    }
  });
});
