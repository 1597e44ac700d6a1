import { listContent } from '#contract/containers/calls.ts';
import type { TextContainer } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { queryOf } from '../../client/calls.ts';
import type { Platform } from '../../client/platform.ts';
import { send } from '../../client/send.ts';

/** Every text and picture of the website that staff can replace. Always asked anew: they are edited elsewhere, on their pages. */
export const siteContentQuery = (platform: Platform) => ({ ...queryOf(platform, listContent, {}), staleTime: 0 });

/** What is written at a place in a language, also while that is off; null where nothing is. */
export const readTranslation = async (
  platform: Platform,
  { relativeUrl, key }: Pick<TextPlace, 'relativeUrl' | 'key'>,
  language: Language,
): Promise<TextContainer | null> => {
  const { places } = await send(platform, listContent, {});
  const found = places.find((place) => place.kind === 'text' && place.relativeUrl === relativeUrl && place.key === key);
  if (found?.kind !== 'text') return null;
  return found.translations?.find((one) => one.language === language)?.text ?? null;
};
