import { isPublicPost, type PublishedPost, type StoredPost } from '#contract/blogs/blogs.ts';
import type { PublicPost, PublicPostPage, PublicPostQuery, PublicPosts } from '#contract/blogs/public-posts.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName, authorPictureUrl } from '../identity/author-name.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { htmlOf } from './post-html.ts';
import { countTopics, topicsOf } from './topics.ts';

type ReadDeps = Pick<Deps, 'store' | 'now'>;

const NO_SUCH_POST = 'There is no such post. It may have been taken down.';
const NO_SUCH_TOPIC = 'There is no post about this topic.';

const view = ({ store }: Pick<Deps, 'store'>, post: PublishedPost): PublicPost => ({
  ...post,
  author: authorName(store.data, post.author),
  coverUrl: post.cover && pictureUrl(post.cover),
  topics: post.topics?.length ? topicsOf(post) : undefined,
});

export const publishedPosts = ({ store, now }: ReadDeps): PublishedPost[] => {
  const at = now();
  return store.data.posts.list('published', EVERY).filter((post) => isPublicPost(post, at));
};

/** Null without a scheduled post; until then, responses with posts can be cached. */
export const nextDue = ({ store, now }: ReadDeps): Date | null => {
  const at = now();
  const next = store.data.posts.list('scheduled', EVERY).find((post) => !isPublicPost(post, at));
  return next?.publishedAt ? new Date(next.publishedAt) : null;
};

/** Marks posts whose time has come, so that they stay public even if the clock is set back. */
export const noteAppeared = async ({ store, now }: ReadDeps): Promise<void> => {
  const isDue = (post: StoredPost) => isPublicPost(post, now());
  if (!store.data.posts.list('scheduled', EVERY).some(isDue)) return;
  await store.change(({ posts }) => {
    for (const post of posts.list('scheduled', EVERY).filter(isDue)) posts.put({ ...post, appeared: true });
  });
};

/** Also finds the post by an earlier slug. */
const postAt = ({ store, now }: ReadDeps, slug: string): PublishedPost | undefined => {
  const at = now();
  const { posts } = store.data;
  const found = [...posts.list('slug', slug), ...posts.list('publicSlug', slug)];
  return found.find((post): post is PublishedPost => isPublicPost(post, at));
};

export const presentSlug = (deps: ReadDeps, slug: string): string | null => postAt(deps, slug)?.slug ?? null;

/**
 * Leaves out posts scheduled for later.
 * @throws Failure `not_found` if no post has the topic.
 */
export const listPublished = (deps: ReadDeps, { topic, ...paging }: PublicPostQuery): PublicPosts => {
  const all = publishedPosts(deps);
  const topics = countTopics(all);
  if (topic && !topics.some(({ slug }) => slug === topic)) throw new Failure('not_found', NO_SUCH_TOPIC);
  const ofTopic = topic ? all.filter((post) => topicsOf(post).some(({ slug }) => slug === topic)) : all;
  const { rows, total } = sortedPageOf(ofTopic, paging);
  return { posts: rows.map((post) => view(deps, post)), total, ...(topics.length > 0 && { topics }) };
};

const neighbourOf = (post: PublishedPost | undefined) => post && { slug: post.slug, title: post.title };

/**
 * Also finds a post by an earlier slug.
 * @throws Failure `not_found`, for drafts and scheduled posts too.
 */
export const readPublished = async (
  deps: ReadDeps & Pick<Deps, 'markdown' | 'log'>,
  slug: string,
): Promise<PublicPostPage> => {
  const post = postAt(deps, slug);
  if (!post) throw new Failure('not_found', NO_SUCH_POST);
  const all = publishedPosts(deps);
  const at = all.indexOf(post);
  return {
    ...view(deps, post),
    authorPictureUrl: authorPictureUrl(deps.store.data, post.author),
    html: await htmlOf(deps, post),
    newer: neighbourOf(all[at - 1]),
    older: neighbourOf(all[at + 1]),
  };
};
