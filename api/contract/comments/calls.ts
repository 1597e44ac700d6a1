import { call } from '../calls/call.ts';
import { comment, commentSubject, comments, concerns, newComment } from './comments.ts';

export const listComments = call({
  name: 'listComments',
  method: 'get',
  path: '/comments',
  may: 'signed-in',
  query: commentSubject,
  answer: comments,
});

export const addComment = call({
  name: 'addComment',
  method: 'post',
  path: '/comments',
  may: 'signed-in',
  body: newComment,
  answer: comment,
});

export const markCommentsSeen = call({
  name: 'markCommentsSeen',
  method: 'post',
  path: '/comments/seen',
  may: 'signed-in',
  body: commentSubject,
  answer: null,
});

export const deleteComment = call({
  name: 'deleteComment',
  method: 'delete',
  path: '/comments/:id',
  may: 'signed-in',
  answer: null,
});

export const readConcerns = call({
  name: 'readConcerns',
  method: 'get',
  path: '/concerns',
  may: 'signed-in',
  answer: concerns,
});
