import { describe, expect, it } from 'vitest';
import { pictureUrl } from '#contract/pictures.ts';
import { links, publicPage, words } from '../../support/public-page.ts';

const cover = pictureUrl({ id: 'd'.repeat(22), width: 1200, height: 800 });
const post = (at: number, changes: object = {}) => ({
  id: `${at}`.repeat(22),
  slug: `post-${at}`,
  title: `Post ${at}`,
  excerpt: 'What happened in the shop.',
  author: 'Nuala',
  coverUrl: cover,
  coverAlt: 'A full shop window',
  publishedAt: '2026-09-18T09:00:00.000Z',
  ...changes,
});
const list = (total: number, ...posts: object[]) => ({ '/blogs': { posts, total } });

describe('the blog', () => {
  it('lists posts with picture, date, excerpt and link', async () => {
    const { main, asked } = await publicPage('/blogs', list(2, post(1), post(2, { coverUrl: null })));
    expect(asked).toContain('/blogs?page=1&pageSize=6');
    const [first, second] = main.querySelectorAll('article');
    if (!first || !second) throw new Error('There are not two posts.');
    expect(words(first.querySelector('h2'))).toBe('Post 1');
    expect(words(first.querySelector('time'))).toBe('18 September 2026');
    expect(words(first)).toContain('What happened in the shop.');
    expect(links(first)).toEqual(['/blogs/post-1']);
    expect(first.querySelector('img')?.getAttribute('alt')).toBe('A full shop window');
    expect(second.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('turns pages through links', async () => {
    const { main, asked, canonical } = await publicPage('/blogs?page=2&utm=x', list(13, post(1)));
    expect(asked).toContain('/blogs?page=2&pageSize=6');
    expect(canonical).toBe('/blogs?page=2');
    const pager = main.querySelector('.pager');
    if (!pager) throw new Error('There is no pager.');
    expect(links(pager)).toEqual(['/blogs', '/blogs', '/blogs?page=2', '/blogs?page=3', '/blogs?page=3']);
  });

  it('says honestly when there is nothing, when a page is empty, and when loading fails', async () => {
    expect(words((await publicPage('/blogs')).main)).toContain('No posts have been published yet.');
    expect(words((await publicPage('/blogs?page=9', list(3))).main)).toContain('There are no posts on this page.');
    expect(words((await publicPage('/blogs', { '/blogs': 500 })).main)).toContain(
      'We could not load the posts right now.',
    );
  });

  it('shows a post with its title, date, author and text', async () => {
    const page = { ...post(1), html: '<p>The <strong>kettle</strong> is on.</p>' };
    const { main, meta, status } = await publicPage('/blogs/post-1', { '/blogs/post-1': page });
    expect(status).toBe(200);
    expect(meta.title).toContain('Post 1');
    expect(words(main.querySelector('h1'))).toBe('Post 1');
    expect(words(main.querySelector('article header'))).toContain('18 September 2026, by Nuala');
    expect(words(main.querySelector('.article strong'))).toBe('kettle');
    expect(links(main)).toContain('/blogs');
  });

  it('answers 404 for a post that is not there, and stays up when it cannot be loaded', async () => {
    const missing = await publicPage('/blogs/gone');
    expect(missing.status).toBe(404);
    expect(words(missing.main.querySelector('h1'))).toBe('Page not found');
    const broken = await publicPage('/blogs/post-1', { '/blogs/post-1': 500 });
    expect(broken.status).toBe(200);
    expect(words(broken.main)).toContain('We could not load this post right now.');
  });
});
