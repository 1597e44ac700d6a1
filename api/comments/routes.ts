import { comment, commentSubject, comments, concerns, newComment } from '#contract/comments/comments.ts';
import { type Route, route } from '../http/route.ts';
import { readConcerns } from './concerns.ts';
import { addComment, listComments, markSeen, removeComment } from './write.ts';

const shared = { access: 'staff', tag: 'Comments' } as const;

/** What colleagues say to each other about testimonials, offers and posts. No visitor ever reads it. */
export const commentRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/comments',
    operationId: 'listComments',
    summary: 'What colleagues have said about one record, oldest first',
    query: commentSubject,
    answer: comments,
    mayFail: ['not_found'],
    handle: ({ deps, query, actor }) => listComments(deps, query, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/comments',
    operationId: 'addComment',
    summary: 'Say something about a record; colleagues named with an @ are told',
    body: newComment,
    status: 201,
    answer: comment,
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body, actor }) => addComment(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/comments/seen',
    operationId: 'markCommentsSeen',
    essential: true,
    summary: 'Remember that the comments on a record that name the caller were seen',
    body: commentSubject,
    answer: null,
    handle: ({ deps, body, actor }) => markSeen(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/comments/:id',
    operationId: 'deleteComment',
    summary: 'Delete a comment of your own',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeComment(deps, id, actor),
  }),
  route({
    ...shared,
    method: 'get',
    path: '/concerns',
    operationId: 'readConcerns',
    summary: 'What concerns the caller: comments that name them and were not seen, and what they look after',
    answer: concerns,
    handle: ({ deps, actor }) => readConcerns(deps, actor),
  }),
];
