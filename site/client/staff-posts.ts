import { queryOptions } from '@tanstack/react-query';
import {
  type NewPost,
  type PostState,
  type PostUpdate,
  renderedPost,
  staffPost,
  staffPosts,
} from '#contract/blogs/blogs.ts';
import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests, withQuery } from './requests.ts';
import type { OnProgress } from './send-with-progress.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Matches every list of posts. */
export const POST_LISTS: NamedKey = [{ subject: 'blogs', view: 'list' }];
/** The key of one post. */
export const postKey = (id: string): NamedKey => [{ subject: 'blogs', view: 'one', id }];

export interface PostFilter {
  page: number;
  pageSize: number;
  q: string;
  status: PostState | '';
}

/** A page of all posts, drafts too, newest first; for administrators. */
export const staffPostList = (platform: Platform, filter: PostFilter) =>
  queryOptions({
    queryKey: [{ subject: 'blogs', view: 'list', filter }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/blogs/all', { ...filter }), staffPosts, signal),
    staleTime: 60_000,
  });

/** One post with its Markdown, whatever its state. Always asked anew, as somebody will go on writing it. */
export const postQuery = (platform: Platform, id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => requests(platform).get(`/blogs/by-id/${id}`, staffPost, signal),
    staleTime: 0,
  });

/** Begins a draft. @throws ApiError with `problem.fields`, 409 when the address is taken. */
export const createPost = (platform: Platform, post: NewPost) =>
  requests(platform).send('POST', '/blogs', post, staffPost);

/** Saves what is written. @throws ApiError 409 when the address is taken, or when a colleague saved since `revision`. */
export const updatePost = (platform: Platform, id: string, post: PostUpdate) =>
  requests(platform).send('PUT', `/blogs/${id}`, post, staffPost);

export const uploadCover = (
  platform: Platform,
  id: string,
  { image, coverAlt }: { image: File; coverAlt: string },
  onProgress?: OnProgress,
) => {
  const form = new FormData();
  form.append('image', image);
  form.append('coverAlt', coverAlt);
  return requests(platform).sendForm(`/blogs/${id}/cover`, form, staffPost, onProgress);
};

/** Takes the cover off and answers the post without it. */
export const removeCover = async (platform: Platform, id: string) => {
  await requests(platform).run('DELETE', `/blogs/${id}/cover`);
  return requests(platform).get(`/blogs/by-id/${id}`, staffPost);
};

/** Publishes at once, or at the time given (ISO 8601). @throws ApiError with `problem.fields` while something is missing. */
export const publishPost = (platform: Platform, id: string, publishAt: string | null) =>
  requests(platform).send('POST', `/blogs/${id}/publish`, { publishAt }, staffPost);

export const unpublishPost = (platform: Platform, id: string) =>
  requests(platform).send('POST', `/blogs/${id}/unpublish`, {}, staffPost);

export const deletePost = (platform: Platform, id: string) => requests(platform).run('DELETE', `/blogs/${id}`);

/** Markdown as the site will show it, made and sanitised by the server. */
export const postPreview = (platform: Platform, body: string) =>
  queryOptions({
    queryKey: [{ subject: 'blogs', id: body }],
    // The server answers a writer's newest preview alone: what is typed meanwhile takes the one before back.
    queryFn: ({ signal }) => requests(platform).send('POST', '/blogs/preview', { body }, renderedPost, {}, signal),
    // What the server has answered, it would answer again.
    retry: (count, error) => count < 1 && !(error instanceof ApiError),
    staleTime: 60_000,
    gcTime: 60_000,
  });
