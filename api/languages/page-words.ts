import type { StoredLanguage, StoredWord } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Compiled, PageWords } from '#contract/words/page-words.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { compileWords } from './compile-words.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** What has been compiled, by the words as they are stored: a change makes new ones. */
const compiled = new WeakMap<NonNullable<StoredLanguage['words']>, Promise<PageWords>>();

/**
 * What visitors read in the place of an English sentence; null for the English one. Somebody has checked it, and the sentence has
 * not changed since, unless it is none of rule or safety.
 */
export const shownWord = (
  language: Language,
  { english, isRule }: Sentence,
  stored: StoredWord | undefined,
): Compiled | null => {
  if (!stored?.isChecked || stored.text === '' || (isRule && stored.english !== english)) return null;
  try {
    return compileWords(language, english, stored.text);
  } catch (error) {
    // The changed English sentence fills in other things.
    if (error instanceof Failure) return null;
    throw error;
  }
};

const compile = async (language: Language, words: NonNullable<StoredLanguage['words']>): Promise<PageWords> =>
  Object.fromEntries(
    (await sentencesIn(language)).flatMap((sentence) => {
      const shown = shownWord(language, sentence, words[sentence.id]);
      return shown === null ? [] : [[sentence.id, shown] as const];
    }),
  );

/** What visitors are shown of the words of a language, by the ids of the messages; null while that is nothing. */
export const pageWordsIn = async (
  { store }: Pick<Deps, 'store'>,
  language: Language | undefined,
): Promise<PageWords | null> => {
  const words = language && store.data.settings.get(SETTINGS_ID)?.languages?.[language]?.words;
  if (!words) return null;
  const made = compiled.get(words) ?? compile(language, words);
  compiled.set(words, made);
  return made;
};
