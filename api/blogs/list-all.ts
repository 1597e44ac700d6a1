import type { PostState, StaffPost, StaffPostQuery, StaffPosts, StoredPost } from '#contract/blogs/blogs.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { createSearch } from '../search/text-search.ts';
import { EVERY } from '../store/collections.ts';
import { findPost } from './find-post.ts';
import { countTopics } from './topics.ts';
import { stateOf, viewPost } from './view.ts';

type ReadDeps = Pick<Deps, 'store' | 'now'>;
type Data = ReadDeps['store']['data'];

const search = createSearch<StoredPost>(({ title, slug, excerpt, body, topics = [] }) => ({
  texts: [title, slug, excerpt, body, ...topics],
}));

export const matchesWords = (data: Data, q: string): ((post: StoredPost) => boolean) =>
  search(q, ({ author }) => authorName(data, author));

export const listAllPosts = (deps: ReadDeps, { q, status, ...paging }: StaffPostQuery): StaffPosts => {
  const { store, now } = deps;
  const at = now();
  const all = store.data.posts.list('newest', EVERY);
  const matches = matchesWords(store.data, q);
  const found = all.filter((post) => (!status || stateOf(post, at) === status) && matches(post));
  const { rows, total } = sortedPageOf(found, paging);
  const counts = { draft: 0, scheduled: 0, published: 0 } satisfies Record<PostState, number>;
  for (const post of all) counts[stateOf(post, at)] += 1;
  const topics = countTopics(all).map(({ name }) => name);
  return { posts: rows.map((post) => viewPost(deps, post)), total, counts, topics };
};

export const readPost = (deps: ReadDeps, id: string): StaffPost => viewPost(deps, findPost(deps.store.data.posts, id));
