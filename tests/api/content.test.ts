import { describe, expect, it } from 'vitest';
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
    expect((await api.get('/content/page?relativeUrl=/nowhere')).body).toEqual({ texts: [], images: [] });
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
