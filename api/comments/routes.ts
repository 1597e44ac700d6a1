import * as calls from '#contract/comments/calls.ts';
import { type Route, route } from '../http/route.ts';
import { readConcerns } from './concerns.ts';
import { addComment, listComments, markSeen, removeComment } from './write.ts';

export const commentRoutes: Route[] = [
  route(calls.listComments, {
    tag: 'Comments',
    summary: 'What colleagues have said about one record, oldest first',
    mayFail: ['not_found'],
    handle: ({ deps, query, actor }) => listComments(deps, query, actor),
  }),
  route(calls.addComment, {
    tag: 'Comments',
    summary: 'Say something about a record; colleagues named with an @ are told',
    status: 201,
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body, actor, header }) => addComment(deps, body, actor, header('idempotency-key')),
  }),
  route(calls.markCommentsSeen, {
    tag: 'Comments',
    essential: true,
    summary: 'Remember that the comments on a record that name the caller were seen',
    handle: ({ deps, body, actor }) => markSeen(deps, body, actor),
  }),
  route(calls.deleteComment, {
    tag: 'Comments',
    summary: 'Delete a comment of your own',
    handle: ({ deps, params: { id }, actor }) => removeComment(deps, id, actor),
  }),
  route(calls.readConcerns, {
    tag: 'Comments',
    summary: 'What concerns the caller: comments that name them and were not seen, and what they look after',
    handle: ({ deps, actor }) => readConcerns(deps, actor),
  }),
];
