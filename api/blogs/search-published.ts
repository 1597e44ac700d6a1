import type { PublishedPost } from '#contract/blogs.ts';
import { fuzzyMatcher } from '#contract/fuzzy-match.ts';
import { type FoundPosts, SEARCH_RESULTS_MAX } from '#contract/site-search.ts';
import { createSearch } from '../search/text-search.ts';
import { publishedPosts } from './list-published.ts';

/** The words of a post, which are found once; a changed post is another record. */
const matchers = new WeakMap<PublishedPost, (typed: string) => number>();
const matcherOf = (post: PublishedPost) => {
  const known = matchers.get(post) ?? fuzzyMatcher(post.title, post.excerpt);
  matchers.set(post, known);
  return known;
};
const matchesBody = createSearch<PublishedPost>(({ body, topics = [] }) => ({ texts: [body, ...topics] }));

/** The published posts whose title, excerpt or text answer a search, best first; never a draft. */
export const searchPublished = (deps: Parameters<typeof publishedPosts>[0], q: string): FoundPosts => {
  const words = q.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const isInBody = words.length > 0 ? matchesBody(words.join(' ')) : () => false;
  return {
    posts: publishedPosts(deps)
      .map((post) => ({ post, score: matcherOf(post)(q) || Number(isInBody(post)) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, SEARCH_RESULTS_MAX)
      .map(({ post: { slug, title, excerpt, publishedAt }, score }) => ({ slug, title, excerpt, publishedAt, score })),
  };
};
