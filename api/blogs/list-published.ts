import {
  isPublicPost,
  type PublicPost,
  type PublicPostPage,
  type PublicPosts,
  type PublishedPost,
} from '#contract/blogs.ts';
import type { PageQuery } from '#contract/paging.ts';
import { pictureUrl } from '#contract/pictures.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { htmlOf } from './post-html.ts';

type ReadDeps = Pick<Deps, 'store' | 'now'>;

const NO_SUCH_POST = 'There is no such post. It may have been taken down.';

const view = ({ store }: Pick<Deps, 'store'>, post: PublishedPost): PublicPost => ({
  ...post,
  author: authorName(store.data, post.author),
  coverUrl: post.cover && pictureUrl(post.cover),
});

/** The public posts, newest first. */
export const publishedPosts = ({ store, now }: ReadDeps): PublishedPost[] => {
  const at = now();
  return store.data.posts.list('published', EVERY).filter((post) => isPublicPost(post, at));
};

/** When the next scheduled post appears, or null; until then, responses with posts can be cached. */
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
  return { posts: rows.map((post) => view(deps, post)), total };
};

/** One published post with its rendered text. @throws Failure `not_found`, for drafts and scheduled posts too. */
export const readPublished = async (
  deps: ReadDeps & Pick<Deps, 'markdown' | 'log'>,
  slug: string,
): Promise<PublicPostPage> => {
  const at = deps.now();
  const post = deps.store.data.posts.list('slug', slug).find((found) => isPublicPost(found, at));
  if (!post || !isPublicPost(post, at)) throw new Failure('not_found', NO_SUCH_POST);
  return { ...view(deps, post), html: await htmlOf(deps, post) };
};
