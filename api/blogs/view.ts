import { isPublicPost, type PostState, type StaffPost, type StoredPost } from '#contract/blogs/blogs.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import type { Deps } from '../http/deps.ts';
import { authorName, authorNameOrNull } from '../identity/author-name.ts';

export const stateOf = (post: StoredPost, now: Date): PostState => {
  if (post.status === 'draft') return 'draft';
  return isPublicPost(post, now) ? 'published' : 'scheduled';
};

export const viewPost = ({ store, now }: Pick<Deps, 'store' | 'now'>, post: StoredPost): StaffPost => ({
  ...post,
  author: authorName(store.data, post.author),
  assignedName: authorNameOrNull(store.data, post.assignedTo ?? null),
  changedBy: authorNameOrNull(store.data, post.changedBy ?? null),
  coverUrl: post.cover && pictureUrl(post.cover),
  topics: post.topics ?? [],
  state: stateOf(post, now()),
});
