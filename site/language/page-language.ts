import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import { english, type PageLanguage } from './LanguageContext.tsx';

interface InLanguages {
  location: { language?: Language };
  languages?: readonly Language[];
}

/** The language of a page, from the data that it was made with. */
export const pageLanguage = ({ location: { language }, languages: others = [] }: InLanguages): PageLanguage => {
  if (!language) return others.length > 0 ? { ...english, others } : english;
  return { language, englishPart: ENGLISH, others };
};
