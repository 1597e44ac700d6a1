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
} from '#contract/blogs/blogs.ts';
import { publicPostPage, publicPostQuery, publicPosts } from '#contract/blogs/public-posts.ts';
import { foundPosts, siteSearchQuery } from '#contract/search/site-search.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/testimonials/testimonials.ts';
import { type Route, route } from '../http/route.ts';
import { listAllPosts, readPost } from './list-all.ts';
import { listPublished, nextDue, readPublished } from './list-published.ts';
import { previewBody } from './post-html.ts';
import { publishPost, unpublishPost } from './publish.ts';
import { revisionRoutes } from './revision-routes.ts';
import { searchPublished } from './search-published.ts';
import { coverPost, createPost, removePost, uncoverPost, updatePost } from './write.ts';

const tag = 'Blog posts';
const open = {
  tag,
  method: 'get',
  access: 'anyone',
  invalidatedBy: ['posts', 'people'],
  expiresAt: nextDue,
} as const;
const staff = { tag, access: 'administrator' } as const;

const searching: Route = route({
  ...open,
  tag: 'Search',
  path: '/search',
  operationId: 'searchPosts',
  summary: 'Published posts that answer a search, best first; typing mistakes and accents are forgiven',
  query: siteSearchQuery,
  answer: foundPosts,
  handle: ({ deps, query }) => searchPublished(deps, query.q),
});

const writing: Route[] = [
  route({
    ...staff,
    method: 'post',
    path: '/blogs',
    operationId: 'createPost',
    summary: 'Begin a post as a draft; without an address one is made from the title',
    body: newPost,
    status: 201,
    answer: staffPost,
    handle: ({ deps, body, actor }) => createPost(deps, body, actor),
  }),
  route({
    ...staff,
    method: 'put',
    path: '/blogs/:id',
    operationId: 'updatePost',
    summary: 'Replace what is written; 409 when a colleague saved in between',
    body: postUpdate,
    answer: staffPost,
    handle: ({ deps, params: { id = '' }, body, actor }) => updatePost(deps, { ...body, id }, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/blogs/:id/cover',
    operationId: 'uploadPostCover',
    summary: 'Upload the cover',
    body: postCover,
    files: { image: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } },
    answer: staffPost,
    handle: ({ deps, params: { id = '' }, body, files, actor }) =>
      coverPost(deps, { ...body, id, uploads: files.image ?? [] }, actor),
  }),
  route({
    ...staff,
    method: 'delete',
    path: '/blogs/:id/cover',
    operationId: 'removePostCover',
    summary: 'Take the cover off',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => uncoverPost(deps, id, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/blogs/:id/publish',
    operationId: 'publishPost',
    summary: 'Publish at once, or at the time given',
    body: postPublication,
    answer: staffPost,
    handle: ({ deps, params: { id = '' }, body, actor }) => publishPost(deps, { ...body, id }, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/blogs/:id/unpublish',
    operationId: 'unpublishPost',
    essential: true,
    summary: 'Take a post off the site, or out of the schedule',
    answer: staffPost,
    handle: ({ deps, params: { id = '' }, actor }) => unpublishPost(deps, id, actor),
  }),
  route({
    ...staff,
    method: 'delete',
    path: '/blogs/:id',
    operationId: 'deletePost',
    summary: 'Delete a post and the pictures that only it shows',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removePost(deps, id, actor),
  }),
];

export const blogRoutes: Route[] = [
  searching,
  route({
    ...open,
    path: '/blogs',
    operationId: 'listPosts',
    summary: 'Published posts, newest first or as `sort` says: all, or those about a topic',
    query: publicPostQuery,
    answer: publicPosts,
    handle: ({ deps, query }) => listPublished(deps, query),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/blogs/all',
    operationId: 'listAllPosts',
    summary: 'All posts, drafts too, newest first or as `sort` says',
    query: staffPostQuery,
    answer: staffPosts,
    handle: ({ deps, query }) => listAllPosts(deps, query),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/blogs/by-id/:id',
    operationId: 'readPostById',
    summary: 'One post, whatever its state',
    answer: staffPost,
    handle: ({ deps, params: { id = '' } }) => readPost(deps, id),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/blogs/preview',
    operationId: 'previewPost',
    essential: true,
    summary: 'Markdown as the site will show it',
    body: postPreview,
    answer: renderedPost,
    mayFail: ['conflict', 'rate_limited'],
    handle: async ({ deps, body, actor }) => ({ html: await previewBody(deps, body.body, actor) }),
  }),
  route({
    ...open,
    path: '/blogs/:slug',
    operationId: 'readPost',
    summary: 'One published post with its text as sanitised HTML',
    answer: publicPostPage,
    handle: ({ deps, params: { slug = '' } }) => readPublished(deps, slug),
  }),
  ...revisionRoutes,
  ...writing,
];
