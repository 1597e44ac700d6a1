import { staffPost } from '#contract/blogs/blogs.ts';
import { postRestoration, postRevision, postRevisions } from '#contract/blogs/post-revisions.ts';
import { type Route, route } from '../http/route.ts';
import { listRevisions, readRevision, removeRevision, restoreRevision } from './revisions.ts';

const staff = { tag: 'Blog posts', access: 'administrator' } as const;

/** The earlier versions of a post. */
export const revisionRoutes: Route[] = [
  route({
    ...staff,
    method: 'get',
    path: '/blogs/:id/revisions',
    operationId: 'listPostRevisions',
    summary: 'Who wrote the earlier versions of a post and when, newest first; one sitting is one version',
    answer: postRevisions,
    handle: ({ deps, params: { id = '' } }) => listRevisions(deps, id),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/blogs/:id/revisions/:revisionId',
    operationId: 'readPostRevision',
    summary: 'One earlier version with its texts',
    answer: postRevision,
    handle: ({ deps, params: { id = '', revisionId = '' } }) => readRevision(deps, { id, revisionId }),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/blogs/:id/revisions/:revisionId/restore',
    operationId: 'restorePostRevision',
    summary: 'Bring an earlier version back; the present one becomes a version; 409 when a colleague saved in between',
    body: postRestoration,
    answer: staffPost,
    handle: ({ deps, params: { id = '', revisionId = '' }, body, actor }) =>
      restoreRevision(deps, { ...body, id, revisionId }, actor),
  }),
  route({
    ...staff,
    method: 'delete',
    path: '/blogs/:id/revisions/:revisionId',
    operationId: 'deletePostRevision',
    summary: 'Delete one earlier version for good',
    answer: null,
    handle: ({ deps, params: { id = '', revisionId = '' }, actor }) => removeRevision(deps, { id, revisionId }, actor),
  }),
];
