import { queryOptions } from '@tanstack/react-query';
import { publicPostPage, publicPosts } from '#contract/blogs.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const FIVE_MINUTES = 5 * 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');

/** A page of the published blog posts, newest first. */
export const publishedPosts = (platform: Platform, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['blogs', 'published', page, pageSize],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/blogs', { page, pageSize }), publicPosts, signal),
    staleTime: FIVE_MINUTES,
  });

/** One published post with its sanitised text. */
export const publishedPost = (platform: Platform, slug: string) =>
  queryOptions({
    queryKey: ['blogs', 'post', slug],
    queryFn: ({ signal }) => requests(platform).get(`/blogs/${encodeURIComponent(slug)}`, publicPostPage, signal),
    staleTime: FIVE_MINUTES,
  });
