import { longDate } from '#contract/dublin.ts';
import { type FoundPosts, SEARCH_RESULTS_MAX } from '#contract/search/site-search.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { fuzzyScore } from '#contract/text/fuzzy-match.ts';
import { indexedPages } from './page-index.ts';

/** One answer to a search. */
export interface Found {
  href: string;
  kind: 'Page' | 'Service' | 'Shop' | 'Post';
  /** When a post was published. */
  day?: string;
  title: string;
  text: string;
  score: number;
}

const pagesFor = (q: string): Found[] =>
  indexedPages.map(({ href, kind, title, text, words = '' }) => ({
    href,
    kind,
    title,
    text,
    score: fuzzyScore(q, title, `${text} ${words}`),
  }));

const shopsFor = (q: string, { shops }: Settings): Found[] =>
  shops.map(({ name, address, county, phone }) => ({
    href: '/about/our-shops',
    kind: 'Shop',
    title: name,
    text: [address, county, phone].filter(Boolean).join(', '),
    score: fuzzyScore(q, name, `${address} ${county} shop`),
  }));

const postsFor = ({ posts }: FoundPosts): Found[] =>
  posts.map(({ slug, title, excerpt, publishedAt, score }) => ({
    href: `/blogs/${slug}`,
    kind: 'Post',
    day: longDate(publishedAt),
    title,
    text: excerpt,
    score,
  }));

/** Pages, services, shops and posts that answer a search, best first. */
export const findEverything = (q: string, settings: Settings, posts: FoundPosts): Found[] =>
  [...pagesFor(q), ...shopsFor(q, settings), ...postsFor(posts)]
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, SEARCH_RESULTS_MAX);
