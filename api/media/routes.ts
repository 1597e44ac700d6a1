import * as calls from '#contract/media/calls.ts';
import { type Route, route } from '../http/route.ts';
import { addMedia, describeMedia, listMedia, removeMedia } from './library.ts';
import { placeMedia } from './place.ts';
import { replaceMedia } from './replace.ts';

export const mediaRoutes: Route[] = [
  route(calls.listMedia, {
    tag: 'Media',
    summary:
      'All pictures of pages, posts and the library, with where they are shown; the latest change first or as `sort` says',
    handle: ({ deps, query }) => listMedia(deps, query),
  }),
  route(calls.uploadMedia, {
    tag: 'Media',
    summary: 'Upload a picture to the library',
    status: 201,
    handle: ({ deps, body, files, actor }) => addMedia(deps, { ...body, uploads: files.image ?? [] }, actor),
  }),
  route(calls.describeMedia, {
    tag: 'Media',
    summary: 'Describe a picture, wherever it is shown',
    handle: ({ deps, params: { id }, body, actor }) => describeMedia(deps, { ...body, id }, actor),
  }),
  route(calls.replaceMedia, {
    tag: 'Media',
    summary: 'Exchange a picture wherever it is shown; the new one has an id of its own',
    handle: ({ deps, params: { id }, files, actor }) => replaceMedia(deps, { id, uploads: files.image ?? [] }, actor),
  }),
  route(calls.placeMedia, {
    tag: 'Media',
    summary: 'Put a picture that the site has already on a page; the earlier one there is kept as a version',
    handle: ({ deps, params: { id }, body, actor }) => placeMedia(deps, { ...body, id }, actor),
  }),
  route(calls.deleteMedia, {
    tag: 'Media',
    summary: 'Delete a picture of the library; 409 while it is in use, saying where',
    handle: ({ deps, params: { id }, actor }) => removeMedia(deps, id, actor),
  }),
];
