import { createContext, useContext } from 'react';
import type { Language } from '#contract/languages/languages.ts';

/** The language that a page is in. */
export interface PageLanguage {
  /** Null for English. */
  language: Language | null;
  /** The `lang` of a part that is in English; undefined where the whole page is. */
  englishPart: string | undefined;
  /** The languages that the page can be read in beside English. */
  others: readonly Language[];
  /** Told what an editor has just written in the language of the page: from then on it is marked as no English. */
  addOwn?: (text: string) => void;
}

/** What is true of every page while it is read in English. */
export const english: PageLanguage = { language: null, englishPart: undefined, others: [] };

const Context = createContext<PageLanguage>(english);

export const LanguageProvider = Context.Provider;

/** The language of the page that is being shown; English where nothing says otherwise. */
export const usePageLanguage = (): PageLanguage => useContext(Context);
