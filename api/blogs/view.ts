import { isPublicPost, type PostState, type StaffPost, type StoredPost } from '#contract/blogs.ts';
import { pictureUrl } from '#contract/pictures.ts';

/** Where a post stands now. */
export const stateOf = (post: StoredPost, now: Date): PostState => {
  if (post.status === 'draft') return 'draft';
  return isPublicPost(post, now) ? 'published' : 'scheduled';
};

/** A post as staff see it. */
export const viewPost = (post: StoredPost, now: Date): StaffPost => ({
  ...post,
  coverUrl: post.cover && pictureUrl(post.cover),
  state: stateOf(post, now),
});
