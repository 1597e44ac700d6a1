import { describe, expect, it } from 'vitest';
import { pictureUrl } from '#contract/pictures.ts';
import { links, publicPage, words } from '../../support/public-page.ts';

const id = 'a'.repeat(22);
const kept = { id, tags: [], relativeUrl: '/about', title: '', description: '', metadata: {}, revision: 1 };

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
    const picture = pictureUrl({ id, width: 900, height: 1200 });
    const { main, asked } = await publicPage('/about', {
      '/textcontainers/by-tags-and-url': { ...kept, content: 'One <b>line</b>.\n\nAnother.', style: '' },
      '/imagecontainers/by-tags-and-url': { ...kept, altText: 'Our founder in 1976', currentImageUrl: picture },
    });
    expect([...main.querySelectorAll('.prose p')].map(words)).toEqual(['One <b>line</b>.', 'Another.']);
    const founder = main.querySelector('.frame img');
    expect(founder?.getAttribute('src')).toBe(picture);
    expect(founder?.getAttribute('alt')).toBe('Our founder in 1976');
    expect(asked).toContain(
      '/textcontainers/by-tags-and-url?tags=managed-text%2Cabout%2Cour%2Cstory&relativeUrl=%2Fabout',
    );
  });

  it('keeps its own story when the containers cannot be read', async () => {
    const { main, status } = await publicPage('/about', { '/textcontainers/by-tags-and-url': 500 });
    expect(status).toBe(200);
    expect(words(main.querySelector('.prose'))).toContain('It began in 1976 with a first fundraiser');
  });
});
