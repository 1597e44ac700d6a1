import { imageVersions, textVersions } from '#contract/containers/container-versions.ts';
import {
  containerTags,
  type ImageContainer,
  imageContainer,
  type TextContainer,
  textContainer,
} from '#contract/containers/containers.ts';
import { pageContent } from '#contract/containers/content.ts';
import type { Language } from '#contract/languages/languages.ts';
import { ApiError } from './api-error.ts';
import type { PageCall } from './page-answers.ts';
import { imageKey, textKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'status');

/** A 404 means that nothing stands there yet. */
const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

const place = (kind: 'text' | 'image', relativeUrl: string, key: string, language?: Language) =>
  withQuery(`/${kind}containers/by-tags-and-url`, {
    tags: containerTags(kind, relativeUrl, key).join(','),
    relativeUrl,
    language,
  });

/** Reads the text that stands at a place of a page in a language that is on, or null; the English one where none is named. */
export const readText = (
  platform: Platform,
  relativeUrl: string,
  key: string,
  language?: Language,
): PageCall<TextContainer | null> => ({
  ...textKey(relativeUrl, key),
  ask: () => orNull(requests(platform).get(place('text', relativeUrl, key, language), textContainer)),
});

/** Reads the picture that stands at a place of a page, or null. */
export const readImage = (platform: Platform, relativeUrl: string, key: string): PageCall<ImageContainer | null> => ({
  ...imageKey(relativeUrl, key),
  ask: () => orNull(requests(platform).get(place('image', relativeUrl, key), imageContainer)),
});

/** Reads what staff have put on a page; English texts where there are none in the language. */
export const readPageContent = (platform: Platform, relativeUrl: string, language?: Language) =>
  requests(platform).get(withQuery('/content/page', { relativeUrl, language }), pageContent);

/** Puts a text at a place of a page, in English where no language is named. `english` is what a translation was made from. */
export const createText = (
  platform: Platform,
  relativeUrl: string,
  key: string,
  written: { content: string; language?: Language | undefined; english?: string | undefined },
) =>
  requests(platform).send(
    'POST',
    '/textcontainers',
    { tags: containerTags('text', relativeUrl, key), relativeUrl, ...written },
    textContainer,
  );

/**
 * Replaces a text. `revision` is the one that was read: the server answers 409 when somebody saved meanwhile. `english` is what a
 * translation was made from; with the words that are there, those are said to be right still.
 */
export const updateText = (
  platform: Platform,
  id: string,
  change: { content: string; revision: number; english?: string | undefined },
) => requests(platform).send('PUT', `/textcontainers/${id}`, change, textContainer);

/** Removes a text with its earlier versions. The server answers 409 when somebody saved meanwhile. */
export const removeText = (platform: Platform, { id, revision }: Pick<TextContainer, 'id' | 'revision'>) =>
  requests(platform).run('DELETE', withQuery(`/textcontainers/${id}`, { revision }));

export const createImage = (platform: Platform, relativeUrl: string, key: string, altText: string) =>
  requests(platform).send(
    'POST',
    '/imagecontainers',
    { tags: containerTags('image', relativeUrl, key), relativeUrl, altText },
    imageContainer,
  );

/** Uploads a new picture into a container; the earlier one is kept as a version. */
export const uploadImage = (platform: Platform, id: string, image: File, altText: string) => {
  const form = new FormData();
  form.append('image', image);
  form.append('altText', altText);
  return requests(platform).sendForm(`/imagecontainers/${id}/image`, form, imageContainer);
};

/** The earlier versions of a text, newest first. */
export const readTextVersions = (platform: Platform, id: string) =>
  requests(platform).get(`/textcontainers/${id}/versions`, textVersions);

/** The earlier pictures of a place, newest first. */
export const readImageVersions = (platform: Platform, id: string) =>
  requests(platform).get(`/imagecontainers/${id}/versions`, imageVersions);

/** Puts an earlier picture back. `revision` is the one that was read: the server answers 409 when somebody saved meanwhile. */
export const restoreImage = (platform: Platform, id: string, pictureId: string, revision: number) =>
  requests(platform).send('POST', `/imagecontainers/${id}/restore`, { pictureId, revision }, imageContainer);
