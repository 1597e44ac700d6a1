import * as calls from '#contract/containers/calls.ts';
import * as publicCalls from '#contract/containers/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { createImage, removeImage, updateImage, viewImage } from './change-images.ts';
import { imageHistory, restoreImage } from './earlier-versions.ts';
import { all, byId, byPlace, byTags } from './find-container.ts';
import { uploadImage } from './upload-image.ts';

export const imageContainerRoutes: Route[] = [
  route(publicCalls.listImages, {
    tag: 'Images on pages',
    invalidatedBy: ['imageContainers'],
    summary: 'All images, oldest first',
    handle: ({ deps }) => all(deps.store.data.imageContainers).map(viewImage),
  }),
  route(publicCalls.findImagesByTags, {
    tag: 'Images on pages',
    invalidatedBy: ['imageContainers'],
    summary: 'The images that have all of the tags',
    handle: ({ deps, query }) => byTags(deps.store.data.imageContainers, query).map(viewImage),
  }),
  route(publicCalls.findImageByPlace, {
    tag: 'Images on pages',
    invalidatedBy: ['imageContainers'],
    summary: 'The image at one place of a page; 404 where there is none',
    mayFail: ['not_found'],
    handle: ({ deps, query }) => viewImage(byPlace(deps.store.data.imageContainers, query)),
  }),
  route(publicCalls.readImage, {
    tag: 'Images on pages',
    invalidatedBy: ['imageContainers'],
    summary: 'One image',
    handle: ({ deps, params: { id } }) => viewImage(byId(deps.store.data.imageContainers, id)),
  }),
  route(calls.listImageVersions, {
    tag: 'Images on pages',
    summary: 'The earlier pictures of a place, newest first, with who put them there and when',
    handle: ({ deps, params: { id } }) => imageHistory(deps, id),
  }),
  route(calls.restoreImage, {
    tag: 'Images on pages',
    summary: 'Put an earlier picture back; the one that stands there is kept as a version',
    handle: ({ deps, params: { id }, body, actor }) => restoreImage(deps, { ...body, id }, actor),
  }),
  route(calls.createImage, {
    tag: 'Images on pages',
    summary: 'Make a place for an image on a page; 409 when that place has one',
    status: 201,
    handle: ({ deps, body, actor }) => createImage(deps, body, actor),
  }),
  route(calls.updateImage, {
    tag: 'Images on pages',
    summary: 'Change the texts of an image; what is not given stays',
    handle: ({ deps, params: { id }, body, actor }) => updateImage(deps, { ...body, id }, actor),
  }),
  route(calls.uploadImage, {
    tag: 'Images on pages',
    summary: 'Upload the picture; the earlier one is kept as a version',
    handle: ({ deps, params: { id }, body, files, actor }) =>
      uploadImage(deps, { id, texts: body, uploads: files.image ?? [] }, actor),
  }),
  route(calls.deleteImage, {
    tag: 'Images on pages',
    summary: 'Delete an image container, its picture and the earlier ones',
    handle: ({ deps, params: { id }, actor }) => removeImage(deps, id, actor),
  }),
];
