import { previewPost, readPostById } from '#contract/blogs/calls.ts';
import { ApiError } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import type { Platform } from '../../../client/platform.ts';

/** Always refetched, as somebody will go on writing the post. */
export const postQuery = (platform: Platform, id: string) => ({
  ...queryOf(platform, readPostById, { id }),
  staleTime: 0,
});

/**
 * Renders Markdown as the site will. The server answers a writer's newest preview only, so further typing withdraws the one
 * before.
 */
export const postPreview = (platform: Platform, body: string) => ({
  ...queryOf(platform, previewPost, { body: { body } }),
  // What the server has answered, it would answer again.
  retry: (count: number, error: Error) => count < 1 && !(error instanceof ApiError),
  gcTime: 60_000,
});
