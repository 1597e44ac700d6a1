import { type Language, languages } from '#contract/languages.ts';
import type { Deps } from '../http/deps.ts';
import { SETTINGS_ID } from './settings.ts';

/** The languages beside English in which pages are shown; none until one is switched on. */
export const languagesOn = ({ store }: Pick<Deps, 'store'>): readonly Language[] => {
  const stored = store.data.settings.get(SETTINGS_ID)?.languages;
  return stored ? languages.filter((language) => stored[language]?.on) : [];
};

/** True for English, and for a language in which pages are shown. */
export const isLanguageOn = (deps: Pick<Deps, 'store'>, language: Language | undefined): boolean =>
  language === undefined || languagesOn(deps).includes(language);
