import type { LanguageState, LanguageWord, LanguageWords, StoredWord } from '#contract/languages/language-words.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

type Stored = Pick<Deps, 'store'>;

const storedIn = ({ store }: Stored, language: Language) =>
  store.data.settings.get(SETTINGS_ID)?.languages?.[language] ?? { on: false };

const stateOf = (english: string, stored: StoredWord | undefined, text: string): LanguageWord['state'] => {
  if (text === '') return 'missing';
  if (!stored?.isChecked) return 'draft';
  return stored.english === english ? 'checked' : 'changed';
};

const viewWord = (
  { store }: Stored,
  { id, english, part, draft }: Sentence,
  stored: StoredWord | undefined,
): LanguageWord => {
  const text = stored?.text ?? draft;
  return {
    id,
    english,
    part,
    text,
    state: stateOf(english, stored, text),
    changedAt: stored?.changedAt ?? null,
    changedBy: stored ? authorName(store.data, stored.changedBy) : null,
  };
};

/** Every sentence of a language beside the English one, with who checked it when. */
export const listWords = async (deps: Stored, language: Language): Promise<LanguageWords> => {
  const { on, words: stored = {} } = storedIn(deps, language);
  const sentences = await sentencesIn(language);
  const words = sentences.map((sentence) => viewWord(deps, sentence, stored[sentence.id]));
  const checked = words.filter(({ state }) => state === 'checked').length;
  return { language, isOn: on, sentences: words.length, checked, words };
};

/** How far every language is. */
export const listLanguages = async (deps: Stored): Promise<{ languages: LanguageState[] }> => ({
  languages: await Promise.all(
    languages.map(async (language) => {
      const { words: _, ...state } = await listWords(deps, language);
      return state;
    }),
  ),
});
