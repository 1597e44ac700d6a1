import { queryOptions } from '@tanstack/react-query';
import {
  containerTags,
  type ImageContainer,
  imageContainer,
  imageVersions,
  type TextContainer,
  textContainer,
  textVersions,
} from '#contract/containers.ts';
import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const FIVE_MINUTES = 5 * 60_000;

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

const place = (kind: 'text' | 'image', relativeUrl: string, key: string) =>
  withQuery(`/${kind}containers/by-tags-and-url`, {
    tags: containerTags(kind, relativeUrl, key).join(','),
    relativeUrl,
  });

export const textKey = (relativeUrl: string, key: string) => ['containers', 'text', relativeUrl, key] as const;
export const imageKey = (relativeUrl: string, key: string) => ['containers', 'image', relativeUrl, key] as const;

/** The text that stands at a place of a page, or null. */
export const textAt = (platform: Platform, relativeUrl: string, key: string) =>
  queryOptions({
    queryKey: textKey(relativeUrl, key),
    queryFn: ({ signal }): Promise<TextContainer | null> =>
      orNull(requests(platform).get(place('text', relativeUrl, key), textContainer, signal)),
    staleTime: FIVE_MINUTES,
  });

/** The picture that stands at a place of a page, or null. */
export const imageAt = (platform: Platform, relativeUrl: string, key: string) =>
  queryOptions({
    queryKey: imageKey(relativeUrl, key),
    queryFn: ({ signal }): Promise<ImageContainer | null> =>
      orNull(requests(platform).get(place('image', relativeUrl, key), imageContainer, signal)),
    staleTime: FIVE_MINUTES,
  });

export const createText = (platform: Platform, relativeUrl: string, key: string, content: string) =>
  requests(platform).send(
    'POST',
    '/textcontainers',
    { tags: containerTags('text', relativeUrl, key), relativeUrl, content },
    textContainer,
  );

/** Replaces a text. `revision` is the one that was read: the server answers 409 when somebody saved meanwhile. */
export const updateText = (platform: Platform, id: string, content: string, revision: number) =>
  requests(platform).send('PUT', `/textcontainers/${id}`, { content, revision }, textContainer);

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

/** The earlier versions of a text, newest first; always asked anew. */
export const textVersionsQuery = (platform: Platform, id: string) =>
  queryOptions({
    queryKey: ['containers', 'text', id, 'versions'],
    queryFn: ({ signal }) => requests(platform).get(`/textcontainers/${id}/versions`, textVersions, signal),
    staleTime: 0,
  });

/** The earlier pictures of a place, newest first; always asked anew. */
export const imageVersionsQuery = (platform: Platform, id: string) =>
  queryOptions({
    queryKey: ['containers', 'image', id, 'versions'],
    queryFn: ({ signal }) => requests(platform).get(`/imagecontainers/${id}/versions`, imageVersions, signal),
    staleTime: 0,
  });

/** Puts an earlier picture back. `revision` is the one that was read: the server answers 409 when somebody saved meanwhile. */
export const restoreImage = (platform: Platform, id: string, pictureId: string, revision: number) =>
  requests(platform).send('POST', `/imagecontainers/${id}/restore`, { pictureId, revision }, imageContainer);
