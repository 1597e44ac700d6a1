import { describe, expect, test } from 'vitest';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const pages = [
  {
    path: '/services/counselling',
    topic: 'counselling',
    service: 'counselling',
    places: ['where', 'cost', 'how-soon'],
  },
  {
    path: '/services/weekly-shopping',
    topic: 'weekly-shopping',
    service: 'shopping',
    places: ['where', 'days', 'cost', 'how-soon'],
  },
] as const;

describe.each(pages)('$path', ({ path, topic, service, places }) => {
  test('says where nothing is known that one should ask, by phone or with the service chosen', async () => {
    const { main } = await publicPage(path);
    expect(words(main).split('We have not put it on this page yet.').length - 1).toBe(places.length);
    expect(links(main)).toEqual(expect.arrayContaining(['tel:+353209151976', `/help?service=${service}`]));
  });

  test('says what staff have written', async () => {
    const api = screenApi();
    for (const place of places) await addText(api, path, place, `Written about ${place}.`);
    const { main } = await publicPage(path, api);
    for (const place of places) expect(words(main)).toContain(`Written about ${place}.`);
    expect(words(main)).not.toContain('We have not put it on this page yet.');
  });

  test.each(['/', '/about', '/services', '/testimonials'])('is linked from %s', async (from) => {
    const { document } = await publicPage(from);
    expect(links(document)).toContain(path);
    expect(links(document)).not.toContain(`/services#${topic}`);
  });
});

test('counselling names 112, 999 and the Samaritans before anything else', async () => {
  const { main } = await publicPage('/services/counselling');
  expect(links(main.querySelector('.alert--bad') ?? main)).toEqual(['tel:112', 'tel:999', 'tel:116123']);
});

test('shopping is called so, as “messages” means it only in Ireland', async () => {
  for (const address of ['/', '/about', '/services', '/services/weekly-shopping']) {
    const text = words((await publicPage(address)).main);
    expect(text, address).toMatch(/shop/i);
    expect(text, address).not.toMatch(/messages/i);
  }
});
