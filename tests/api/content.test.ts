import { describe, expect, it, onTestFinished } from 'vitest';
import { keepFirstContainers, makeFirstContainers } from '#api/containers/first-containers.ts';
import { containerTags } from '#contract/containers/containers.ts';
import { everyPlace } from '#contract/places/every-place.ts';
import { placeName } from '#contract/places/place.ts';
import { bothStores } from '../support/both-stores.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { textsOf } from '../support/texts.ts';

const listed = async (api: TestApi, key: string) => {
  const { body } = await api.get('/content', await api.staff('Administrator', 'Nuala Kehoe'));
  return body.places.find((place: { key: string }) => place.key === key);
};

describe.each(bothStores())('the list of all texts and pictures on %s', (_, open) => {
  it('says what stands at each place, and who changed it last', async () => {
    const api = await open();
    const admin = await api.staff('Administrator', 'Brian Roche');
    const before = await listed(api, 'our-story');
    expect(before).toMatchObject({ page: 'About us', name: 'our story', text: null, isChanged: false, changed: null });
    const { create, update } = textsOf(api, admin);
    const { id } = (await create({ content: before.fallback })).body;
    expect(await listed(api, 'our-story')).toMatchObject({ text: { id }, isChanged: false, changed: null });
    await update(id, { content: 'It began in a hall.' });
    expect(await listed(api, 'our-story')).toMatchObject({
      text: { content: 'It began in a hall.', revision: 2 },
      isChanged: true,
      changed: { by: 'Brian Roche', at: expect.any(String) },
    });
    const place = { tags: containerTags('image', '/about', 'founder'), relativeUrl: '/about' };
    const image = (await api.call('post', '/imagecontainers', { as: admin, json: place })).body;
    expect(await listed(api, 'founder')).toMatchObject({ image: { id: image.id }, isChanged: false, changed: null });
    const form = formOf({ image: pngFile(), altText: 'Our founder' });
    await api.call('post', `/imagecontainers/${image.id}/image`, { as: admin, form });
    expect(await listed(api, 'founder')).toMatchObject({
      image: { altText: 'Our founder', currentImageUrl: expect.stringContaining('/') },
      isChanged: true,
      changed: { by: 'Brian Roche' },
    });
  });

  it('gives a page what staff have put on it, and nothing of another page', async () => {
    const api = await open();
    const { create } = textsOf(api, await api.staff());
    const { id } = (await create()).body;
    const other = '/about/our-shops';
    await create({ relativeUrl: other, tags: containerTags('text', other, 'clane') });
    expect((await api.get('/content/page?relativeUrl=/about')).body).toMatchObject({ texts: [{ id }], images: [] });
    expect((await api.get('/content/page?relativeUrl=/nowhere')).body).toEqual({ texts: [], images: [], missing: [] });
  });
});

const ofAbout = async (api: TestApi) => (await api.get('/content/page?relativeUrl=/about')).body;
const at = async (api: TestApi, kind: 'text' | 'image', key: string) => {
  const tags = containerTags(kind, '/about', key);
  return (await api.get(`/${kind}containers/by-tags-and-url?tags=${tags}&relativeUrl=/about`)).body;
};

describe.each(bothStores())('what a start makes on %s', (_, open) => {
  it('is filled by who creates a container there, once', async () => {
    const api = await open();
    await makeFirstContainers(api.deps);
    const { create } = textsOf(api, await api.staff());
    const { id } = await at(api, 'text', 'our-story');
    const [first, second] = [await create({ content: 'It began in a hall.' }), await create()];
    expect([first.status, first.body.id, first.body.revision, second.status]).toEqual([201, id, 2, 409]);
    expect(await at(api, 'text', 'our-story')).toMatchObject({ content: 'It began in a hall.' });
  });

  it('every text and picture of the product has a container afterwards, and what staff have made stays as it is', async () => {
    const api = await open();
    const { create } = textsOf(api, await api.staff());
    const { id } = (await create()).body;
    await makeFirstContainers(api.deps);
    await makeFirstContainers(api.deps);
    const { textContainers, imageContainers } = api.deps.store.data;
    expect(textContainers.size + imageContainers.size).toBe(everyPlace.length);
    expect(await ofAbout(api)).toMatchObject({
      texts: [{ id, content: 'It began in 1976.' }],
      images: [],
      missing: [],
    });
  });

  it('an untouched container says the product’s words, also when the charity has another name since', async () => {
    const api = await open();
    await makeFirstContainers(api.deps);
    const as = await api.staff();
    const lead = async () => (await at(api, 'text', 'lead')).content;
    expect(await lead()).toContain('since 1976.');
    const { body: settings } = await api.get('/settings');
    const organisation = { ...settings.organisation, established: 1988 };
    await api.call('put', '/settings', { as, json: { ...settings, organisation } });
    expect(await lead()).toContain('since 1988.');
    expect(await listed(api, 'lead')).toMatchObject({ isChanged: false, changed: null });
  });

  it('saving the product’s words as they are writes nothing', async () => {
    const api = await open();
    await makeFirstContainers(api.deps);
    const { id, content, revision } = await at(api, 'text', 'our-story');
    const { update, kept } = textsOf(api, await api.staff());
    expect((await update(id, { content, revision })).body).toMatchObject({ content, revision });
    expect(kept(id)).toMatchObject({ content: '', revision: 1, versions: [] });
  });

  it('what staff have removed is missing, and no start brings it back', async () => {
    const api = await open();
    await makeFirstContainers(api.deps);
    const as = await api.staff();
    await api.call('delete', `/textcontainers/${(await at(api, 'text', 'our-story')).id}`, { as });
    await api.call('delete', `/imagecontainers/${(await at(api, 'image', 'founder')).id}`, { as });
    await makeFirstContainers(api.deps);
    expect((await ofAbout(api)).missing).toEqual([
      { kind: 'text', key: 'our-story' },
      { kind: 'image', key: 'founder' },
    ]);
    expect((await textsOf(api, as).create()).status).toBe(201);
    expect((await ofAbout(api)).missing).toEqual([{ kind: 'image', key: 'founder' }]);
  });

  it('a shop that is added later has its text and picture to edit at once', async () => {
    const api = await open();
    const stop = await keepFirstContainers(api.deps);
    onTestFinished(stop);
    const { body: settings } = await api.get('/settings');
    const shops = [...settings.shops, { ...settings.shops[0], key: 'gorey', name: 'Gorey' }];
    await api.call('put', '/settings', { as: await api.staff(), json: { ...settings, shops } });
    const page = async () => (await api.get('/content/page?relativeUrl=/about/our-shops')).body;
    await expect.poll(async () => (await page()).missing).toEqual([]);
    const { textContainers, imageContainers } = api.deps.store.data;
    expect(textContainers.size + imageContainers.size).toBe(everyPlace.length + 2);
  });

  it('a translation that is made from the product’s words is behind once somebody writes others', async () => {
    const api = await open();
    await makeFirstContainers(api.deps);
    const { create, update } = textsOf(api, await api.staff());
    await create({ language: 'pl', content: 'Po polsku.' });
    const isOutdated = async () => (await listed(api, 'our-story')).translations[0].isOutdated;
    expect(await isOutdated()).toBe(false);
    await update((await at(api, 'text', 'our-story')).id, { content: 'Others.' });
    expect(await isOutdated()).toBe(true);
  });
});

it('the list is for administrators; a page’s content is public, without who wrote it', async () => {
  const api = testApi();
  await textsOf(api, await api.staff()).create();
  expect((await api.get('/content')).status).toBe(401);
  expect((await api.get('/content', await api.staff('Volunteer'))).status).toBe(403);
  const { status, text } = await api.get('/content/page?relativeUrl=/about');
  expect(status).toBe(200);
  expect(text).not.toContain('updatedBy');
  expect(text).not.toContain('versions');
  expect((await api.get('/content/page?relativeUrl=about')).status).toBe(400);
  expect((await api.get('/content/page')).status).toBe(400);
});

it('every place has a name and tags of its own, and words to begin with', () => {
  const of = (tell: (place: (typeof everyPlace)[number]) => string) => new Set(everyPlace.map(tell)).size;
  expect(of((place) => `${place.kind} ${placeName(place)}`)).toBe(everyPlace.length);
  expect(of(({ kind, relativeUrl, key }) => containerTags(kind, relativeUrl, key).join())).toBe(everyPlace.length);
  expect(everyPlace.filter((place) => place.kind === 'text' && !place.message.english)).toEqual([]);
});
