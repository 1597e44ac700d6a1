import type { PublicPost, PublicPostPage, PublicPosts, StoredPost } from '#contract/blogs.ts';
import type { PageQuery } from '#contract/common.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { renderMarkdown } from './render-markdown.ts';

type ReadDeps = Pick<Deps, 'store' | 'now'>;
export type PublishedPost = StoredPost & { publishedAt: string };

const NO_SUCH_POST = 'There is no such post. It may have been taken down.';

/** True when everyone may read the post now: published, and not scheduled for later. */
export const isPublic = (post: StoredPost, now: Date): post is PublishedPost =>
  post.status === 'published' && post.publishedAt !== null && Date.parse(post.publishedAt) <= now.getTime();

const view = (post: PublishedPost): PublicPost => ({
  ...post,
  coverUrl: post.cover && pictureUrl(post.cover),
});

/** The posts that everyone may read now, newest first. */
export const publishedPosts = ({ store, now }: ReadDeps): PublishedPost[] => {
  const at = now();
  return store.data.posts.list('published', EVERY).filter((post) => isPublic(post, at));
};

/** When the next scheduled post appears; null while none is scheduled. What shows posts is true until then. */
export const nextDue = ({ store, now }: ReadDeps): Date | null => {
  const at = now().getTime();
  const later = store.data.posts
    .list('published', EVERY)
    .flatMap(({ publishedAt }) => (publishedAt && Date.parse(publishedAt) > at ? [Date.parse(publishedAt)] : []));
  return later.length === 0 ? null : new Date(Math.min(...later));
};

/** Published posts, newest first, without those scheduled for later. */
export const listPublished = (deps: ReadDeps, paging: PageQuery): PublicPosts => {
  const { rows, total } = pageOf(publishedPosts(deps), paging);
  return { posts: rows.map(view), total };
};

/** One published post with its rendered text. @throws Failure `not_found`, for drafts and scheduled posts too. */
export const readPublished = async ({ store, now }: ReadDeps, slug: string): Promise<PublicPostPage> => {
  const at = now();
  const post = store.data.posts.list('slug', slug).find((found) => isPublic(found, at));
  if (!post || !isPublic(post, at)) throw new Failure('not_found', NO_SUCH_POST);
  return { ...view(post), html: await renderMarkdown(post.body) };
};
