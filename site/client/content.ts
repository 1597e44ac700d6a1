import { queryOptions } from '@tanstack/react-query';
import type { TextContainer } from '#contract/containers/containers.ts';
import { siteContent } from '#contract/containers/content.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const readSiteContent = (platform: Platform, signal?: AbortSignal) =>
  createRequests(platform, 'body').get('/content', siteContent, signal);

/** What is written at a place in a language, also while that is off; null where nothing is. */
export const readTranslation = async (
  platform: Platform,
  { relativeUrl, key }: Pick<TextPlace, 'relativeUrl' | 'key'>,
  language: Language,
): Promise<TextContainer | null> => {
  const { places } = await readSiteContent(platform);
  const found = places.find((place) => place.kind === 'text' && place.relativeUrl === relativeUrl && place.key === key);
  if (found?.kind !== 'text') return null;
  return found.translations?.find((one) => one.language === language)?.text ?? null;
};

/** Every text and picture of the website that staff can replace; for administrators. Always asked anew: they are edited elsewhere, on their pages. */
export const siteContentQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('content'),
    queryFn: ({ signal }) => readSiteContent(platform, signal),
    staleTime: 0,
  });
