import { isTranslatedPath, type Language, languages, splitLanguage } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Deps } from '../http/deps.ts';

interface ReadDeps {
  store: Pick<Deps['store'], 'data'>;
}

/** The languages beside English in which pages are shown; none until one is switched on. */
export const languagesOn = ({ store }: ReadDeps): readonly Language[] => {
  const stored = store.data.settings.get(SETTINGS_ID)?.languages;
  return stored ? languages.filter((language) => stored[language]?.on) : [];
};

/** True for English, and for a language in which pages are shown. */
export const isLanguageOn = (deps: ReadDeps, language: Language | undefined): boolean =>
  language === undefined || languagesOn(deps).includes(language);

/** The language of the page of this address, if it is one of the menu and the language is on; undefined for English. */
export const languageOfPage = (deps: ReadDeps, address: string | null): Language | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { language, path } = splitLanguage(new URL(address).pathname);
  return isTranslatedPath(path) && isLanguageOn(deps, language) ? language : undefined;
};
