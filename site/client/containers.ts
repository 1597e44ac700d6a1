import { imageVersions, textVersions } from '#contract/containers/container-versions.ts';
import { containerTags, imageContainer, type TextContainer, textContainer } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'status');

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
