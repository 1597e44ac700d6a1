import { call } from '../calls/call.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '../testimonials/testimonials.ts';
import { mediaItem, mediaItems, mediaQuery, mediaUpdate, mediaUpload } from './media.ts';

const files = { image: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } };

export const listMedia = call({
  name: 'listMedia',
  method: 'get',
  path: '/media',
  may: 'publish',
  query: mediaQuery,
  answer: mediaItems,
});

export const uploadMedia = call({
  name: 'uploadMedia',
  method: 'post',
  path: '/media',
  may: 'publish',
  body: mediaUpload,
  files: files,
  answer: mediaItem,
});

export const describeMedia = call({
  name: 'describeMedia',
  method: 'patch',
  path: '/media/:id',
  may: 'publish',
  body: mediaUpdate,
  answer: mediaItem,
});

export const replaceMedia = call({
  name: 'replaceMedia',
  method: 'post',
  path: '/media/:id/image',
  may: 'publish',
  files: files,
  answer: mediaItem,
});

export const deleteMedia = call({
  name: 'deleteMedia',
  method: 'delete',
  path: '/media/:id',
  may: 'publish',
  answer: null,
});
