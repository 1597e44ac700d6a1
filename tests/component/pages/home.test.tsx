import { describe, expect, it } from 'vitest';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addApprovedStory, addPublishedPost } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

describe('the home page', () => {
  it('opens with the two ways to help, the door for who needs it, the figures and the services', async () => {
    const { main } = await publicPage('/');
    const hero = main.querySelector('.hero');
    if (!hero) throw new Error('There is no hero.');
    expect(hero.className).toContain('hero--home');
    expect(links(hero)).toEqual(['/support', '/donations', '/help']);
    expect([...main.querySelectorAll('.figures > div')].map((figure) => [...figure.children].map(words))).toEqual([
      ['50+', 'years of service'],
      ['€100k+', 'raised'],
      ['1000s', 'of families helped'],
    ]);
    expect([...main.querySelectorAll('.mission h3')].map(words)).toEqual([
      'Medical expenses',
      'Hospital transport',
      'Counselling support',
      'Weekly shopping help',
      'Second-hand shops',
    ]);
    expect([...main.querySelectorAll('.ctas .btn')].map((link) => link.getAttribute('href'))).toEqual([
      '/support',
      '/donations',
      '/about',
    ]);
  });

  it('shows the three newest posts, and nothing of a blog that is empty', async () => {
    const posts = (main: HTMLElement) => links(main).filter((href) => href.startsWith('/blogs'));
    expect(posts((await publicPage('/')).main)).toEqual([]);
    const api = screenApi();
    for (const day of [15, 16, 17, 18])
      await addPublishedPost(api, { title: `Post ${day}` }, `2026-09-${day}T10:00:00.000Z`);
    expect(posts((await publicPage('/', api)).main)).toEqual([
      '/blogs',
      '/blogs/post-18',
      '/blogs/post-17',
      '/blogs/post-16',
    ]);
  });

  it('shows the three testimonials that were approved last, with name and date', async () => {
    const api = screenApi();
    for (const day of [15, 16, 17, 18])
      await addApprovedStory(api, { name: `Nuala ${day}` }, `2026-09-${day}T10:00:00.000Z`);
    const { main } = await publicPage('/', api);
    const notes = [...main.querySelectorAll('.note')];
    expect(notes.map((note) => words(note.querySelector('cite')))).toEqual(['Nuala 18', 'Nuala 17', 'Nuala 16']);
    expect(words(notes[0]?.querySelector('time'))).toBe('18 September 2026');
    expect(words(notes[0]?.querySelector('.disc'))).toBe('N1');
  });

  it('shows the beginning of a long testimonial with a link to the whole', async () => {
    const api = screenApi();
    const id = await addApprovedStory(api, { content: 'They came every week and never once were late. '.repeat(40) });
    const { main } = await publicPage('/', api);
    const note = main.querySelector('.note');
    expect(words(note?.querySelector('blockquote')).length).toBeLessThanOrEqual(281);
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(`/testimonials#note-${id}`);
  });

  it('shows what people wrote as text, never as markup', async () => {
    const api = screenApi();
    const content = '<img src=x onerror=alert(1)> is what I wrote.\nAnd a second line.';
    await addApprovedStory(api, { content, name: '<b>Bold</b>' });
    const { main } = await publicPage('/', api);
    const quote = main.querySelector('.note blockquote');
    expect(quote?.querySelector('img')).toBeNull();
    expect([...(quote?.querySelectorAll('p') ?? [])].map(words)).toEqual([
      '<img src=x onerror=alert(1)> is what I wrote.',
      'And a second line.',
    ]);
    expect(words(main.querySelector('.note cite'))).toBe('<b>Bold</b>');
  });

  it('says when testimonials cannot be loaded, with the way to share a story', async () => {
    const api = screenApi();
    api.line.failNext('GET', '/api/testimonials/approved', 500);
    const { main } = await publicPage('/', api);
    const notice = main.querySelector('.alert');
    expect(words(notice)).toContain("We're having trouble loading testimonials right now.");
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/testimonials?write=1#write');
    expect(words(notice?.querySelector('a'))).toBe('share a story');
  });

  it('invites the first story when there is none', async () => {
    const { main } = await publicPage('/');
    expect(words(main)).toContain('No testimonials have been published yet. Be the first to share your story!');
  });
});
