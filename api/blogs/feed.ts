import type { PublishedPost } from '#contract/blogs/blogs.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { readSettings } from '../settings/settings.ts';
import { publishedPosts } from './list-published.ts';
import { topicsOf } from './topics.ts';

const POSTS_MAX = 20;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Leaves out control characters that XML cannot carry. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${xmlText(text)}</${name}>`;

const itemOf = ({ store, policy: { publicUrl } }: Pick<Deps, 'store' | 'policy'>, post: PublishedPost): string => {
  const { slug, publicSlugs, guid, title, excerpt, author, publishedAt } = post;
  const addressOf = (of: string) => `${publicUrl}/blogs/${of}`;
  return [
    '<item>',
    element('title', title),
    element('link', addressOf(slug)),
    guid
      ? element('guid', guid, ' isPermaLink="false"')
      : element('guid', addressOf(publicSlugs?.[0] ?? slug), ' isPermaLink="true"'),
    element('pubDate', new Date(publishedAt).toUTCString()),
    element('dc:creator', authorName(store.data, author)),
    element('description', excerpt),
    ...topicsOf(post).map(({ name }) => element('category', name)),
    '</item>',
  ].join('');
};

/** Valid until a post or the settings change, or the next scheduled post is due. */
export const feedXml = (deps: Pick<Deps, 'store' | 'now' | 'policy'>): string => {
  const { publicUrl } = deps.policy;
  const { name } = readSettings(deps).organisation;
  const posts = publishedPosts(deps).slice(0, POSTS_MAX);
  const newest = posts[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${name}: Blog`),
    element('link', `${publicUrl}/blogs`),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(`${publicUrl}/blogs/feed.xml`)}"/>`,
    element('description', `News from ${name}.`),
    element('language', 'en-IE'),
    newest ? element('lastBuildDate', new Date(newest).toUTCString()) : '',
    ...posts.map((post) => itemOf(deps, post)),
    '</channel></rss>',
  ].join('');
};
