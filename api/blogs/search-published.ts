import type { PublishedPost } from '#contract/blogs/blogs.ts';
import { wordForm } from '#contract/personal-data/name.ts';
import { type FoundPosts, SEARCH_RESULTS_MAX } from '#contract/search/site-search.ts';
import { fuzzyMatcher } from '#contract/text/fuzzy-match.ts';
import { publishedPosts } from './list-published.ts';

/** A post as it is searched, made once; a changed post is another record. */
const searched = new WeakMap<PublishedPost, { scoreOf: (typed: string) => number; body: string }>();
const searchedOf = (post: PublishedPost) => {
  const { title, excerpt, body, topics = [] } = post;
  const known = searched.get(post) ?? {
    scoreOf: fuzzyMatcher(title, excerpt),
    body: wordForm([body, ...topics].join('\n')),
  };
  searched.set(post, known);
  return known;
};

/** The published posts whose title, excerpt or text answer a search, best first; never a draft. */
export const searchPublished = (deps: Parameters<typeof publishedPosts>[0], q: string): FoundPosts => {
  const words = (q.match(/[\p{L}\p{M}\d]+/gu) ?? []).map(wordForm).filter(Boolean);
  const scoreIn = (post: PublishedPost) => {
    const { scoreOf, body } = searchedOf(post);
    return scoreOf(q) || Number(words.length > 0 && words.every((word) => body.includes(word)));
  };
  return {
    posts: publishedPosts(deps)
      .map((post) => ({ post, score: scoreIn(post) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, SEARCH_RESULTS_MAX)
      .map(({ post: { slug, title, excerpt, publishedAt }, score }) => ({ slug, title, excerpt, publishedAt, score })),
  };
};
