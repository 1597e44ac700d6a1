import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { jsonSchema } from '#api/docs/json-schema.ts';
import { makeOffer, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let as: Headers;
beforeEach(async () => {
  api = testApi();
  as = await api.staff();
});

const idsAt = async (path: string): Promise<string[]> => {
  const { status, body, text } = await api.get(path, as);
  expect(status, text).toBe(200);
  const rows = Object.values(body).find(Array.isArray) as { id: string }[];
  return rows.map(({ id }) => id);
};

const afterAMinute = async <T>(make: () => Promise<T>): Promise<T> => {
  api.deps.clock.advance({ minutes: 1 });
  return await make();
};

const write = (title: string) => afterAMinute(() => api.call('post', '/blogs', { as, json: { title, body: title } }));

const message = { about: 'counselling', name: 'Ciara Doyle', phone: '086 000 0000', message: 'Please ring me back.' };

/** Adds three of what these lists show, one after the other. */
const fill = {
  testimonials: async () => {
    for (const word of ['One', 'Two', 'Three'])
      await afterAMinute(() => submitStory(api, { content: `${STORY} ${word}.` }));
  },
  approved: async () => {
    await fill.testimonials();
    for (const id of await idsAt('/testimonials')) {
      await afterAMinute(() => api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } }));
    }
  },
  offers: async () => {
    for (const _ of 'abc') await afterAMinute(() => makeOffer(api));
  },
  messages: async () => {
    for (const _ of 'abc') await afterAMinute(() => api.call('post', '/messages', { json: message }));
  },
  posts: async () => {
    for (const title of ['One', 'Two', 'Three']) {
      const { body } = await write(title);
      await api.call('post', `/blogs/${body.id}/publish`, { as, json: {} });
    }
  },
  people: async () => {
    for (const name of ['Aoife Byrne', 'Declan Roche']) await afterAMinute(() => api.staff('Volunteer', name));
  },
};

describe('sort', () => {
  it.each([
    ['/testimonials', 'testimonials', 'newest'],
    ['/testimonials/pending', 'testimonials', 'newest'],
    ['/testimonials/approved', 'approved', 'newest'],
    ['/donationitems', 'offers', 'newest'],
    ['/donationitems/status/pending', 'offers', 'newest'],
    ['/messages', 'messages', 'oldest'],
    ['/blogs', 'posts', 'newest'],
    ['/blogs/all', 'posts', 'newest'],
    ['/audit', 'posts', 'newest'],
    ['/mails', 'offers', 'newest'],
    ['/mails?state=waiting,sent', 'offers', 'newest'],
    ['/people', 'people', 'oldest'],
  ] as const)('turns %s round, which is read as before without it', async (path, kind, usual) => {
    await fill[kind]();
    const query = `${path}${path.includes('?') ? '&' : '?'}`;
    const plain = await idsAt(path);
    const turned = plain.toReversed();
    expect(plain.length).toBeGreaterThan(2);
    const [oldest, newest] = usual === 'newest' ? [turned, plain] : [plain, turned];
    expect(await idsAt(`${query}sort=oldest`)).toEqual(oldest);
    expect(await idsAt(`${query}sort=newest`)).toEqual(newest);
    expect(await idsAt(`${query}sort=`)).toEqual(plain);
    expect(await idsAt(`${query}sort=oldest&pageSize=2&page=2`)).toEqual(oldest.slice(2, 4));
    const refused = await api.get(`${query}sort=sideways`, as);
    expect([refused.status, refused.body.message]).toEqual([400, 'Sort must be newest or oldest.']);
  });

  it.each([
    ['/testimonials', 'testimonials'],
    ['/donationitems/status/pending', 'offers'],
  ] as const)('of %s is also taken under its older name, and wins over it', async (path, kind) => {
    await fill[kind]();
    const oldest = (await idsAt(path)).toReversed();
    expect(await idsAt(`${path}?order=oldest`)).toEqual(oldest);
    expect(await idsAt(`${path}?sort=oldest&order=newest`)).toEqual(oldest);
    expect((await api.get(`${path}?order=sideways`, as)).status).toBe(400);
  });

  it('leaves urgent messages first', async () => {
    await fill.messages();
    const urgent = { ...message, message: 'I want to kill myself and nobody would notice it.' };
    await afterAMinute(() => api.call('post', '/messages', { json: urgent }));
    const [first, ...others] = await idsAt('/messages');
    expect(first).toBe(
      (await api.get('/messages', as)).body.messages.find((one: { urgent: boolean }) => one.urgent).id,
    );
    expect(await idsAt('/messages?sort=newest')).toEqual([first, ...others.toReversed()]);
  });

  it('is understood by every list with pages but those in the order of a day or a deadline', () => {
    const byDay = ['/runs', '/runs/waiting', '/privacy/requests'];
    const named = routes.flatMap(({ path, query }) => {
      const { properties = {} } = query ? (jsonSchema(query, 'input') as { properties?: object }) : {};
      return 'page' in properties && !('sort' in properties) ? [path] : [];
    });
    expect(named.sort()).toEqual(byDay.sort());
  });
});
