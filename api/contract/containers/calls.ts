import { call } from '../calls/call.ts';
import { oneImage } from '../images/one-image.ts';
import { imageRestoration, imageVersions, textVersions } from './container-versions.ts';
import {
  imageContainer,
  imageUpdate,
  imageUpload,
  newImageContainer,
  newTextContainer,
  textContainer,
  textRemoval,
  textUpdate,
} from './containers.ts';
import { siteContent } from './content.ts';

export const listContent = call({
  name: 'listContent',
  method: 'get',
  path: '/content',
  may: 'edit-pages',
  answer: siteContent,
});

export const listImageVersions = call({
  name: 'listImageVersions',
  method: 'get',
  path: '/imagecontainers/:id/versions',
  may: 'edit-pages',
  answer: imageVersions,
});

export const restoreImage = call({
  name: 'restoreImage',
  method: 'post',
  path: '/imagecontainers/:id/restore',
  may: 'edit-pages',
  body: imageRestoration,
  answer: imageContainer,
});

export const createImage = call({
  name: 'createImage',
  method: 'post',
  path: '/imagecontainers',
  may: 'edit-pages',
  body: newImageContainer,
  answer: imageContainer,
});

export const updateImage = call({
  name: 'updateImage',
  method: 'put',
  path: '/imagecontainers/:id',
  may: 'edit-pages',
  body: imageUpdate,
  answer: imageContainer,
});

export const uploadImage = call({
  name: 'uploadImage',
  method: 'post',
  path: '/imagecontainers/:id/image',
  may: 'edit-pages',
  body: imageUpload,
  files: { image: oneImage },
  answer: imageContainer,
});

export const deleteImage = call({
  name: 'deleteImage',
  method: 'delete',
  path: '/imagecontainers/:id',
  may: 'edit-pages',
  answer: null,
});

export const listTextVersions = call({
  name: 'listTextVersions',
  method: 'get',
  path: '/textcontainers/:id/versions',
  may: 'edit-pages',
  answer: textVersions,
});

export const createText = call({
  name: 'createText',
  method: 'post',
  path: '/textcontainers',
  may: 'edit-pages',
  body: newTextContainer,
  answer: textContainer,
});

export const updateText = call({
  name: 'updateText',
  method: 'put',
  path: '/textcontainers/:id',
  may: 'edit-pages',
  body: textUpdate,
  answer: textContainer,
});

export const deleteText = call({
  name: 'deleteText',
  method: 'delete',
  path: '/textcontainers/:id',
  may: 'edit-pages',
  query: textRemoval,
  answer: null,
});
