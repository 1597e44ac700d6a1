import { queryOptions } from '@tanstack/react-query';
import {
  type ChangedWord,
  type LanguageWords,
  languageStates,
  languageWords,
} from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { ChangedMeanwhile } from './changed-meanwhile.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');
const PATH = '/settings/languages';

export const LANGUAGES_KEY: NamedKey = [{ subject: 'settings', view: 'languages' }];
/** The name of what is known of one language. */
export const languageKey = (language: Language): NamedKey => [{ subject: 'settings', view: `languages ${language}` }];

/** How far every language is. */
export const languagesQuery = (platform: Platform) =>
  queryOptions({
    queryKey: LANGUAGES_KEY,
    queryFn: ({ signal }) => requests(platform).get(PATH, languageStates, signal),
  });

/** Every sentence of a language. */
export const languageWordsQuery = (platform: Platform, language: Language) =>
  queryOptions({
    queryKey: languageKey(language),
    queryFn: ({ signal }) => requests(platform).get(`${PATH}/${language}`, languageWords, signal),
  });

/** Shows the pages in a language to visitors, or no longer. */
export const switchLanguage = (platform: Platform, language: Language, isOn: boolean): Promise<LanguageWords> =>
  requests(platform).send('PUT', `${PATH}/${language}`, { isOn }, languageWords);

/** What of a sentence is edited. */
export const editedPart = ({ english, text, state }: LanguageWords['words'][number]): ChangedWord => ({
  english,
  text,
  isChecked: state === 'checked',
});

const isSame = (one: ChangedWord | undefined, other: ChangedWord | undefined) =>
  one?.text === other?.text && one?.isChecked === other?.isChecked;

/**
 * Saves those sentences that differ from `base`, which is what the editing began with, in the same order.
 * @throws ChangedMeanwhile when a colleague has changed one of them, ApiError with `problem.fields` by English sentence.
 */
export const saveLanguageWords = async (
  platform: Platform,
  language: Language,
  words: readonly ChangedWord[],
  base: readonly ChangedWord[],
): Promise<LanguageWords> => {
  const changed = words.filter((word, at) => !isSame(word, base[at]));
  const now = await requests(platform).get(`${PATH}/${language}`, languageWords);
  const theirs = new Map(now.words.map((word) => [word.english, editedPart(word)]));
  const before = new Map(base.map((word) => [word.english, word]));
  if (changed.some(({ english }) => !isSame(theirs.get(english), before.get(english))))
    throw new ChangedMeanwhile({ words: words.map((word) => theirs.get(word.english) ?? word) });
  return requests(platform).send('PUT', `${PATH}/${language}/words`, { words: changed }, languageWords);
};
