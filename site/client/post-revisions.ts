import { queryOptions } from '@tanstack/react-query';
import { staffPost } from '#contract/blogs/blogs.ts';
import { postRevision, postRevisions } from '#contract/blogs/post-revisions.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Who wrote the earlier versions of a post and when. `revision` is the post's own: each saving may add a version. */
export const postRevisionsQuery = (platform: Platform, id: string, revision: number) =>
  queryOptions({
    queryKey: [{ subject: 'blogs', view: 'revisions', id, revision }],
    queryFn: ({ signal }) => requests(platform).get(`/blogs/${id}/revisions`, postRevisions, signal),
    placeholderData: (before) => before,
  });

/** One earlier version with its texts. */
export const postRevisionQuery = (platform: Platform, id: string, revisionId: string) =>
  queryOptions({
    queryKey: [{ subject: 'blogs', view: 'revision', id, revisionId }],
    queryFn: ({ signal }) => requests(platform).get(`/blogs/${id}/revisions/${revisionId}`, postRevision, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Brings an earlier version back. @throws ApiError 409 when a colleague has saved since `revision`. */
export const restorePostRevision = (platform: Platform, id: string, revisionId: string, revision: number) =>
  requests(platform).send('POST', `/blogs/${id}/revisions/${revisionId}/restore`, { revision }, staffPost);
