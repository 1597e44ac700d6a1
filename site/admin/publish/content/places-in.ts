import type { ListedPlace } from '#contract/containers/content.ts';
import type { Language } from '#contract/languages/languages.ts';

export type ShownPlace = ListedPlace & {
  /** Omitted for English. */
  language?: Language;
  isOutdated?: boolean;
};

/** English texts stand in for missing translations. */
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
