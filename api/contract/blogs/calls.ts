import { call } from '../calls/call.ts';
import { oneImage } from '../images/one-image.ts';
import { lease } from '../live/live.ts';
import {
  newPost,
  postCover,
  postPreview,
  postPublication,
  postUpdate,
  renderedPost,
  staffPost,
  staffPostQuery,
  staffPosts,
} from './blogs.ts';
import { postRestoration, postRevision, postRevisions } from './post-revisions.ts';

export const listPostRevisions = call({
  name: 'listPostRevisions',
  method: 'get',
  path: '/blogs/:id/revisions',
  may: 'publish',
  answer: postRevisions,
});

export const readPostRevision = call({
  name: 'readPostRevision',
  method: 'get',
  path: '/blogs/:id/revisions/:revisionId',
  may: 'publish',
  answer: postRevision,
});

export const restorePostRevision = call({
  name: 'restorePostRevision',
  method: 'post',
  path: '/blogs/:id/revisions/:revisionId/restore',
  may: 'publish',
  body: postRestoration,
  answer: staffPost,
});

export const deletePostRevision = call({
  name: 'deletePostRevision',
  method: 'delete',
  path: '/blogs/:id/revisions/:revisionId',
  may: 'publish',
  answer: null,
});

export const createPost = call({
  name: 'createPost',
  method: 'post',
  path: '/blogs',
  may: 'publish',
  body: newPost,
  answer: staffPost,
});

export const updatePost = call({
  name: 'updatePost',
  method: 'put',
  path: '/blogs/:id',
  may: 'publish',
  body: postUpdate,
  answer: staffPost,
});

export const uploadPostCover = call({
  name: 'uploadPostCover',
  method: 'post',
  path: '/blogs/:id/cover',
  may: 'publish',
  body: postCover,
  files: { image: oneImage },
  answer: staffPost,
});

export const removePostCover = call({
  name: 'removePostCover',
  method: 'delete',
  path: '/blogs/:id/cover',
  may: 'publish',
  answer: null,
});

export const publishPost = call({
  name: 'publishPost',
  method: 'post',
  path: '/blogs/:id/publish',
  may: 'publish',
  body: postPublication,
  answer: staffPost,
});

export const unpublishPost = call({
  name: 'unpublishPost',
  method: 'post',
  path: '/blogs/:id/unpublish',
  may: 'publish',
  answer: staffPost,
});

export const deletePost = call({
  name: 'deletePost',
  method: 'delete',
  path: '/blogs/:id',
  may: 'publish',
  answer: null,
});

export const listAllPosts = call({
  name: 'listAllPosts',
  method: 'get',
  path: '/blogs/all',
  may: 'publish',
  query: staffPostQuery,
  answer: staffPosts,
});

export const readPostById = call({
  name: 'readPostById',
  method: 'get',
  path: '/blogs/by-id/:id',
  may: 'publish',
  answer: staffPost,
});

export const previewPost = call({
  name: 'previewPost',
  method: 'post',
  path: '/blogs/preview',
  may: 'publish',
  body: postPreview,
  answer: renderedPost,
});

export const holdPost = call({
  name: 'holdPost',
  method: 'post',
  path: '/blogs/:id/hold',
  may: 'publish',
  answer: lease,
});

export const releasePost = call({
  name: 'releasePost',
  method: 'post',
  path: '/blogs/:id/release',
  may: 'publish',
  answer: null,
});
