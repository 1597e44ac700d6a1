import { listWords } from '#api/languages/list.ts';
import type { LanguageWord } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { TestDeps } from './deps.ts';

/** Switches languages on or off without anybody having read their words. */
export const switchLanguages = (deps: TestDeps, on: Partial<Record<Language, boolean>>): Promise<void> =>
  deps.store.change((draft) => {
    const before = draft.settings.get('settings') ?? { id: 'settings', ...defaultSettings };
    const switched = Object.entries(on).map(([language, isOn]) => [language, { on: isOn }]);
    draft.settings.put({ ...before, languages: { ...before.languages, ...Object.fromEntries(switched) } });
  });

/** Marks every sentence of a language as checked: the product's own drafts, or what `write` makes of the English ones unless empty. */
export const checkEverySentence = async (
  deps: TestDeps,
  language: Language,
  write: (sentence: Pick<LanguageWord, 'id' | 'english' | 'text'>) => string = ({ text }) => text,
): Promise<void> => {
  const { words } = await listWords(deps, language);
  const checked = { isChecked: true, changedAt: deps.now().toISOString(), changedBy: deps.newId() };
  await deps.store.change((draft) => {
    const before = draft.settings.get('settings') ?? { id: 'settings', ...defaultSettings };
    const all = words.flatMap((sentence) => {
      const text = write(sentence);
      return text === '' ? [] : [[sentence.id, { ...checked, english: sentence.english, text }]];
    });
    const of = { on: true, words: Object.fromEntries(all) };
    draft.settings.put({ ...before, languages: { ...before.languages, [language]: of } });
  });
};
