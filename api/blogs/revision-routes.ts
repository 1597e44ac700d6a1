import { deletePostRevision, listPostRevisions, readPostRevision, restorePostRevision } from '#contract/blogs/calls.ts';
import { type Route, route } from '../http/route.ts';
import { listRevisions, readRevision, removeRevision, restoreRevision } from './revisions.ts';

export const revisionRoutes: Route[] = [
  route(listPostRevisions, {
    tag: 'Blog posts',
    summary: 'Who wrote the earlier versions of a post and when, newest first; one sitting is one version',
    handle: ({ deps, params: { id } }) => listRevisions(deps, id),
  }),
  route(readPostRevision, {
    tag: 'Blog posts',
    summary: 'One earlier version with its texts',
    handle: ({ deps, params: { id, revisionId } }) => readRevision(deps, { id, revisionId }),
  }),
  route(restorePostRevision, {
    tag: 'Blog posts',
    summary: 'Bring an earlier version back; the present one becomes a version; 409 when a colleague saved in between',
    handle: ({ deps, params: { id, revisionId }, body, actor }) =>
      restoreRevision(deps, { ...body, id, revisionId }, actor),
  }),
  route(deletePostRevision, {
    tag: 'Blog posts',
    summary: 'Delete one earlier version for good',
    handle: ({ deps, params: { id, revisionId }, actor }) => removeRevision(deps, { id, revisionId }, actor),
  }),
];
