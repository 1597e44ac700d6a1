import { beforeEach, expect, it } from 'vitest';
import { feedXml } from '#api/blogs/feed.ts';
import { nextDue } from '#api/blogs/list-published.ts';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';

let deps: TestDeps;
beforeEach(() => {
  deps = testDeps();
});

const add = (slug: string, fields: Partial<StoredPost> = {}) =>
  deps.store.change((draft) =>
    draft.posts.put({
      id: deps.newId(),
      slug,
      title: slug,
      excerpt: 'In short.',
      body: 'Text.',
      cover: null,
      coverAlt: '',
      author: 'name:Aoife Byrne',
      status: 'published',
      publishedAt: '2026-03-01T10:00:00.000Z',
      createdAt: '2026-03-01T10:00:00.000Z',
      updatedAt: '2026-03-01T10:00:00.000Z',
      revision: 1,
      ...fields,
    }),
  );

it('the feed of posts names the topics of a post as categories', async () => {
  await add('new', { topics: ['Our shops', 'Tea & scones'] });
  expect(feedXml(deps)).toContain('<category>Our shops</category><category>Tea &amp; scones</category></item>');
});

it('the feed of posts lists published posts, newest first, without drafts and scheduled ones', async () => {
  await add('old', { publishedAt: '2026-02-01T10:00:00.000Z' });
  await add('new');
  await add('draft', { status: 'draft', publishedAt: null });
  await add('later', { publishedAt: '2026-03-03T10:00:00.000Z' });
  const xml = feedXml(deps);
  expect([...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual(['new', 'old']);
  expect(xml).toContain('<link>http://localhost:3000/blogs/new</link>');
  expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>');
  deps.clock.set('2026-03-03T10:00:00.000Z');
  expect(feedXml(deps)).toContain('/blogs/later');
});

it('the feed of posts escapes any text as valid XML', async () => {
  await add('a', { title: `<script> & "quotes" ]]> ${String.fromCharCode(0, 11)}`, excerpt: "It's 5 < 6" });
  const xml = feedXml(deps);
  expect(xml).toContain('<title>&lt;script&gt; &amp; &quot;quotes&quot; ]]&gt; </title>');
  expect(xml).toContain('It&apos;s 5 &lt; 6');
});

it('the feed of posts is valid without posts', () => {
  expect(feedXml(deps)).toMatch(/^<\?xml .*<rss version="2\.0".*<\/channel><\/rss>$/s);
});

it('the feed of posts knows when the next post is due', async () => {
  expect(nextDue(deps)).toBeNull();
  await add('past');
  await add('far', { publishedAt: '2026-05-01T00:00:00.000Z' });
  await add('near', { publishedAt: '2026-04-01T00:00:00.000Z' });
  await add('never', { status: 'draft', publishedAt: '2026-03-10T00:00:00.000Z' });
  expect(nextDue(deps)).toEqual(new Date('2026-04-01T00:00:00.000Z'));
});
