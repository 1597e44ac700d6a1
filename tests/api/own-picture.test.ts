import { beforeEach, describe, expect, it } from 'vitest';
import { sweepOrphans } from '#api/picture-attachments/sweep-orphans.ts';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { formOf, makeOffer, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
let maeve: Headers;
const start = async (open: () => Promise<TestApi> | TestApi = testApi) => {
  api = await open();
  admin = await api.staff();
  maeve = await api.staff('Editor', 'Maeve Kehoe');
};
beforeEach(() => start());

const set = (as: Headers, image: Blob = pngFile(900, 700)) =>
  api.call('post', '/auth/me/picture', { as, form: formOf({ image }) });
const remove = (as: Headers) => api.call('delete', '/auth/me/picture', { as });
const under = (url: string) => url.replace('/api', '');
const setPath = async (as = maeve) => under((await set(as)).body.pictureUrl);
const statusOf = async (path: string, as?: Headers) => (await api.get(path, as)).status;
const publish = async (as: Headers) => {
  const { id, slug } = (await api.call('post', '/blogs', { as, json: { title: 'Winter coats', body: 'Soon.' } })).body;
  await api.call('post', `/blogs/${id}/publish`, { as, json: {} });
  return { id, path: `/blogs/${slug}` };
};

describe.each(bothStores())('the own picture on %s', (_, open) => {
  it('is a small square, replaces the one before, is removed, and is no orphan while it is shown', async () => {
    await start(open);
    const first = await setPath();
    expect(first).toMatch(/^\/media\/[\w-]{22}\/400x400\.webp$/);
    expect((await api.get('/auth/me', maeve)).body.pictureUrl).toBe(`/api${first}`);
    expect(await sweepOrphans(api.deps)).toBe(0);
    const second = await setPath();
    expect([await statusOf(first, maeve), await statusOf(second, maeve)]).toEqual([404, 200]);
    const { status, body } = await remove(maeve);
    expect([status, body.name, body.pictureUrl]).toEqual([200, 'Maeve Kehoe', undefined]);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('is erased with the account', async () => {
    await start(open);
    const path = await setPath();
    const { email } = personNamed(api.deps, 'Maeve Kehoe');
    const { body } = await api.call('post', '/privacy/erase', { as: admin, json: { email } });
    expect(body).toMatchObject({ account: true, photos: 1 });
    expect([await statusOf(path, admin), await api.deps.images.list()]).toEqual([404, []]);
  });
});

it('a picture stands in the log when it is set and removed, and not when there was none to remove', async () => {
  await set(maeve);
  await remove(maeve);
  expect((await remove(maeve)).status).toBe(200);
  const { id } = personNamed(api.deps, 'Maeve Kehoe');
  const entries = api.deps.store.data.audit.list('newest', 'all').filter(({ actorId }) => actorId === id);
  const actions = entries.map(({ action, subjectKind, subjectId }) => [action, subjectKind, subjectId]);
  expect(actions.filter(([action]) => action?.startsWith('picture')).toSorted()).toEqual([
    ['picture changed', 'person', id],
    ['picture removed', 'person', id],
  ]);
});

it('a picture is removed by an administrator, too, and by nobody else', async () => {
  const path = await setPath();
  const { id } = personNamed(api.deps, 'Maeve Kehoe');
  const removeTheirs = (as: Headers) => api.call('delete', `/people/${id}/picture`, { as });
  expect([(await removeTheirs(await api.staff('Volunteer'))).status, await statusOf(path, maeve)]).toEqual([403, 200]);
  expect([(await removeTheirs(admin)).status, await statusOf(path, maeve)]).toEqual([204, 404]);
  expect((await api.get('/audit', admin)).body.entries[0]).toMatchObject({
    action: 'picture removed',
    actorName: 'Aoife Byrne',
    subjectId: id,
  });
});

it('a picture is in the export of personal data', async () => {
  await set(maeve);
  const { email } = personNamed(api.deps, 'Maeve Kehoe');
  const { body } = await api.call('post', '/privacy/export', { as: admin, json: { email } });
  expect(body.account.picture).toMatch(/^data:image\/webp;base64,\w/);
});

describe('who sees it', () => {
  it('is every colleague, whatever they may do, and no visitor while nothing of its owner is published', async () => {
    const path = await setPath();
    await api.call('post', '/blogs', { as: maeve, json: { title: 'A draft', body: 'Soon.' } });
    expect([await statusOf(path), await statusOf(path, { authorization: 'Bearer nobody' })]).toEqual([404, 404]);
    for (const role of ['Volunteer', 'Driver', 'Editor'] as const)
      expect(await statusOf(path, await api.staff(role, `A ${role}`)), role).toBe(200);
  });

  it('is a visitor beside a published post, on its page alone, until the post is taken down', async () => {
    const path = await setPath();
    const post = await publish(maeve);
    expect((await api.get(post.path)).body).toMatchObject({ author: 'Maeve Kehoe', authorPictureUrl: `/api${path}` });
    expect((await api.get('/blogs')).text).not.toContain(path);
    const { status, headers } = await api.get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    await api.call('post', `/blogs/${post.id}/unpublish`, { as: maeve });
    expect([await statusOf(path), await statusOf(path, admin)]).toEqual([404, 200]);
  });

  it('finds on a post the picture of now, though what it answers is cached', async () => {
    const { path } = await publish(maeve);
    expect((await api.get(path)).body.authorPictureUrl).toBeUndefined();
    const picture = await setPath();
    expect((await api.get(path)).body.authorPictureUrl).toBe(`/api${picture}`);
    await remove(maeve);
    expect((await api.get(path)).body.authorPictureUrl).toBeUndefined();
  });

  it('reads it beside comments, in the log, among colleagues and in the list of accounts', async () => {
    const url = `/api${await setPath(admin)}`;
    const subjectId = (await makeOffer(api)).body.id;
    await api.call('post', '/comments', { as: admin, json: { kind: 'donation', subjectId, text: 'Nice.' } });
    const thread = await api.get(`/comments?kind=donation&subjectId=${subjectId}`, admin);
    const colleagues = await api.get('/colleagues?may=publish', admin);
    const people = await api.get('/people', admin);
    expect(thread.body.comments[0].byPictureUrl).toBe(url);
    const { entries } = (await api.get('/audit', admin)).body;
    expect(entries[0]).toMatchObject({ actorName: 'Aoife Byrne', actorPictureUrl: url });
    const urls = (list: { name: string; pictureUrl?: string }[]) =>
      list.map(({ name, pictureUrl }) => [name, pictureUrl]);
    const shown = [
      ['Aoife Byrne', url],
      ['Maeve Kehoe', undefined],
    ];
    expect([urls(colleagues.body.colleagues), urls(people.body.people)]).toEqual([shown, shown]);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['missing', {}],
    ['a text', { image: new Blob(['no picture'], { type: 'image/png' }) }],
  ])('is refused in a sentence when it is %s, and leaves the picture that was there', async (_, fields) => {
    const path = await setPath();
    const { status, body } = await api.call('post', '/auth/me/picture', { as: maeve, form: formOf(fields) });
    expect([status >= 400 && status < 500, typeof body.fields.image]).toEqual([true, 'string']);
    expect([await statusOf(path, maeve), (await api.deps.images.list()).length]).toEqual([200, 1]);
  });
});
