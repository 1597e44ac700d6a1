import { afterEach, describe, expect, test } from 'vitest';
import { donationCategories } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const known = (name: string, item: Partial<KnownItem> = {}): KnownItem => ({
  category: 'furniture',
  isTaken: false,
  name,
  why: '',
  instead: '',
  words: '',
  ...item,
});
const items = [
  known('Mattresses', {
    why: 'They may not be sold without a fire label.',
    instead: 'The recycling centre takes them.',
  }),
  known('Armchairs', { isTaken: true, why: 'With their fire label.', words: 'couch' }),
  known('Books and records', { category: 'books', isTaken: true, why: 'In boxes that one person can lift.' }),
  known('Pillows and duvets', { category: 'clothing', instead: 'An animal shelter may be glad of them.' }),
];
const written = async (): Promise<ScreenApi> => {
  const api = screenApi();
  await api.call('put', '/settings/what-we-take', { as: await api.staff(), json: { items } });
  return api;
};
const lookUp = async (typed: string) =>
  (await publicPage(`/what-we-take?q=${encodeURIComponent(typed)}`, await written())).main;

test('until the lists are written the page says whom to ask', async () => {
  const { main } = await publicPage('/what-we-take');
  expect(words(main)).toContain('Not sure whether we take it?');
  expect(words(main)).toContain('Please ask first.');
  expect(links(main)).toEqual(expect.arrayContaining(['tel:+353209151976', '/contact?about=question']));
  expect(main.querySelector('form')).toBeNull();
  expect(main.querySelector('.take')).toBeNull();
});

describe('once they are written', () => {
  test('each category stands there, an empty one with whom to ask', async () => {
    const { main, html } = await publicPage('/what-we-take', await written());
    expect([...main.querySelectorAll('.take h3')].map(words)).toEqual(Object.values(donationCategories));
    const furniture = main.querySelector('#furniture');
    expect(words(furniture)).toContain(
      'We Cannot AcceptMattressesThey may not be sold without a fire label. The recycling centre takes them.',
    );
    expect(words(main.querySelector('#toys'))).toContain('Please ask first.Tell us what you have. A photo helps.');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test.each([
    ['matress', 'Mattresses'],
    ['an old double mattress', 'Mattresses'],
    ['COUCH', 'Armchairs'],
    ['duvet', 'Pillows and duvets'],
    ['an old three-piece suite', 'Armchairs'],
    ['boxes', 'Books and records'],
  ])('"%s" finds %s', async (typed, name) => {
    const main = await lookUp(typed);
    expect([...main.querySelectorAll('.section--answer h3')].map(words)).toEqual([name]);
  });

  test('the answer says why not, and what to do instead', async () => {
    const answer = words((await lookUp('mattress')).querySelector('.section--answer'));
    expect(answer).toContain('We Cannot Accept');
    expect(answer).toContain('What to do instead: The recycling centre takes them.');
  });

  test('what is taken leads to the form', async () => {
    const answer = (await lookUp('armchair')).querySelector('.section--answer') as Element;
    expect(words(answer)).toContain('We Accept');
    expect(links(answer)).toContain('/donations?form=1#donation-form');
  });

  test('what is on no list is not refused: visitors are told to ask', async () => {
    const main = await lookUp('church organ');
    expect(words(main)).toContain('“church organ” is not on our lists');
    expect(links(main)).toContain('/contact?about=question');
  });

  test('the donations page and the shop page show them in short', async () => {
    const api = await written();
    for (const address of ['/donations', '/services/donation-shop']) {
      const { main } = await publicPage(address, api);
      expect([...main.querySelectorAll('.panel--ok li')].map(words)).toEqual(['Armchairs', 'Books and records']);
      expect([...main.querySelectorAll('.panel--no li')].map(words)).toEqual(['Mattresses', 'Pillows and duvets']);
      expect(links(main)).toContain('/what-we-take');
    }
  });
});
