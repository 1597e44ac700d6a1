import { containerTags, type ImageContainer, type TextContainer } from '#contract/containers/containers.ts';
import { findImageByPlace, findTextByPlace } from '#contract/containers/public-calls.ts';
import type { Language } from '#contract/languages/languages.ts';
import { ApiError } from './api-error.ts';
import type { PageCall } from './page-answers.ts';
import { imageKey, textKey } from './place-keys.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';

/** A 404 means that nothing stands there yet. */
const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

const queryFor = (kind: 'text' | 'image', relativeUrl: string, key: string) => ({
  tags: containerTags(kind, relativeUrl, key).join(','),
  relativeUrl,
});

/** In English if no language is named; null if nothing stands there. */
export const readText = (
  platform: Platform,
  relativeUrl: string,
  key: string,
  language?: Language,
): PageCall<TextContainer | null> => ({
  ...textKey(relativeUrl, key),
  ask: () => orNull(send(platform, findTextByPlace, { query: { ...queryFor('text', relativeUrl, key), language } })),
});

export const readImage = (platform: Platform, relativeUrl: string, key: string): PageCall<ImageContainer | null> => ({
  ...imageKey(relativeUrl, key),
  ask: () => orNull(send(platform, findImageByPlace, { query: queryFor('image', relativeUrl, key) })),
});
