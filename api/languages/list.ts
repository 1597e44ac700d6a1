import type {
  LanguagePart,
  LanguageState,
  LanguageWord,
  LanguageWords,
  StoredLanguage,
  StoredWord,
} from '#contract/languages/language-words.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { catalogue } from '#contract/words/catalogue.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { shownWord } from './page-words.ts';
import { placeOfPart } from './part-places.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

type Stored = Pick<Deps, 'store'>;

export const storedIn = ({ store }: Stored, language: Language): StoredLanguage =>
  store.data.settings.get(SETTINGS_ID)?.languages?.[language] ?? { on: false };

/** A checked sentence that can no longer be shown, such as one without a required name, counts as a draft again. */
const stateOf = (
  english: string,
  stored: StoredWord | undefined,
  { text, isShown }: Pick<LanguageWord, 'text' | 'isShown'>,
): LanguageWord['state'] => {
  if (text === '') return 'missing';
  if (!stored?.isChecked) return 'draft';
  if (stored.english !== english) return 'changed';
  return isShown ? 'checked' : 'draft';
};

const viewWord = (
  { store }: Stored,
  language: Language,
  sentence: Sentence,
  stored: StoredWord | undefined,
): LanguageWord => {
  const { id, english, part, place, draft } = sentence;
  const text = stored?.text ?? draft;
  const isShown = shownWord(language, sentence, stored) !== null;
  const state = stateOf(english, stored, { text, isShown });
  return {
    id,
    english,
    part,
    place,
    text,
    state,
    isShown,
    englishBefore: state === 'changed' ? (stored?.english ?? null) : null,
    changedAt: stored?.changedAt ?? null,
    changedBy: stored ? authorName(store.data, stored.changedBy) : null,
  };
};

const coverageOf = (words: readonly LanguageWord[]) => ({
  sentences: words.length,
  checked: words.filter(({ state }) => state === 'checked').length,
  changed: words.filter(({ state }) => state === 'changed').length,
});

const coverageByPart = (words: readonly LanguageWord[]): LanguagePart[] =>
  [...catalogue.keys()].map((part) => ({
    part,
    ...placeOfPart(part),
    ...coverageOf(words.filter((word) => word.part === part)),
  }));

export const listWords = async (deps: Stored, language: Language): Promise<LanguageWords> => {
  const { on, words: stored = {} } = storedIn(deps, language);
  const sentences = await sentencesIn(language);
  const words = sentences.map((sentence) => viewWord(deps, language, sentence, stored[sentence.id]));
  return { language, isOn: on, ...coverageOf(words), parts: coverageByPart(words), words };
};

export const listLanguages = async (deps: Stored): Promise<{ languages: LanguageState[] }> => ({
  languages: await Promise.all(
    languages.map(async (language) => {
      const { words: _, ...state } = await listWords(deps, language);
      return state;
    }),
  ),
});
