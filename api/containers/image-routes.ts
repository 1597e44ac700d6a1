import type * as z from 'zod/mini';
import * as calls from '#contract/containers/calls.ts';
import type { ImageContainer, imageUpload } from '#contract/containers/containers.ts';
import * as publicCalls from '#contract/containers/public-calls.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { createImage, removeImage, updateImage, viewImage } from './change-images.ts';
import { imageHistory, restoreImage } from './earlier-versions.ts';
import { all, byId, byPlace, byTags } from './find-container.ts';
import { putPicture } from './put-picture.ts';

type Texts = z.infer<typeof imageUpload>;

/**
 * The earlier picture becomes a version, and empty texts keep their value.
 * @throws Failure `not_found`, `conflict` if `revision` is not the newest, `invalid` without a picture, or that of a refused
 * picture; nothing is stored then.
 */
const uploadImage = async (
  deps: Deps,
  { id, texts, uploads }: { id: string; texts: Texts; uploads: readonly Upload[] },
  actor: Actor,
): Promise<ImageContainer> => {
  checkRevision(byId(deps.store.data.imageContainers, id), texts.revision);
  const given = {
    altText: texts.altText || undefined,
    title: texts.title || undefined,
    description: texts.description || undefined,
  };
  const { container, dropped } = await savePicture(deps, uploads, (picture) =>
    deps.store.change((draft) => {
      const before = byId(draft.imageContainers, id);
      checkRevision(before, texts.revision);
      return putPicture(draft, deps, before, { picture, texts: given }, actor);
    }),
  );
  await removeUnused(deps, dropped);
  return viewImage(container);
};

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
