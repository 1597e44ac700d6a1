import { SLUG_RESERVED, SLUG_TAKEN, type StoredPost, slugLeadsTo } from '#contract/blogs/blogs.ts';
import { SLUG_MAX, slugOf } from '#contract/blogs/slugs.ts';
import { Failure } from '../core/failure.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Draft } from '../store/store.ts';

const NO_SUCH_POST = 'There is no such post. It may have been deleted.';

/** Slugs that would clash with other addresses under `/blogs`, `/api/blogs` and `/admin/blogs`. */
const RESERVED = new Set(['admin', 'all', 'api', 'by-id', 'feed', 'new', 'preview', 'search', 'topics']);

export const findPost = (posts: { get(id: string): StoredPost | undefined }, id: string): StoredPost => {
  const post = posts.get(id);
  if (!post) throw new Failure('not_found', NO_SUCH_POST);
  return post;
};

export const changedSince = (data: Authors, { changedBy }: StoredPost): string =>
  `${authorNameOrNull(data, changedBy ?? null) ?? 'Someone else'} has changed this post in the meantime. Please reload it and try again.`;

const slugProblem = ({ posts }: Draft, slug: string, id: string): string | null => {
  if (RESERVED.has(slug)) return SLUG_RESERVED;
  if (posts.list('slug', slug).some((post) => post.id !== id)) return SLUG_TAKEN;
  const earlier = posts.list('publicSlug', slug).find((post) => post.id !== id);
  return earlier ? slugLeadsTo(earlier.title) : null;
};

const fromTitle = (draft: Draft, title: string, id: string): string => {
  const wanted = slugOf(title) || 'post';
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const slug = `${wanted.slice(0, SLUG_MAX - ending.length).replace(/-+$/, '')}${ending}`;
    if (!slugProblem(draft, slug, id)) return slug;
  }
};

/**
 * Generates a slug from the title if none is given.
 * @throws Failure `conflict` if the given one is in use, was the address of another post, or is reserved.
 */
export const chooseSlug = (draft: Draft, { slug, title }: { slug: string; title: string }, id: string): string => {
  if (slug === '') return fromTitle(draft, title, id);
  const problem = slugProblem(draft, slug, id);
  if (problem) throw new Failure('conflict', problem, { fields: { slug: problem } });
  return slug;
};
