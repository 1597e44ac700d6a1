import * as calls from '#contract/blogs/calls.ts';
import * as publicCalls from '#contract/blogs/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { leaseRoutes } from '../leases/lease-routes.ts';
import { findPost } from './find-post.ts';
import { listAllPosts, readPost } from './list-all.ts';
import { listPublished, nextDue, readPublished } from './list-published.ts';
import { previewBody } from './post-html.ts';
import { publishPost, unpublishPost } from './publish.ts';
import { listRevisions, readRevision, removeRevision, restoreRevision } from './revisions.ts';
import { coverPost, createPost, removePost, uncoverPost, updatePost } from './write.ts';

const revisionRoutes: Route[] = [
  route(calls.listPostRevisions, {
    tag: 'Blog posts',
    summary: 'Who wrote the earlier versions of a post and when, newest first; one sitting is one version',
    handle: ({ deps, params: { id } }) => listRevisions(deps, id),
  }),
  route(calls.readPostRevision, {
    tag: 'Blog posts',
    summary: 'One earlier version with its texts',
    handle: ({ deps, params: { id, revisionId } }) => readRevision(deps, { id, revisionId }),
  }),
  route(calls.restorePostRevision, {
    tag: 'Blog posts',
    summary: 'Bring an earlier version back; the present one becomes a version; 409 when a colleague saved in between',
    handle: ({ deps, params: { id, revisionId }, body, actor }) =>
      restoreRevision(deps, { ...body, id, revisionId }, actor),
  }),
  route(calls.deletePostRevision, {
    tag: 'Blog posts',
    summary: 'Delete one earlier version for good',
    handle: ({ deps, params: { id, revisionId }, actor }) => removeRevision(deps, { id, revisionId }, actor),
  }),
];

const tag = 'Blog posts';

const writing: Route[] = [
  route(calls.createPost, {
    tag,
    summary: 'Begin a post as a draft; without an address one is made from the title',
    status: 201,
    handle: ({ deps, body, actor }) => createPost(deps, body, actor),
  }),
  route(calls.updatePost, {
    tag,
    summary: 'Replace what is written; 409 when a colleague saved in between',
    handle: ({ deps, params: { id }, body, actor }) => updatePost(deps, { ...body, id }, actor),
  }),
  route(calls.uploadPostCover, {
    tag,
    summary: 'Upload the cover',
    handle: ({ deps, params: { id }, body, files, actor }) =>
      coverPost(deps, { ...body, id, uploads: files.image ?? [] }, actor),
  }),
  route(calls.removePostCover, {
    tag,
    summary: 'Take the cover off',
    handle: ({ deps, params: { id }, actor }) => uncoverPost(deps, id, actor),
  }),
  route(calls.publishPost, {
    tag,
    summary: 'Publish at once, or at the time given',
    handle: ({ deps, params: { id }, body, actor }) => publishPost(deps, { ...body, id }, actor),
  }),
  route(calls.unpublishPost, {
    tag,
    essential: true,
    summary: 'Take a post off the site, or out of the schedule',
    handle: ({ deps, params: { id }, actor }) => unpublishPost(deps, id, actor),
  }),
  route(calls.deletePost, {
    tag,
    summary: 'Delete a post and the pictures that only it shows',
    handle: ({ deps, params: { id }, actor }) => removePost(deps, id, actor),
  }),
];

export const blogRoutes: Route[] = [
  route(publicCalls.listPosts, {
    tag,
    invalidatedBy: ['posts', 'people'],
    expiresAt: nextDue,
    summary: 'Published posts, newest first or as `sort` says: all, or those about a topic',
    handle: ({ deps, query }) => listPublished(deps, query),
  }),
  route(calls.listAllPosts, {
    tag,
    summary: 'All posts, drafts too, newest first or as `sort` says',
    handle: ({ deps, query }) => listAllPosts(deps, query),
  }),
  route(calls.readPostById, {
    tag,
    summary: 'One post, whatever its state',
    handle: ({ deps, params: { id } }) => readPost(deps, id),
  }),
  route(calls.previewPost, {
    tag,
    essential: true,
    summary: 'Markdown as the site will show it',
    mayFail: ['conflict', 'rate_limited'],
    handle: async ({ deps, body, actor }) => ({ html: await previewBody(deps, body.body, actor) }),
  }),
  route(publicCalls.readPost, {
    tag,
    invalidatedBy: ['posts', 'people'],
    expiresAt: nextDue,
    summary: 'One published post with its text as sanitised HTML',
    handle: ({ deps, params: { slug } }) => readPublished(deps, slug),
  }),
  ...revisionRoutes,
  ...leaseRoutes({
    kind: 'post',
    tag,
    hold: calls.holdPost,
    release: calls.releasePost,
    checkExists: ({ posts }, id) => findPost(posts, id),
  }),
  ...writing,
];
