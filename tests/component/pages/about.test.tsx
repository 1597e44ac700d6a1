import { describe, expect, it } from 'vitest';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addImage, addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

describe('the About page', () => {
  it('tells the story in years, and how the charity helps', async () => {
    const { main } = await publicPage('/about');
    const river = [...main.querySelectorAll('.river-line li')].map((event) => [
      words(event.querySelector('.year')),
      words(event.querySelector('h3')),
    ]);
    expect(river).toEqual([
      ['1976', 'The first fundraiser'],
      ['2003', 'The athletic club'],
      ['2004', 'Car boot sales'],
      ['2009', 'The first shop, in Clane'],
      ['2025', '50+ years'],
    ]);
    expect([...main.querySelectorAll('.card--link h3')].map(words)).toEqual([
      'Hospital Transport',
      'Counselling Support',
      'Weekly Shopping',
      'Medical Expense Support',
    ]);
    expect(links(main)).toEqual(expect.arrayContaining(['/support', '/donations', '/about/our-shops']));
    expect(main.querySelectorAll('.figures > div')).toHaveLength(3);
  });

  it('shows the story and the founder that staff have set', async () => {
    const api = screenApi();
    await addText(api, '/about', 'our-story', 'One <b>line</b>.\n\nAnother.');
    const { currentImageUrl } = await addImage(api, '/about', 'founder', 'Our founder in 1976');
    const { main } = await publicPage('/about', api);
    expect([...main.querySelectorAll('.prose p')].map(words)).toEqual(['One <b>line</b>.', 'Another.']);
    const founder = main.querySelector('.frame img');
    expect(founder?.getAttribute('src')).toBe(currentImageUrl);
    expect(founder?.getAttribute('alt')).toBe('Our founder in 1976');
  });

  it('keeps its own story when the containers cannot be read', async () => {
    const api = screenApi();
    await addText(api, '/about', 'our-story', 'Another story.');
    api.line.failAll('GET', '/api/content/page', 500);
    const { main, status } = await publicPage('/about', api);
    expect(status).toBe(200);
    expect(words(main.querySelector('.prose'))).toContain('It began in 1976 with a first fundraiser');
  });
});
