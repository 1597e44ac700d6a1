import { type PublicPostPage, type PublicPosts, publicPostPage, publicPosts } from '#contract/blogs/public-posts.ts';
import { type FoundPosts, foundPosts } from '#contract/search/site-search.ts';
import type { PageCall } from './page-answers.ts';
import { foundPostsKey, postKey, postsKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Reads a page of the published blog posts, newest first; only those about a topic where one is given. */
export const readPosts = (
  platform: Platform,
  page: number,
  pageSize: number,
  topic?: string,
): PageCall<PublicPosts> => ({
  ...postsKey(page, pageSize, topic),
  ask: () => requests(platform).get(withQuery('/blogs', { page, pageSize, ...(topic && { topic }) }), publicPosts),
});

/** Searches the published posts. */
export const searchPosts = (platform: Platform, q: string): PageCall<FoundPosts> => ({
  ...foundPostsKey(q),
  ask: () => requests(platform).get(withQuery('/search', { q }), foundPosts),
});

/** Reads one published post with its sanitised text. */
export const readPost = (platform: Platform, slug: string): PageCall<PublicPostPage> => ({
  ...postKey(slug),
  ask: () => requests(platform).get(`/blogs/${encodeURIComponent(slug)}`, publicPostPage),
});
