import { beforeEach, describe, expect, it } from 'vitest';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Nuala Kehoe');
});

const find = async (q: string, as = admin) => (await api.get(`/find?q=${encodeURIComponent(q)}`, as)).body.records;

describe('the search over everything', () => {
  it('finds an offer by its reference, a name without accents, an address, a number and words in any order', async () => {
    const { id, reference } = (await makeOffer(api, { submitterName: 'Séamus Kinsella' })).body;
    const expected = { kind: 'donation', id, title: 'A solid oak table with four chairs', status: 'pending' };
    for (const q of [reference, reference.toLowerCase(), 'seamus', 'niamh.doyle@post', '0209150001', 'chairs oak'])
      expect(await find(q)).toEqual([{ ...expected, detail: `Séamus Kinsella · ${reference}` }]);
    expect(await find('mahogany')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('finds testimonials, posts by title and pictures for administrators; volunteers find what they work on', async () => {
    const { id } = (await submitStory(api, { name: 'Tom Kinsella' })).body;
    const post = (await api.call('post', '/blogs', { as: admin, json: { title: 'The Kinsella marmalade' } })).body;
    const kinds = (records: { kind: string; id: string }[]) => records.map((one) => [one.kind, one.id]);
    expect(kinds(await find('kinsella'))).toEqual([
      ['testimonial', id],
      ['post', post.id],
    ]);
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    expect(kinds(await find('kinsella', volunteer))).toEqual([['testimonial', id]]);
  });

  it('gives the five newest of a kind', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      ids.push((await makeOffer(api)).body.id);
      api.deps.clock.advance({ minutes: 1 });
    }
    expect((await find('oak')).map(({ id }: { id: string }) => id)).toEqual(ids.slice(2).reverse());
  });

  it('is for staff alone', async () => {
    expect((await api.get('/find?q=oak')).status).toBe(401);
  });
});
