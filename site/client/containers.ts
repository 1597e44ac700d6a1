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
