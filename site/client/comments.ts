import { queryOptions } from '@tanstack/react-query';
import { type CommentSubject, comment, comments, concerns, type NewComment } from '#contract/comments/comments.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');

/** The comments on one record; fresh for a minute. */
export const commentsQuery = (platform: Platform, subject: CommentSubject) =>
  queryOptions({
    queryKey: [{ subject: 'comments', id: subject.subjectId }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/comments', { ...subject }), comments, signal),
    staleTime: ONE_MINUTE,
  });

export const addComment = (platform: Platform, written: NewComment) =>
  requests(platform).send('POST', '/comments', written, comment);

export const removeComment = (platform: Platform, id: string): Promise<void> =>
  requests(platform).run('DELETE', `/comments/${encodeURIComponent(id)}`);

/** Remembers that the comments on a record that name oneself were seen. */
export const markCommentsSeen = (platform: Platform, subject: CommentSubject): Promise<void> =>
  requests(platform).run('POST', '/comments/seen', subject);

/** What concerns the signed-in person; fresh for a minute. */
export const concernsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'concerns' }],
    queryFn: ({ signal }) => requests(platform).get('/concerns', concerns, signal),
    staleTime: ONE_MINUTE,
  });
