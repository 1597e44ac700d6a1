import type { StoredLanguage } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { type PageWords, type WordGroup, wordGroups } from '#contract/pages/page-words.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Deps } from '../http/deps.ts';
import { compileWords } from './compile-words.ts';
import { draftsIn } from './sentences.ts';

type Words = Readonly<Record<WordGroup, PageWords>>;

/** What has been compiled, by the words as they are stored: a change makes new ones. */
const compiled = new WeakMap<NonNullable<StoredLanguage['words']>, Promise<Words>>();

const compile = async (language: Language, words: NonNullable<StoredLanguage['words']>): Promise<Words> => {
  const drafts = await draftsIn(language);
  const checked = ([english]: readonly [string, unknown]) => words[english]?.isChecked === true;
  const inGroup = (group: WordGroup): PageWords =>
    group === 'mail'
      ? {}
      : Object.fromEntries(
          Object.entries(drafts[group])
            .filter(checked)
            .map(([english]) => [english, compileWords(language, english, words[english]?.text ?? '')]),
        );
  return Object.fromEntries(wordGroups.map((group) => [group, inGroup(group)])) as Words;
};

/** What somebody has checked of the words of pages in a language; null while that is nothing. */
export const pageWordsIn = async (
  { store }: Pick<Deps, 'store'>,
  language: Language | undefined,
): Promise<Words | null> => {
  const words = language && store.data.settings.get(SETTINGS_ID)?.languages?.[language]?.words;
  if (!words) return null;
  const made = compiled.get(words) ?? compile(language, words);
  compiled.set(words, made);
  return made;
};
