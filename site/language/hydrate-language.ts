import { translateElements } from './element-translator.ts';
import type { PageLanguage } from './LanguageContext.tsx';
import { pageLanguage } from './page-language.ts';
import { type InLanguage, translatorOf } from './translator-of.ts';

/** The language of the page that is hydrated; from here on elements are made in it. */
export const hydrateLanguage = (data: InLanguage): PageLanguage => {
  translateElements(translatorOf(data));
  return pageLanguage(data);
};
