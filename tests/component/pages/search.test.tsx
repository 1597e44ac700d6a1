import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pages } from '#site/pages/pages.ts';
import { indexedPages } from '#site/pages/search/page-index.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';

afterEach(cleanup);

const found = async (q: string, api = screenApi()) => {
  const { main } = await publicPage(`/search?q=${encodeURIComponent(q)}`, api);
  return { main, hrefs: links(main.querySelector('.results') ?? document.createElement('ol')) };
};

const post = async (api: ReturnType<typeof screenApi>, title: string, publish: boolean) => {
  const as = await api.staff('Administrator', title);
  const json = { title, slug: '', excerpt: 'What happened on a Friday.', body: 'A helicopter landed in Longtown.' };
  const { body } = await api.call('post', '/blogs', { as, json });
  if (publish) {
    const { status } = await api.call('post', `/blogs/${body.id}/publish`, { as, json: {} });
    expect(status).toBe(200);
  }
  return body.slug as string;
};

describe('the search', () => {
  test.each([
    ['counselling', '/services/counselling'],
    ['councelling', '/services/counselling'],
    ['COUNSELING', '/services/counselling'],
    ['mattress', '/what-we-take'],
    ['hospitel lift', '/services/hospital-transport'],
    ['groceries', '/services/weekly-shopping'],
    ['iban', '/support'],
    ['clane', '/about/our-shops'],
    ['wexferd', '/about/our-shops'],
  ])('for "%s" finds %s', async (q, href) => {
    expect((await found(q)).hrefs).toContain(href);
  });

  test('marks the words that answer it, mistakes forgiven, and names the kind of each', async () => {
    const { main } = await found('councelling');
    const first = main.querySelector('.results > li');
    expect([...(first?.querySelectorAll('mark') ?? [])].map(words)).toContain('Counselling');
    expect(words(first?.querySelector('.kind'))).toBe('Service');
    expect(words(first?.querySelector('h3'))).toBe('Counselling support');
  });

  test('forgives Irish accents on both sides', async () => {
    const api = screenApi();
    const slug = await post(api, 'Bríd and Oisín take over the Friday list', true);
    expect((await found('brid oisin', api)).hrefs).toContain(`/blogs/${slug}`);
    expect((await found('Oísin', api)).hrefs).toContain(`/blogs/${slug}`);
  });

  test('finds words in the text of a post, and never a draft', async () => {
    const api = screenApi();
    const draft = await post(api, 'Secret plans', false);
    const slug = await post(api, 'A day like no other', true);
    expect((await found('helicopter', api)).hrefs).toEqual([`/blogs/${slug}`]);
    expect((await found('secret plans', api)).hrefs).not.toContain(`/blogs/${draft}`);
  });

  test('that finds nothing says so, with other ways', async () => {
    const { main, hrefs } = await found('zeppelin');
    expect(hrefs).toEqual([]);
    expect(words(main)).toContain('Nothing for “zeppelin”');
    expect(links(main)).toContain('tel:+353209151976');
  });

  test('is a plain form that asks the server', async () => {
    const { main } = await publicPage('/search');
    const form = main.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/search']);
    expect(main.querySelector('.results')).toBeNull();
  });

  test('shows what was typed as text', async () => {
    const { html } = await publicPage(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(html).not.toContain('<img src=x');
  });

  test('knows every public page', async () => {
    const listed = await Promise.all(Object.values(pages).map((load) => load()));
    const paths = listed.flatMap(({ page: { path, isPrivate, isUnlisted } }) =>
      isPrivate || isUnlisted || path.includes(':') ? [] : [path],
    );
    const known = indexedPages.map(({ href }) => href);
    expect(paths.filter((path) => !known.includes(path) && !['/search', '*'].includes(path))).toEqual([]);
  });
});

test('the accessibility page says what was tested, what is known, and whom to tell', async () => {
  const { main } = await publicPage('/accessibility');
  expect(words(main)).toContain('WCAG 2.2, level AA');
  expect(links(main)).toEqual(expect.arrayContaining(['tel:+353209151976', '/contact?about=question']));
});
