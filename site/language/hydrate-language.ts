import { translateElements } from './element-translator.ts';
import type { PageLanguage } from './LanguageContext.tsx';
import { addOwnLines, ownLines } from './own-lines.ts';
import { pageLanguage } from './page-language.ts';
import { translatorFor } from './translate-elements.ts';
import type { InLanguage } from './translator-of.ts';

/** The language of the page that is hydrated; from here on elements are made in it. */
export const hydrateLanguage = (data: InLanguage): PageLanguage => {
  const { location, words = {}, answers } = data;
  const { language } = location;
  if (!language) return pageLanguage(data);
  const own = ownLines(language, answers);
  translateElements(translatorFor(language, words, own));
  return { ...pageLanguage(data), addOwn: (text) => addOwnLines(own, text) };
};
