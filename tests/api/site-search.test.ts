import { beforeEach, describe, expect, it } from 'vitest';
import { containerTags } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Found } from '#contract/search/search-results.ts';
import { pages } from '#site/pages/pages.ts';
import { bothStores } from '../support/both-stores.ts';
import { mattress } from '../support/filled-in.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const siteOf = (api: TestApi) => {
  const site = testSite(api.deps);
  const find = async (q: string, language?: Language): Promise<Found[]> =>
    (await (await site.get(`/api/search?${new URLSearchParams({ q, ...(language && { language }) })}`)).json()).found;
  return {
    site,
    find,
    hrefs: async (q: string, language?: Language) => (await find(q, language)).map(({ href }) => href),
  };
};

let api: TestApi;
let as: Headers;
beforeEach(async () => {
  api = testApi();
  as = await api.staff();
});

const write = async (relativeUrl: string, key: string, content: string) => {
  const json = { relativeUrl, tags: containerTags('text', relativeUrl, key), content };
  const { status, body } = await api.call('post', '/textcontainers', { as, json });
  expect([status, body.message]).toEqual([201, undefined]);
  return body;
};

describe('on a new website', () => {
  const fresh = testApi();
  const { find, hrefs } = siteOf(fresh);
  it.each([
    ['chemotherapy', '/services/hospital-transport'],
    ['chemoterapy', '/services/hospital-transport'],
    ['cancer', '/services'],
    ['lift to Waterford', '/services/hospital-transport'],
    ['wheelchair', '/services/hospital-transport'],
    ['confidential', '/services/counselling'],
    ['duvet', '/what-we-take'],
    ['Garda vetting', '/support'],
    ['a complaint', '/contact'],
    ['polski', '/contact'],
    ['three-piece suite', '/what-we-take'],
    ['boxes', '/donations'],
    ['hospitel lift', '/services/hospital-transport'],
    ['councelling', '/services/counselling'],
    ['COUNSELING', '/services/counselling'],
    ['mattress', '/what-we-take'],
    ['groceries', '/services/weekly-shopping'],
    ['iban', '/support'],
    ['clane', '/about/our-shops'],
    ['wexferd', '/about/our-shops'],
  ])('"%s" finds %s first', async (q, href) => {
    expect((await hrefs(q))[0]).toBe(href);
  });

  it('every page is found by its title, but for the search itself and those that nobody is led to', async () => {
    const listed = await Promise.all(Object.values(pages).map((load) => load()));
    const paths = listed.flatMap(({ page: { path, isPrivate, isUnlisted } }) =>
      isPrivate || isUnlisted || path.includes(':') || ['/search', '*'].includes(path) ? [] : [path],
    );
    const texts = await fresh.deps.pageTexts.read();
    expect(texts.map(({ href }) => href).sort()).toEqual([...paths].sort());
    for (const { title, href } of texts)
      expect([title, await hrefs(title)]).toEqual([title, expect.arrayContaining([href])]);
  });

  it('facts that nobody edits are found, and shown', async () => {
    const text = async (q: string, path: string) => (await find(q)).find(({ href }) => href === path)?.text;
    expect(await text('weekend emergencies', '/services/hospital-transport')).toBe(
      'Monday to Friday. Limited weekend service for emergencies.',
    );
    expect(await text('lighthouse', '/accessibility')).toContain('with axe and Lighthouse');
  });

  it('nothing is found for nothing, for words that stand nowhere, and for half of what was typed', async () => {
    for (const q of ['', '!?', 'zeppelin', 'counselling zeppelin']) expect([q, await hrefs(q)]).toEqual([q, []]);
  });
});

it('a text of a page is found as soon as staff have written it, and the one before no longer', async () => {
  const { find, hrefs } = siteOf(api);
  const { id, revision, tags, relativeUrl } = await write(
    '/about',
    'our-story',
    'We began in a caravan beside the quay.',
  );
  expect(await hrefs('caravan')).toEqual(['/about']);
  expect((await find('caravan'))[0]?.text).toBe('We began in a caravan beside the quay.');
  const json = { content: 'We began in a boathouse.', tags, relativeUrl, revision };
  expect((await api.call('put', `/textcontainers/${id}`, { as, json })).status).toBe(200);
  expect([await hrefs('caravan'), await hrefs('boathouse')]).toEqual([[], ['/about']]);
});

it('the pages are read once, and again when what they show has changed', async () => {
  const { site, find } = siteOf(api);
  await find('counselling');
  const once = site.rendered();
  expect(once).toBeGreaterThan(10);
  await Promise.all(['lift', 'shops', 'privacy'].map((q) => find(q)));
  await api.call('post', '/messages', {
    json: { name: 'Una', email: 'una@example.com', subject: 'question', message: 'Are you open?' },
  });
  await find('lift');
  expect(site.rendered()).toBe(once);
  await write('/about', 'our-story', 'We began in a caravan.');
  await Promise.all(['lift', 'shops', 'privacy'].map((q) => find(q)));
  expect(site.rendered()).toBe(2 * once);
});

it('a page that could not show everything is read again', async () => {
  const { site, hrefs } = siteOf(api);
  await write('/about', 'our-story', 'We began in a caravan.');
  let isBroken = true;
  site.callThrough(
    (ask) => async (path, init) =>
      isBroken && path.startsWith('/content/page') ? new Response('{}', { status: 500 }) : ask(path, init),
  );
  expect(await hrefs('caravan')).toEqual([]);
  isBroken = false;
  expect(await hrefs('caravan')).toEqual(['/about']);
});

it('what the shops take and what they cannot is found, with where it is looked up', async () => {
  await api.call('put', '/settings/what-we-take', {
    as,
    json: { items: [mattress, { ...mattress, isTaken: true, name: 'Sofas & armchairs', why: '', instead: '' }] },
  });
  const { find } = siteOf(api);
  expect((await find('matress'))[1]).toEqual({
    href: '/what-we-take?q=Mattresses',
    kind: 'We Cannot Accept',
    title: 'Mattresses',
    text: 'They may not be sold without a fire label. The recycling centre takes them.',
  });
  const couches = await find('three-piece suite');
  expect(couches.map(({ href, kind }) => [href, kind])).toContainEqual([
    '/what-we-take?q=Sofas%20%26%20armchairs',
    'We Accept',
  ]);
});

it('nothing is found of drafts, of posts for later, and of what waits or is held back', async () => {
  const { hrefs } = siteOf(api);
  const post = async (title: string) =>
    (await api.call('post', '/blogs', { as, json: { title, slug: '', excerpt: 'A zeppelin.', body: 'A zeppelin.' } }))
      .body;
  const draft = await post('A draft');
  const later = await post('One for later');
  const publishAt = new Date(api.deps.now().getTime() + 3_600_000).toISOString();
  expect((await api.call('post', `/blogs/${later.id}/publish`, { as, json: { publishAt } })).status).toBe(200);
  const form = new FormData();
  form.set('name', 'Zeppelin Kehoe');
  form.set('content', 'The zeppelin that your drivers brought was the best of the whole winter.');
  expect((await api.call('post', '/testimonials', { form })).status).toBe(201);
  expect(await hrefs('zeppelin')).toEqual([]);
  api.deps.clock.advance({ hours: 2 });
  expect(await hrefs('zeppelin')).toEqual([`/blogs/${later.slug}`]);
  // The session of this morning is over.
  as = await api.again('Aoife Byrne');
  await api.call('post', `/blogs/${draft.id}/publish`, { as, json: {} });
  expect(await hrefs('zeppelin')).toContain(`/blogs/${draft.slug}`);
  await api.call('post', `/blogs/${draft.id}/unpublish`, { as, json: {} });
  expect(await hrefs('zeppelin')).not.toContain(`/blogs/${draft.slug}`);
});

it('the pages of a language are found while it is on, in their own words', async () => {
  const { find, hrefs } = siteOf(api);
  expect((await hrefs('polski'))[0]).toBe('/contact');
  await switchLanguages(api.deps, { pl: true });
  expect((await find('polski'))[0]).toMatchObject({ href: '/pl', language: 'pl' });
  expect((await find('po polsku'))[0]?.href).toBe('/pl');
  expect(await hrefs('counselling')).not.toContain('/pl');
  await switchLanguages(api.deps, { pl: false });
  expect((await hrefs('polski'))[0]).toBe('/contact');
});

it('who searches in a language finds its pages by their words and by the English ones, and is led to them there', async () => {
  await api.call('put', '/settings/what-we-take', { as, json: { items: [mattress] } });
  await checkEverySentence(api.deps, 'pl');
  await switchLanguages(api.deps, { ga: true });
  const { find, hrefs } = siteOf(api);
  const counselling = { href: '/pl/services/counselling', kind: 'Service', title: 'Wsparcie psychologiczne' };
  for (const q of ['wsparcie psychologiczne', 'councelling'])
    expect([q, (await find(q, 'pl'))[0]]).toEqual([q, { ...counselling, text: expect.any(String), language: 'pl' }]);
  expect((await hrefs('chemo', 'pl'))[0]).toBe('/pl/services/hospital-transport');
  expect((await hrefs('clane', 'pl'))[0]).toBe('/pl/about/our-shops');
  expect(await hrefs('matress', 'pl')).toContain('/pl/what-we-take?q=Mattresses');
  expect(await find('axe and lighthouse', 'pl')).toEqual([
    expect.not.objectContaining({ language: expect.anything() }),
  ]);
  expect((await find('axe and lighthouse', 'pl'))[0]?.href).toBe('/accessibility');
  for (const q of ['wsparcie', 'lift', 'contact'])
    for (const href of await hrefs(q, 'pl')) expect(href).not.toMatch(/^\/(?:ga|uk)\b/);
});

it('in a language whose words nobody has checked, or that is off, pages are found and shown in English', async () => {
  const { find, hrefs } = siteOf(api);
  expect((await hrefs('councelling', 'pl'))[0]).toBe('/services/counselling');
  await switchLanguages(api.deps, { pl: true });
  const [first] = await find('councelling', 'pl');
  expect(first).toEqual({ ...(await find('councelling'))[0], href: '/pl/services/counselling' });
});

const PATH = '/settings/search-words';
const words = { typed: 'jam, marmalade', means: 'counselling', page: '' };

describe.each(bothStores())('the words that the search knows, on %s', (_, open) => {
  it('are those of the product until an administrator writes others, which are counted and in the audit log', async () => {
    const opened = await open();
    const admin = await opened.staff();
    const { body: first } = await opened.get(PATH);
    expect(first.entries.length).toBeGreaterThan(10);
    expect(first.revision).toBe(0);
    // What the product knows can be saved as it is.
    expect((await opened.call('put', PATH, { as: admin, json: first })).status).toBe(200);
    const saved = await opened.call('put', PATH, { as: admin, json: { entries: [words], revision: 1 } });
    expect([saved.status, saved.body]).toEqual([200, { entries: [words], revision: 2 }]);
    expect((await opened.get(PATH)).body).toEqual(saved.body);
    const { hrefs } = siteOf(opened);
    expect((await hrefs('marmelade'))[0]).toBe('/services/counselling');
    expect(await hrefs('duvet')).toEqual([]);
    const { body } = await opened.get('/audit', admin);
    expect(body.entries[0]).toMatchObject({ action: 'changed', subjectKind: 'settings', detail: 'search words' });
  });
});

it('others are answered between one page and the next while all are read', async () => {
  const { hrefs } = siteOf(api);
  await hrefs('counselling');
  await write('/services', 'lead', 'Words that are new.');
  let turns = 0;
  let isRead = false;
  const turn = () => {
    turns += 1;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const texts = await api.deps.pageTexts.read();
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(texts.length);
});

it('a word never leads to what visitors cannot see', async () => {
  const entries = ['/admin/settings', '/offline', '/testimonials/yours', '/blogs/none'].map((page) => ({
    // Stands nowhere else.
    typed: 'zugzwang',
    means: '',
    page,
  }));
  expect((await api.call('put', PATH, { as, json: { entries } })).status).toBe(200);
  expect(await siteOf(api).hrefs('zugzwang')).toEqual([]);
});

it('a word leads to a part of a page', async () => {
  await api.call('put', PATH, { as, json: { entries: [{ ...words, page: '/support#giving' }] } });
  expect((await siteOf(api).hrefs('jam'))[0]).toBe('/support#giving');
});

it('the words are written by administrators only, and never over newer ones', async () => {
  const volunteer = await api.staff('Volunteer');
  expect((await api.call('put', PATH, { as: volunteer, json: { entries: [] } })).status).toBe(403);
  await api.call('put', PATH, { as, json: { entries: [words], revision: 0 } });
  expect((await api.call('put', PATH, { as, json: { entries: [], revision: 0 } })).status).toBe(409);
});

it.each([
  ['nothing that people type', { ...words, typed: ' ' }, 'entries.0.typed'],
  ['neither our words nor a page', { ...words, means: '' }, 'entries.0.means'],
  ['the address of another website', { ...words, page: 'https://other.example' }, 'entries.0.page'],
  ['another website without its protocol', { ...words, page: '//other.example' }, 'entries.0.page'],
  ['a list without end', { ...words, typed: 'x'.repeat(301) }, 'entries.0.typed'],
])('refuses search words with %s', async (_, entry, field) => {
  const { status, body } = await api.call('put', PATH, { as, json: { entries: [entry] } });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
