import * as z from 'zod/mini';
import { imageRestoration, imageVersions } from '#contract/containers/container-versions.ts';
import {
  byPlaceQuery,
  byTagsQuery,
  imageContainer,
  imageUpdate,
  imageUpload,
  newImageContainer,
} from '#contract/containers/containers.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/testimonials/testimonials.ts';
import { type Route, route } from '../http/route.ts';
import { createImage, removeImage, updateImage, viewImage } from './change-images.ts';
import { imageHistory, restoreImage } from './earlier-versions.ts';
import { all, byId, byPlace, byTags } from './find-container.ts';
import { uploadImage } from './upload-image.ts';

const shared = { tag: 'Images on pages' } as const;
const read = { ...shared, method: 'get', access: 'anyone', invalidatedBy: ['imageContainers'] } as const;
const write = { ...shared, access: 'administrator' } as const;
const list = z.array(imageContainer);

/** The images on the pages, which staff can replace. */
export const imageContainerRoutes: Route[] = [
  route({
    ...read,
    path: '/imagecontainers',
    operationId: 'listImages',
    summary: 'All images, oldest first',
    answer: list,
    handle: ({ deps }) => all(deps.store.data.imageContainers).map(viewImage),
  }),
  route({
    ...read,
    path: '/imagecontainers/by-tags',
    operationId: 'findImagesByTags',
    summary: 'The images that have all of the tags',
    query: byTagsQuery,
    answer: list,
    handle: ({ deps, query }) => byTags(deps.store.data.imageContainers, query).map(viewImage),
  }),
  route({
    ...read,
    path: '/imagecontainers/by-tags-and-url',
    operationId: 'findImageByPlace',
    summary: 'The image at one place of a page; 404 where there is none',
    query: byPlaceQuery,
    mayFail: ['not_found'],
    answer: imageContainer,
    handle: ({ deps, query }) => viewImage(byPlace(deps.store.data.imageContainers, query)),
  }),
  route({
    ...read,
    path: '/imagecontainers/:id',
    operationId: 'readImage',
    summary: 'One image',
    answer: imageContainer,
    handle: ({ deps, params: { id = '' } }) => viewImage(byId(deps.store.data.imageContainers, id)),
  }),
  route({
    ...write,
    method: 'get',
    path: '/imagecontainers/:id/versions',
    operationId: 'listImageVersions',
    summary: 'The earlier pictures of a place, newest first, with who put them there and when',
    answer: imageVersions,
    handle: ({ deps, params: { id = '' } }) => imageHistory(deps, id),
  }),
  route({
    ...write,
    method: 'post',
    path: '/imagecontainers/:id/restore',
    operationId: 'restoreImage',
    summary: 'Put an earlier picture back; the one that stands there is kept as a version',
    body: imageRestoration,
    answer: imageContainer,
    handle: ({ deps, params: { id = '' }, body, actor }) => restoreImage(deps, { ...body, id }, actor),
  }),
  route({
    ...write,
    method: 'post',
    path: '/imagecontainers',
    operationId: 'createImage',
    summary: 'Make a place for an image on a page; 409 when that place has one',
    body: newImageContainer,
    status: 201,
    answer: imageContainer,
    handle: ({ deps, body, actor }) => createImage(deps, body, actor),
  }),
  route({
    ...write,
    method: 'put',
    path: '/imagecontainers/:id',
    operationId: 'updateImage',
    summary: 'Change the texts of an image; what is not given stays',
    body: imageUpdate,
    answer: imageContainer,
    handle: ({ deps, params: { id = '' }, body, actor }) => updateImage(deps, { ...body, id }, actor),
  }),
  route({
    ...write,
    method: 'post',
    path: '/imagecontainers/:id/image',
    operationId: 'uploadImage',
    summary: 'Upload the picture; the earlier one is kept as a version',
    body: imageUpload,
    files: { image: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } },
    answer: imageContainer,
    handle: ({ deps, params: { id = '' }, body, files, actor }) =>
      uploadImage(deps, { id, texts: body, uploads: files.image ?? [] }, actor),
  }),
  route({
    ...write,
    method: 'delete',
    path: '/imagecontainers/:id',
    operationId: 'deleteImage',
    summary: 'Delete an image container, its picture and the earlier ones',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeImage(deps, id, actor),
  }),
];
