import { queryOptions } from '@tanstack/react-query';
import { mediaItem, mediaItems } from '#contract/media/media.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';
import type { OnProgress } from './send-with-progress.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

export interface MediaFilter {
  page: number;
  pageSize: number;
  q: string;
  /** `true`, or empty for all. */
  missingAlt: string;
}

/** A page of the pictures of pages, posts and the library, the latest change first; for administrators. */
export const mediaList = (platform: Platform, filter: MediaFilter) =>
  queryOptions({
    queryKey: [{ subject: 'media', filter }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/media', { ...filter }), mediaItems, signal),
    staleTime: 60_000,
  });

const formWith = (image: File, altText?: string) => {
  const form = new FormData();
  form.append('image', image);
  if (altText !== undefined) form.append('altText', altText);
  return form;
};

/** Adds a picture to the library. @throws ApiError when the file is none that the server takes. */
export const uploadMedia = (platform: Platform, image: File, altText: string, onProgress?: OnProgress) =>
  requests(platform).sendForm('/media', formWith(image, altText), mediaItem, onProgress);

/** Describes a picture wherever it is shown. */
export const describeMedia = (platform: Platform, id: string, altText: string) =>
  requests(platform).send('PATCH', `/media/${id}`, { altText }, mediaItem);

/** Exchanges a picture wherever it is shown; the answer has the new one's id. */
export const replaceMedia = (platform: Platform, id: string, image: File, onProgress?: OnProgress) =>
  requests(platform).sendForm(`/media/${id}/image`, formWith(image), mediaItem, onProgress);

/** @throws ApiError 409, saying where it is in use. */
export const deleteMedia = (platform: Platform, id: string) => requests(platform).run('DELETE', `/media/${id}`);
