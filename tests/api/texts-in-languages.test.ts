import { describe, expect, it } from 'vitest';
import { containerTags, NOT_IN_LANGUAGES, type StoredTextContainer } from '#contract/containers/containers.ts';
import type { ListedPlace } from '#contract/containers/content.ts';
import { bothStores } from '../support/both-stores.ts';
import { switchLanguages } from '../support/languages.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { story, textsOf } from '../support/texts.ts';

const polish = { language: 'pl', content: 'Zaczęło się w 1976 roku.' };
const PLACE = `tags=${story.tags.join(',')}&relativeUrl=/about`;

const withTexts = async (api: TestApi) => {
  const admin = await api.staff('Administrator', 'Brian Roche');
  const texts = textsOf(api, admin);
  const english = (await texts.create()).body;
  return { ...texts, admin, english, translated: (await texts.create(polish)).body };
};

describe.each(bothStores())('a text in several languages on %s', (_, open) => {
  it('is one text a language, each with its own earlier versions', async () => {
    const api = await open();
    const { create, update, admin, english, translated } = await withTexts(api);
    expect(translated).toEqual({ ...english, id: expect.any(String), ...polish });
    expect((await create(polish)).status).toBe(409);
    expect((await create({ ...polish, language: 'uk' })).status).toBe(201);
    expect((await update(translated.id, { content: 'Zaczęło się od loterii.' })).body).toMatchObject({
      language: 'pl',
      revision: 2,
    });
    const { versions } = (await api.get(`/textcontainers/${translated.id}/versions`, admin)).body;
    expect(versions).toMatchObject([{ content: polish.content, by: 'Brian Roche' }]);
    expect((await api.get(`/textcontainers/${english.id}`)).body).toEqual(english);
    await api.call('delete', `/textcontainers/${translated.id}`, { as: admin });
    expect((await create(polish)).status).toBe(201);
  });

  it('is read by nobody but staff while its language is off', async () => {
    const api = await open();
    const { english } = await withTexts(api);
    expect((await api.get('/textcontainers?language=pl')).body).toEqual([]);
    expect((await api.get('/textcontainers/by-tags?tags=story&language=pl')).body).toEqual([]);
    expect((await api.get(`/textcontainers/by-tags-and-url?${PLACE}&language=pl`)).status).toBe(404);
    expect((await api.get('/content/page?relativeUrl=/about&language=pl')).body.texts).toEqual([english]);
  });

  it('is found in the language that is asked for, and in English where none is named', async () => {
    const api = await open();
    const { english, translated } = await withTexts(api);
    await switchLanguages(api.deps, { pl: true, uk: true });
    for (const [path, separator] of [
      ['/textcontainers', '?'],
      ['/textcontainers/by-tags?tags=story', '&'],
    ]) {
      expect((await api.get(`${path}`)).body).toEqual([english]);
      expect((await api.get(`${path}${separator}language=pl`)).body).toEqual([translated]);
      expect((await api.get(`${path}${separator}language=ga`)).body).toEqual([]);
      expect((await api.get(`${path}${separator}language=fr`)).status).toBe(400);
    }
    expect((await api.get(`/textcontainers/by-tags-and-url?${PLACE}`)).body).toEqual(english);
    expect((await api.get(`/textcontainers/by-tags-and-url?${PLACE}&language=pl`)).body).toEqual(translated);
    expect((await api.get(`/textcontainers/by-tags-and-url?${PLACE}&language=uk`)).status).toBe(404);
  });

  it('stands on its page in English where the language has none', async () => {
    const api = await open();
    const { create, english, translated } = await withTexts(api);
    await switchLanguages(api.deps, { pl: true, ga: true });
    api.deps.clock.advance({ minutes: 1 });
    const other = (await create({ tags: containerTags('text', '/about', 'heading'), content: 'About us' })).body;
    const page = async (query: string) => (await api.get(`/content/page?relativeUrl=/about${query}`)).body.texts;
    expect(await page('')).toEqual([english, other]);
    expect(await page('&language=pl')).toEqual([other, translated]);
    expect(await page('&language=ga')).toEqual([english, other]);
  });

  it('stands in the list of staff beside the English one, and is behind once that has been changed', async () => {
    const api = await open();
    const { update, admin, english, translated } = await withTexts(api);
    const listed = async () =>
      (await api.get('/content', admin)).body.places.find(({ key }: { key: string }) => key === 'our-story');
    const one = { language: 'pl', text: translated, changed: { by: 'Brian Roche', at: expect.any(String) } };
    expect(await listed()).toMatchObject({ text: english, translations: [{ ...one, isOutdated: false }] });
    api.deps.clock.advance({ minutes: 1 });
    await update(english.id, { content: 'It began with a raffle.' });
    expect((await listed()).translations).toMatchObject([{ isOutdated: true }]);
    api.deps.clock.advance({ minutes: 1 });
    await update(translated.id, { content: 'Zaczęło się od loterii.' });
    expect((await listed()).translations).toMatchObject([{ isOutdated: false }]);
  });

  it('is not behind where the English words are the same: made as they came, saved again, or brought back', async () => {
    const api = await open();
    const { create, update, admin, english, translated } = await withTexts(api);
    const behind = async (key = 'our-story') => {
      const { places } = (await api.get('/content', admin)).body;
      const place = places.find((one: ListedPlace) => one.relativeUrl === '/about' && one.key === key);
      return place.translations.map((one: { isOutdated: boolean }) => one.isOutdated);
    };
    const heading = { tags: containerTags('text', '/about', 'title') };
    await create({ ...heading, ...polish });
    const { fallback } = (await api.get('/content', admin)).body.places.find(
      (one: ListedPlace) => one.relativeUrl === '/about' && one.key === 'title',
    );
    api.deps.clock.advance({ minutes: 1 });
    const made = (await create({ ...heading, content: fallback })).body;
    await update(english.id, { content: english.content });
    expect([await behind(), await behind('title')]).toEqual([[false], [false]]);
    await update(english.id, { content: 'It began with a raffle.' });
    await update(made.id, { content: 'Who we are' });
    expect([await behind(), await behind('title')]).toEqual([[true], [true]]);
    await update(english.id, { content: english.content });
    await api.call('delete', `/textcontainers/${made.id}`, { as: admin });
    expect([await behind(), await behind('title')]).toEqual([[false], [false]]);
    expect((await api.get(`/textcontainers/${translated.id}/versions`, admin)).body.versions).toEqual([]);
  });

  it('is said to be right still by saving it as it is, against the English words that were read', async () => {
    const api = await open();
    const { update, admin, english, translated } = await withTexts(api);
    const isBehind = async () => {
      const { places } = (await api.get('/content', admin)).body;
      return places.find(({ key }: ListedPlace) => key === 'our-story').translations[0].isOutdated;
    };
    await update(english.id, { content: 'It began with one raffle.' });
    await update(english.id, { content: 'It began with two raffles.' });
    const right = { content: polish.content, revision: translated.revision };
    await update(translated.id, { ...right, english: 'It began with one raffle.' });
    expect(await isBehind()).toBe(true);
    const { body } = await update(translated.id, { ...right, english: 'It began with two raffles.' });
    expect([await isBehind(), body]).toEqual([false, translated]);
    expect((await api.get(`/textcontainers/${translated.id}/versions`, admin)).body.versions).toEqual([]);
    const { entries } = (await api.get('/audit', admin)).body;
    const said = { action: 'changed', detail: '/pl/about', after: { isOutdated: false } };
    expect(entries).toContainEqual(expect.objectContaining(said));
  });

  it('from before that was kept, is behind only where the English words of its time were others', async () => {
    const api = await open();
    const { update, admin, english, translated } = await withTexts(api);
    await api.deps.store.change((draft) => {
      const { englishDigest: _, ...earlier } = draft.textContainers.get(translated.id) as StoredTextContainer;
      draft.textContainers.put(earlier);
    });
    const isBehind = async () => {
      const { places } = (await api.get('/content', admin)).body;
      return places.find(({ key }: ListedPlace) => key === 'our-story').translations[0].isOutdated;
    };
    for (const [content, expected] of [
      ['It began with a raffle.', true],
      [english.content, false],
    ] as const) {
      api.deps.clock.advance({ minutes: 1 });
      await update(english.id, { content });
      expect(await isBehind()).toBe(expected);
    }
  });

  it('is not removed unseen once a colleague has saved it anew', async () => {
    const api = await open();
    const { update, kept, admin, translated } = await withTexts(api);
    const remove = (query: string) => api.call('delete', `/textcontainers/${translated.id}${query}`, { as: admin });
    await update(translated.id, { content: 'Zaczęło się od loterii.' });
    const { status, body } = await remove('?revision=1');
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toContain('A colleague has changed this text meanwhile');
    expect(kept(translated.id)?.content).toBe('Zaczęło się od loterii.');
    expect((await remove('?revision=first')).status).toBe(400);
    expect((await remove('?revision=2')).status).toBe(204);
    expect(kept(translated.id)).toBeUndefined();
  });

  it('stands on its page in English again once its translation is removed', async () => {
    const api = await open();
    const { create, admin, english, translated } = await withTexts(api);
    await switchLanguages(api.deps, { pl: true });
    await api.call('delete', `/textcontainers/${translated.id}`, { as: admin });
    expect((await api.get('/content/page?relativeUrl=/about&language=pl')).body.texts).toEqual([english]);
    expect((await create(polish)).status).toBe(201);
  });
});

it('pages that are in English alone carry none, and the audit log names the page in its language', async () => {
  const api = testApi();
  const { create, admin } = await withTexts(api);
  const elsewhere = '/who-we-are';
  const tags = containerTags('text', elsewhere, 'title');
  const { status, body } = await create({ ...polish, relativeUrl: elsewhere, tags });
  expect([status, body.fields]).toEqual([400, { language: NOT_IN_LANGUAGES }]);
  const { entries } = (await api.get('/audit', admin)).body;
  expect(entries[0]).toMatchObject({ subjectKind: 'text', detail: '/pl/about' });
});
