import type { PostState, StaffPost, StoredPost } from '#contract/blogs.ts';
import { pictureUrl } from '#contract/pictures.ts';
import { isPublic } from './list-published.ts';

/** Where a post stands now. */
export const stateOf = (post: StoredPost, now: Date): PostState => {
  if (post.status === 'draft') return 'draft';
  return isPublic(post, now) ? 'published' : 'scheduled';
};

/** A post as staff see it. */
export const viewPost = (post: StoredPost, now: Date): StaffPost => ({
  ...post,
  coverUrl: post.cover && pictureUrl(post.cover),
  state: stateOf(post, now),
});
