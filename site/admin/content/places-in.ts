import type { ListedPlace } from '#contract/containers/content.ts';
import type { Language } from '#contract/languages/languages.ts';

/** A place in the list, in the language in which it is shown. */
export type ShownPlace = ListedPlace & {
  /** Omitted for English. */
  language?: Language;
  /** Whether the English text has been changed since it was translated. */
  isOutdated?: boolean;
};

/** The texts that a language can have, each with what is written in it; English ones stand in for what is missing. */
export const placesIn = (places: readonly ListedPlace[], language: Language | ''): readonly ShownPlace[] => {
  if (!language) return places;
  return places.flatMap((place): ShownPlace[] => {
    if (place.kind !== 'text' || !place.translations) return [];
    const found = place.translations.find((one) => one.language === language);
    const written = {
      text: found?.text ?? null,
      isChanged: found !== undefined,
      changed: found?.changed ?? null,
      isOutdated: found?.isOutdated ?? false,
    };
    return [{ ...place, ...written, language, fallback: place.text?.content ?? place.fallback }];
  });
};
