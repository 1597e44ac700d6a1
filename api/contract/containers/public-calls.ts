import * as z from 'zod/mini';
import { call } from '../calls/call.ts';
import { inLanguage } from '../languages/in-language.ts';
import {
  byPlaceQuery,
  byTagsQuery,
  imageContainer,
  textByPlaceQuery,
  textContainer,
  textsByTagsQuery,
} from './containers.ts';
import { pageContent, pageContentQuery } from './content.ts';

export const readPageContent = call({
  name: 'readPageContent',
  method: 'get',
  path: '/content/page',
  may: 'anyone',
  query: pageContentQuery,
  answer: pageContent,
});

export const listImages = call({
  name: 'listImages',
  method: 'get',
  path: '/imagecontainers',
  may: 'anyone',
  answer: z.array(imageContainer),
});

export const findImagesByTags = call({
  name: 'findImagesByTags',
  method: 'get',
  path: '/imagecontainers/by-tags',
  may: 'anyone',
  query: byTagsQuery,
  answer: z.array(imageContainer),
});

export const findImageByPlace = call({
  name: 'findImageByPlace',
  method: 'get',
  path: '/imagecontainers/by-tags-and-url',
  may: 'anyone',
  query: byPlaceQuery,
  answer: imageContainer,
});

export const readImage = call({
  name: 'readImage',
  method: 'get',
  path: '/imagecontainers/:id',
  may: 'anyone',
  answer: imageContainer,
});

export const listTexts = call({
  name: 'listTexts',
  method: 'get',
  path: '/textcontainers',
  may: 'anyone',
  query: inLanguage,
  answer: z.array(textContainer),
});

export const findTextsByTags = call({
  name: 'findTextsByTags',
  method: 'get',
  path: '/textcontainers/by-tags',
  may: 'anyone',
  query: textsByTagsQuery,
  answer: z.array(textContainer),
});

export const findTextByPlace = call({
  name: 'findTextByPlace',
  method: 'get',
  path: '/textcontainers/by-tags-and-url',
  may: 'anyone',
  query: textByPlaceQuery,
  answer: textContainer,
});

export const readText = call({
  name: 'readText',
  method: 'get',
  path: '/textcontainers/:id',
  may: 'anyone',
  answer: textContainer,
});
