import type { Language } from '#contract/languages.ts';
import type { PageWords } from '#contract/page-words.ts';
import { translateElements } from './element-translator.ts';
import type { PageLanguage } from './LanguageContext.tsx';
import { pageLanguage } from './page-language.ts';
import { translatorFor } from './translate-elements.ts';

interface InLanguage {
  location: { language?: Language };
  languages?: readonly Language[];
  words?: PageWords;
}

/** The language of the page that is hydrated; from here on elements are made in it. */
export const hydrateLanguage = (data: InLanguage): PageLanguage => {
  const { language } = data.location;
  if (language) translateElements(translatorFor(language, data.words ?? {}));
  return pageLanguage(data);
};
