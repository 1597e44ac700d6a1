import { call } from '../calls/call.ts';
import { imageContainer } from '../containers/containers.ts';
import { oneImage } from '../images/one-image.ts';
import { mediaItem, mediaItems, mediaPlacing, mediaQuery, mediaUpdate, mediaUpload } from './media.ts';

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
  files: { image: oneImage },
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
  files: { image: oneImage },
  answer: mediaItem,
});

export const placeMedia = call({
  name: 'placeMedia',
  method: 'post',
  path: '/media/:id/place',
  may: 'edit-pages',
  body: mediaPlacing,
  answer: imageContainer,
});

export const deleteMedia = call({
  name: 'deleteMedia',
  method: 'delete',
  path: '/media/:id',
  may: 'publish',
  answer: null,
});
