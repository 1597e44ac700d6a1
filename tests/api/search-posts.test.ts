import { beforeEach, describe, expect, it } from 'vitest';
import type { Found } from '#contract/search/search-results.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Nuala Kehoe');
});

const publish = async (title: string, excerpt: string, body: string) => {
  const { body: post } = await api.call('post', '/blogs', { as: admin, json: { title, slug: '', excerpt, body } });
  return (await api.call('post', `/blogs/${post.id}/publish`, { as: admin, json: {} })).body;
};
const titles = async (q: string) =>
  (await api.get(`/search?q=${encodeURIComponent(q)}`)).body.found.map(({ title }: Found) => title);

describe('the search for posts', () => {
  it('forgives mistakes in title and excerpt, and finds words of the text as they are, accents aside', async () => {
    await publish('A dresser for three homes', 'It travelled far.', 'Máire’s kettle came along, too.');
    for (const q of ['dresser', 'dreser', 'DRESSER homes', 'traveled', 'kettle', 'maire, kettle', 'Máire'])
      expect([q, await titles(q)]).toEqual([q, ['A dresser for three homes']]);
    for (const q of ['ketle', 'dresser wardrobe', '', '!?']) expect([q, await titles(q)]).toEqual([q, []]);
  });

  it('reads the digits of a text as words, not as telephone numbers', async () => {
    await publish('Ring us', 'Any day.', 'Our number is 086 123 4567.');
    for (const q of ['086 123 4567', '4567, 086']) expect([q, await titles(q)]).toEqual([q, ['Ring us']]);
    expect(await titles('+353 86 1234567')).toEqual([]);
  });

  it('names first what stands in the title, and last what stands in the text', async () => {
    await publish('An ordinary Friday', 'Nothing to report.', 'Somebody gave a kettle.');
    await publish('Tea for all', 'A kettle and ten cups.', 'Thank you.');
    await publish('The kettle', 'It whistles.', 'Every day.');
    expect(await titles('kettle')).toEqual(['The kettle', 'Tea for all', 'An ordinary Friday']);
  });

  it('finds the new words of a changed post, not the old ones, and no draft', async () => {
    const { id, revision } = await publish('The kettle', 'It whistles.', 'Every day.');
    expect(await titles('whistles')).toEqual(['The kettle']);
    const json = { title: 'The pan', slug: 'the-pan', excerpt: 'It is heavy.', body: 'Iron.', revision };
    const { status, body } = await api.call('put', `/blogs/${id}`, { as: admin, json });
    expect([status, body.message]).toEqual([200, undefined]);
    expect([await titles('whistles'), await titles('heavy'), await titles('iron')]).toEqual([
      [],
      ['The pan'],
      ['The pan'],
    ]);
    await api.call('post', `/blogs/${id}/unpublish`, { as: admin, json: {} });
    expect(await titles('heavy')).toEqual([]);
  });
});
