import { listContent } from '#contract/containers/calls.ts';
import type { TextContainer } from '#contract/containers/containers.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { queryOf } from '../../../client/calls.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';

/** Always refetched, as texts are edited elsewhere, on their pages. */
export const siteContentQuery = (platform: Platform) => ({ ...queryOf(platform, listContent, {}), staleTime: 0 });

/** Returns a translation even while its language is off; null if nothing is written. */
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
