import type { PostState, StaffPost, StaffPostQuery, StaffPosts, StoredPost } from '#contract/blogs.ts';
import type { Deps } from '../http/deps.ts';
import { pageOf } from '../search/page-of.ts';
import { createSearch } from '../search/words.ts';
import { EVERY } from '../store/collections.ts';
import { findPost } from './find-post.ts';
import { stateOf, viewPost } from './view.ts';

type ReadDeps = Pick<Deps, 'store' | 'now'>;

const search = createSearch<StoredPost>(({ title, slug, excerpt, body, author }) => [
  title,
  slug,
  excerpt,
  body,
  author,
]);

/** All posts, drafts too, newest first, that fit the search and the state; and how many there are of each state. */
export const listAllPosts = ({ store, now }: ReadDeps, { q, status, ...paging }: StaffPostQuery): StaffPosts => {
  const at = now();
  const all = store.data.posts.list('newest', EVERY);
  const holds = search(q);
  const found = all.filter((post) => (!status || stateOf(post, at) === status) && holds(post));
  const { rows, total } = pageOf(found, paging);
  const counts = { draft: 0, scheduled: 0, published: 0 } satisfies Record<PostState, number>;
  for (const post of all) counts[stateOf(post, at)] += 1;
  return { posts: rows.map((post) => viewPost(post, at)), total, counts };
};

/** One post, whatever its state. @throws Failure `not_found`. */
export const readPost = ({ store, now }: ReadDeps, id: string): StaffPost =>
  viewPost(findPost(store.data.posts, id), now());
