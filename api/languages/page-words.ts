import type { StoredLanguage, StoredWord } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { PageWords } from '#contract/words/page-words.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { compileWords } from './compile-words.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** What has been compiled, by the words as they are stored: a change makes new ones. */
const compiled = new WeakMap<NonNullable<StoredLanguage['words']>, Promise<PageWords>>();

/**
 * Whether visitors are shown a translation: somebody has checked it, and the English sentence has not changed since, unless it is
 * none of rule or safety.
 */
export const isShown = ({ english, isRule }: Sentence, stored: StoredWord | undefined): stored is StoredWord =>
  stored?.isChecked === true && (stored.english === english || !isRule);

const compileShown = (language: Language, { id, english }: Sentence, { text }: StoredWord) => {
  try {
    return [[id, compileWords(language, english, text)] as const];
  } catch (error) {
    // The changed English sentence fills in other things.
    if (error instanceof Failure) return [];
    throw error;
  }
};

const compile = async (language: Language, words: NonNullable<StoredLanguage['words']>): Promise<PageWords> =>
  Object.fromEntries(
    (await sentencesIn(language)).flatMap((sentence) => {
      const stored = words[sentence.id];
      return isShown(sentence, stored) ? compileShown(language, sentence, stored) : [];
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
