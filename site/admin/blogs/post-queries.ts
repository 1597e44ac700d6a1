import { previewPost, readPostById } from '#contract/blogs/calls.ts';
import { ApiError } from '../../client/api-error.ts';
import { queryOf } from '../../client/calls.ts';
import type { Platform } from '../../client/platform.ts';

/** One post with its Markdown, whatever its state. Always asked anew, as somebody will go on writing it. */
export const postQuery = (platform: Platform, id: string) => ({
  ...queryOf(platform, readPostById, { id }),
  staleTime: 0,
});

/** Markdown as the site will show it. The server answers a writer's newest preview alone: what is typed meanwhile takes the one before back. */
export const postPreview = (platform: Platform, body: string) => ({
  ...queryOf(platform, previewPost, { body: { body } }),
  // What the server has answered, it would answer again.
  retry: (count: number, error: Error) => count < 1 && !(error instanceof ApiError),
  gcTime: 60_000,
});
