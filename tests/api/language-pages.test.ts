// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { containerTags } from '#contract/containers/containers.ts';
import { isTranslatedPath } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { testDeps } from '../support/deps.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { links } from '../support/public-page.ts';
import { publicPages } from '../support/public-pages.ts';
import { testSite } from '../support/site.ts';
import { testApi } from '../support/test-api.ts';
import { textsOf } from '../support/texts.ts';

const open = () => {
  const deps = testDeps();
  const site = testSite(deps);
  const document = async (path: string) => {
    const text = await (await site.get(path)).text();
    // Reading a document does not load what it names.
    return new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
  };
  return { deps, site, document, at: deps.policy.publicUrl };
};

const alternatesIn = (document: Document) =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

it('there is no page of a language, and no word of it, until it is switched on', async () => {
  const { deps, site } = open();
  for (const path of ['/pl', '/ga/donations', '/uk/support']) expect((await site.get(path)).status).toBe(404);
  const before = await (await site.get('/donations')).text();
  expect(before).not.toMatch(/hreflang|Polski|Languages/i);
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('hreflang');
  await switchLanguages(deps, { pl: true });
  expect((await site.get('/pl')).status).toBe(200);
  expect((await site.get('/ga/donations')).status).toBe(404);
  await switchLanguages(deps, { pl: false });
  expect((await site.get('/pl')).status).toBe(404);
  expect(await (await site.get('/donations')).text()).toBe(before);
});

it('figures of the specification are said in the language, those of the charity as they are typed', async () => {
  const { deps, document } = open();
  await checkEverySentence(deps, 'pl');
  const figures = async () =>
    [...(await document('/pl')).querySelectorAll('.figures dt')].map((one) => one.textContent);
  expect(await figures()).toEqual(['50+', 'ponad 100 tys. €', 'Tysiące']);
  const own = { years: '12', raised: '€40,000', families: '310' };
  await deps.store.change((draft) => {
    const before = draft.settings.get('settings') ?? { id: 'settings', ...defaultSettings };
    draft.settings.put({ ...before, figures: own });
  });
  expect(await figures()).toEqual(Object.values(own));
  expect((await document('/pl/about')).querySelector('.river-line')?.textContent).toContain('12 lat');
});

it('only the pages of the menu, those that somebody ill or giving needs, and those to which their forms lead are there in a language', async () => {
  const { deps, site } = open();
  await switchLanguages(deps, { uk: true });
  for (const path of [
    '/uk',
    '/uk/about',
    '/uk/about/our-shops',
    '/uk/services',
    '/uk/testimonials',
    '/uk/support',
    '/uk/contact',
    '/uk/help',
    '/uk/services/counselling',
    '/uk/services/weekly-shopping',
    '/uk/what-we-take',
    '/uk/search',
    '/uk/privacy',
    '/uk/help/yours',
    '/uk/donations/yours',
    '/uk/testimonials/yours',
  ])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  for (const path of ['/uk/blogs', '/uk/accessibility', '/uk/uk', '/ukr'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

it('a page says which language it is in and where it is in the others, and what is English says so', async () => {
  const { deps, document, at } = open();
  await switchLanguages(deps, { pl: true, ga: true });
  const polish = await document('/pl/donations?form=1');
  expect(polish.documentElement.lang).toBe('pl');
  expect(polish.querySelector('title')?.getAttribute('lang')).toBe('en-IE');
  expect(polish.querySelector('main h1')?.getAttribute('lang')).toBe('en-IE');
  expect(polish.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${at}/pl/donations`);
  const expected = [
    ['en-IE', `${at}/donations`],
    ['ga', `${at}/ga/donations`],
    ['pl', `${at}/pl/donations`],
    ['x-default', `${at}/donations`],
  ];
  expect(alternatesIn(polish)).toEqual(expected);
  const english = await document('/donations');
  expect(english.documentElement.lang).toBe('en-IE');
  expect(english.querySelector('main')?.hasAttribute('lang')).toBe(false);
  expect(alternatesIn(english)).toEqual(expected);
  expect(alternatesIn(await document('/who-we-are'))).toEqual([]);
});

it('each page links to itself in every language, and stays in its own where it leads on', async () => {
  const { deps, document } = open();
  await switchLanguages(deps, { pl: true, ga: true });
  const polish = await document('/pl/testimonials');
  const list = polish.querySelector('nav[aria-label=Languages]');
  expect([...(list?.querySelectorAll('a') ?? [])].map((a) => [a.textContent, a.getAttribute('href'), a.lang])).toEqual([
    ['English', '/testimonials', 'en-IE'],
    ['Gaeilge', '/ga/testimonials', 'ga'],
    ['Polski', '/pl/testimonials', 'pl'],
  ]);
  expect(list?.querySelector('[aria-current]')?.textContent).toBe('Polski');
  const header = polish.querySelector('header');
  expect(header && links(header)).toEqual(
    expect.arrayContaining(['/pl', '/pl/about', '/pl/donations', '/pl/services/hospital-transport', '/pl/help']),
  );
  expect(header?.querySelector('.nav [aria-current=page]')?.getAttribute('href')).toBe('/pl/testimonials');
});

it('a page in English alone leads to the home of each language, and says nothing while none is on', async () => {
  const { deps, document } = open();
  const languagesAt = async (path: string) =>
    [...(await document(path)).querySelectorAll('nav.langs a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(await languagesAt('/who-we-are')).toEqual([]);
  await switchLanguages(deps, { pl: true });
  expect(await languagesAt('/who-we-are')).toEqual([
    ['English', '/who-we-are'],
    ['Polski', '/pl'],
  ]);
});

it('who changes the language keeps what they searched for', async () => {
  const { deps, document } = open();
  await switchLanguages(deps, { pl: true });
  const found = await document('/search?q=a%20lift');
  const links = [...found.querySelectorAll('nav.langs a')].map((a) => a.getAttribute('href'));
  expect(links).toEqual(['/search?q=a+lift', '/pl/search?q=a+lift']);
});

it('every language has its own cached page with its own tag', async () => {
  const { deps, site } = open();
  await switchLanguages(deps, { pl: true });
  const [english, polish] = [await site.get('/about'), await site.get('/pl/about?any=thing')];
  const tag = polish.headers.get('etag') ?? '';
  expect(tag).not.toBe(english.headers.get('etag'));
  expect((await site.get('/pl/about', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect(site.rendered()).toBe(2);
});

it('the sitemap lists a page once for each language, each time with all of them', async () => {
  const { deps, site, at } = open();
  await switchLanguages(deps, { pl: true });
  const map = await (await site.get('/sitemap.xml')).text();
  const alternate = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${at}${path}"/>`;
  const all = alternate('en-IE', '/support') + alternate('pl', '/pl/support') + alternate('x-default', '/support');
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(map).toContain(`<url><loc>${at}/support</loc>${all}</url><url><loc>${at}/pl/support</loc>${all}</url>`);
  expect(map).toContain(`<url><loc>${at}/who-we-are</loc></url>`);
});

it('a form without scripts is posted to its own language, and to none that is off', async () => {
  const { deps, site } = open();
  const post = (path: string) => {
    const body = new FormData();
    body.append('submitterName', 'Ola');
    return site.app.request(path, { method: 'POST', body, headers: { 'x-forwarded-for': '192.0.2.7' } });
  };
  expect((await post('/pl/donations')).status).toBe(404);
  await switchLanguages(deps, { pl: true });
  const refused = await post('/pl/donations');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/<html lang="pl">[\s\S]*Email is required/);
});

it('what staff have written in the language of a page is shown and marked as such; English stands in, and says so', async () => {
  const { deps, site, document } = open();
  await switchLanguages(deps, { pl: true });
  const api = testApi(deps);
  const { create } = textsOf(api, await api.staff('Administrator', 'Brian Roche'));
  await create({ content: 'One hall.\nOne raffle.' });
  await create({ content: 'Jedna sala.\nJedna loteria.', language: 'pl' });
  const accepted = containerTags('text', '/donations', 'accept');
  await create({ tags: accepted, relativeUrl: '/donations', content: 'Chairs' });
  const langOf = (page: Document, text: string) =>
    [...page.querySelectorAll('main *')]
      .find((one) => one.textContent === text)
      ?.closest('[lang]')
      ?.getAttribute('lang');
  const polish = await document('/pl/about');
  for (const line of ['Jedna sala.', 'Jedna loteria.']) expect([line, langOf(polish, line)]).toEqual([line, 'pl']);
  expect(polish.body.textContent).not.toContain('One raffle.');
  expect(langOf(await document('/pl/donations'), 'Chairs')).toBe('en-IE');
  const english = await (await site.get('/about')).text();
  expect(english).toContain('One raffle.');
  expect(english).not.toContain('Jedna');
});

it('an address without a page says so in its language, and leads to the page in the others', async () => {
  const { deps, site, document } = open();
  await checkEverySentence(deps, 'pl');
  const found = await document('/pl/nic-tu-nie-ma');
  expect((await site.get('/pl/nic-tu-nie-ma')).status).toBe(404);
  expect(found.documentElement.lang).toBe('pl');
  expect(found.querySelector('h1')?.textContent).toBe('Nie znaleziono strony');
  expect(found.querySelector('.langs a[hreflang="en-IE"]')).not.toBeNull();
  expect(alternatesIn(found)).toEqual([]);
  expect((await document('/nothing-here')).querySelector('h1')?.textContent).toBe('Page not found');
});

it('where nothing is checked, every sentence of every page says that it is English', async () => {
  const { deps, document } = open();
  await switchLanguages(deps, { pl: true });
  const { organisation, shops, contact, serviceEmails } = defaultSettings;
  const emails = [contact.email, contact.organisationEmail, ...Object.values(serviceEmails)];
  const places = shops.flatMap(({ name, address, county }) => [name, address, `Co ${county}`]);
  const names = [organisation.name, ...emails, ...places, 'www.dataprotection.ie'].join(' ');
  const found: string[] = [];
  for (const path of publicPages.filter((address) => isTranslatedPath(address.replace(/\?.*/, '')))) {
    const page = await document(`/pl${path === '/' ? '' : path}`);
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const around = node.parentElement;
      if (around?.closest('script, nav.langs') || around?.closest('[lang]')?.getAttribute('lang') !== 'pl') continue;
      const isName = text.split(/, |[,.:]$/).every((part) => names.includes(part));
      const isDay = /^(?:pon|wt|śr|czw|pt|pią|sob|nie)/.test(text);
      if (/\p{L}{3}/u.test(text) && !isName && !isDay) found.push(`${path}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});
