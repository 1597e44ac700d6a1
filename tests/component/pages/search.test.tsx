import { describe, expect, test } from 'vitest';
import { mattress } from '../../support/filled-in.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';
import { testSite } from '../../support/site.ts';

const found = async (q: string, api = screenApi()) => {
  // The site in which it searches.
  testSite(api.deps);
  const page = await publicPage(`/search?q=${encodeURIComponent(q)}`, api);
  const { main } = page;
  return { ...page, hrefs: links(main.querySelector('.results') ?? document.createElement('ol')) };
};

describe('the search', () => {
  test('marks the words that answer it, mistakes forgiven, and names the kind of each', async () => {
    const { main } = await found('councelling');
    const first = main.querySelector('.results > li');
    expect([...(first?.querySelectorAll('mark') ?? [])].map(words)).toContain('Counselling');
    expect(words(first?.querySelector('.kind'))).toBe('Service');
    expect(words(first?.querySelector('h3'))).toBe('Counselling support');
  });

  test('says of a post when it was published, and of a thing whether we take it', async () => {
    const api = screenApi();
    await api.at('2026-02-06T09:00:00Z', async () => {
      const as = await api.staff();
      const json = { title: 'Bríd’s zeppelin', slug: '', excerpt: 'It landed.', body: 'On a Friday.' };
      const { body } = await api.call('post', '/blogs', { as, json });
      await api.call('post', `/blogs/${body.id}/publish`, { as, json: {} });
    });
    const as = await api.staff('Administrator', 'Nuala Kehoe');
    const items = [{ ...mattress, name: 'A toy zeppelin', isTaken: false }];
    await api.call('put', '/settings/what-we-take', { as, json: { items } });
    const { main } = await found('zeppelin', api);
    expect([...main.querySelectorAll('.kind')].slice(0, 2).map(words)).toEqual([
      'We Cannot Accept',
      'Post, 6 February 2026',
    ]);
  });

  test('that failed does not say that there is nothing', async () => {
    const api = screenApi();
    api.line.failNext('GET', '/api/search', 500);
    const { main, isComplete } = await found('counselling', api);
    expect(words(main)).toContain('We could not search right now.');
    expect(words(main)).not.toContain('Nothing for');
    expect(isComplete).toBe(false);
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
});

test('the accessibility page says what was tested, what is known, and whom to tell', async () => {
  const { main } = await publicPage('/accessibility');
  expect(words(main)).toContain('WCAG 2.2, level AA');
  expect(links(main)).toEqual(expect.arrayContaining(['tel:+353209151976', '/contact?about=question']));
});
