import type { StoredLanguage, StoredWord } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Compiled, PageWords } from '#contract/words/page-words.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { compileWords } from './compile-words.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

const compiled = new WeakMap<NonNullable<StoredLanguage['words']>, Promise<PageWords>>();

/**
 * The translation that visitors read, null for English. It must be checked; one of a rule or of safety also only while the
 * English sentence is unchanged.
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

/** Translations shown to visitors, by message id; null while there are none. */
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
