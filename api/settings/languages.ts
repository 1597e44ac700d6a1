import { isTranslatedPath, type Language, languages, splitLanguage } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Deps } from '../http/deps.ts';

interface ReadDeps {
  store: Pick<Deps['store'], 'data'>;
}

export const languagesOn = ({ store }: ReadDeps): readonly Language[] => {
  const stored = store.data.settings.get(SETTINGS_ID)?.languages;
  return stored ? languages.filter((language) => stored[language]?.on) : [];
};

export const isLanguageOn = (deps: ReadDeps, language: Language | undefined): boolean =>
  language === undefined || languagesOn(deps).includes(language);

/** Returns undefined for English, for a page outside the menu and for a language that is off. */
export const languageOfPage = (deps: ReadDeps, address: string | null): Language | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { language, path } = splitLanguage(new URL(address).pathname);
  return isTranslatedPath(path) && isLanguageOn(deps, language) ? language : undefined;
};
