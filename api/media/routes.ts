import { mediaItem, mediaItems, mediaQuery, mediaUpdate, mediaUpload } from '#contract/media/media.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/testimonials/testimonials.ts';
import { type Route, route } from '../http/route.ts';
import { addMedia, describeMedia, listMedia, removeMedia } from './library.ts';
import { replaceMedia } from './replace.ts';

const shared = { access: 'administrator', tag: 'Media' } as const;
const files = { image: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } };

/** The pictures of pages, posts and the library. Those of submissions are not among them. */
export const mediaRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/media',
    operationId: 'listMedia',
    summary:
      'All pictures of pages, posts and the library, with where they are shown; the latest change first or as `sort` says',
    query: mediaQuery,
    answer: mediaItems,
    handle: ({ deps, query }) => listMedia(deps, query),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/media',
    operationId: 'uploadMedia',
    summary: 'Upload a picture to the library',
    body: mediaUpload,
    files,
    status: 201,
    answer: mediaItem,
    handle: ({ deps, body, files, actor }) => addMedia(deps, { ...body, uploads: files.image ?? [] }, actor),
  }),
  route({
    ...shared,
    method: 'patch',
    path: '/media/:id',
    operationId: 'describeMedia',
    summary: 'Describe a picture, wherever it is shown',
    body: mediaUpdate,
    answer: mediaItem,
    handle: ({ deps, params: { id = '' }, body, actor }) => describeMedia(deps, { ...body, id }, actor),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/media/:id/image',
    operationId: 'replaceMedia',
    summary: 'Exchange a picture wherever it is shown; the new one has an id of its own',
    files,
    answer: mediaItem,
    handle: ({ deps, params: { id = '' }, files, actor }) =>
      replaceMedia(deps, { id, uploads: files.image ?? [] }, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/media/:id',
    operationId: 'deleteMedia',
    summary: 'Delete a picture of the library; 409 while it is in use, saying where',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeMedia(deps, id, actor),
  }),
];
