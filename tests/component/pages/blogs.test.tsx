import { describe, expect, it } from 'vitest';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addPost, addPublishedPost } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const EXCERPT = 'What happened in the shop.';

/** An API with so many published posts, `Post 1` to `Post n`, a day apart from 1 September on. */
const withPosts = async (count: number) => {
  const api = screenApi();
  for (let day = 1; day <= count; day += 1) {
    await addPublishedPost(api, { title: `Post ${day}` }, `2026-09-${String(day).padStart(2, '0')}T09:00:00.000Z`);
  }
  return api;
};

describe('the blog', () => {
  it('lists published posts with picture, date, excerpt and link, the latest first', async () => {
    const api = screenApi();
    await addPublishedPost(api, { title: 'Post 2', excerpt: EXCERPT }, '2026-09-17T09:00:00.000Z');
    await addPublishedPost(
      api,
      { title: 'Post 1', excerpt: EXCERPT, coverAlt: 'A full shop window' },
      '2026-09-18T09:00:00.000Z',
    );
    await addPost(api, { title: 'A draft' });
    const { main } = await publicPage('/blogs', api);
    const [first, second, ...others] = main.querySelectorAll('article');
    if (!first || !second) throw new Error('There are not two posts.');
    expect(others).toEqual([]);
    expect(words(first.querySelector('h2'))).toBe('Post 1');
    expect(words(first.querySelector('time'))).toBe('18 September 2026');
    expect(words(first)).toContain(EXCERPT);
    expect(links(first)).toEqual(['/blogs/post-1']);
    expect(first.querySelector('img')?.getAttribute('alt')).toBe('A full shop window');
    expect(second.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('turns pages of six through links', async () => {
    const api = await withPosts(13);
    const { main, canonical } = await publicPage('/blogs?page=2&utm=x', api);
    expect([...main.querySelectorAll('article h2')].map(words)).toEqual([
      'Post 7',
      'Post 6',
      'Post 5',
      'Post 4',
      'Post 3',
      'Post 2',
    ]);
    expect(canonical).toBe('/blogs?page=2');
    const pager = main.querySelector('.pager');
    if (!pager) throw new Error('There is no pager.');
    expect(links(pager)).toEqual(['/blogs', '/blogs', '/blogs?page=2', '/blogs?page=3', '/blogs?page=3']);
  });

  it('says honestly when there is nothing, when a page is empty, and when loading fails', async () => {
    expect(words((await publicPage('/blogs')).main)).toContain('No posts have been published yet.');
    const api = await withPosts(1);
    expect(words((await publicPage('/blogs?page=9', api)).main)).toContain('There are no posts on this page.');
    api.line.failNext('GET', '/api/blogs', 500);
    expect(words((await publicPage('/blogs', api)).main)).toContain('We could not load the posts right now.');
  });

  it('shows a post with its title, date, author and text', async () => {
    const api = screenApi();
    const body = 'The **kettle** is on.';
    await addPublishedPost(api, { title: 'Post 1', body }, '2026-09-18T09:00:00.000Z');
    const { main, meta, status } = await publicPage('/blogs/post-1', api);
    expect(status).toBe(200);
    expect(meta.title).toContain('Post 1');
    expect(words(main.querySelector('h1'))).toBe('Post 1');
    expect(words(main.querySelector('article header'))).toContain('18 September 2026, by Nuala Kehoe');
    expect(words(main.querySelector('.article strong'))).toBe('kettle');
    expect(links(main)).toContain('/blogs');
  });

  it('leads from a post to its topics and to the posts before and after, and lists the posts of a topic', async () => {
    const api = screenApi();
    for (const [day, topics] of [
      ['16', ['Tea']],
      ['17', ['Tea', 'History']],
      ['18', []],
    ] as const)
      await addPublishedPost(api, { title: `Post ${day}`, topics }, `2026-09-${day}T09:00:00.000Z`);
    const { main } = await publicPage('/blogs/post-17', api);
    expect(links(main)).toEqual(
      expect.arrayContaining(['/blogs/topics/tea', '/blogs/topics/history', '/blogs/post-16', '/blogs/post-18']),
    );
    const topic = await publicPage('/blogs/topics/tea?page=1', api);
    expect([...topic.main.querySelectorAll('article h2')].map(words)).toEqual(['Post 17', 'Post 16']);
    expect(words(topic.main.querySelector('article p'))).toBe('17 September 2026 · Tea · History');
    expect(words(topic.main.querySelector('[aria-label=Topics] [aria-current]'))).toBe('Tea');
    expect([topic.canonical, topic.meta.title]).toEqual([
      '/blogs/topics/tea',
      'Tea, from our blog · South East Care Fund',
    ]);
    expect((await publicPage('/blogs/topics/coffee', api)).status).toBe(404);
  });

  it('answers 404 for a post that is not there, and stays up when it cannot be loaded', async () => {
    const api = await withPosts(1);
    const missing = await publicPage('/blogs/gone', api);
    expect(missing.status).toBe(404);
    expect(words(missing.main.querySelector('h1'))).toBe('Page not found');
    api.line.failNext('GET', '/api/blogs/:slug', 500);
    const broken = await publicPage('/blogs/post-1', api);
    expect(broken.status).toBe(200);
    expect(words(broken.main)).toContain('We could not load this post right now.');
  });
});
