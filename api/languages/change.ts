import type { ChangedWord, LanguageWords, StoredLanguage, StoredWord } from '#contract/languages/language-words.ts';
import { type Language, languageNames } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkBasis } from './basis.ts';
import { faultInWords } from './compile-words.ts';
import { listWords } from './list.ts';
import { sentencesIn } from './sentences.ts';

const UNKNOWN = 'The English sentence is no longer part of the site. Please reload the page';

const NAMED_MAX = 20;

type Changed = Record<string, string | number | boolean>;

const changeLanguage = (
  deps: Deps,
  language: Language,
  actor: Actor,
  edit: (before: StoredLanguage) => { after: StoredLanguage; changed: { before: Changed; after: Changed } },
) =>
  deps.store.change((draft) => {
    const stored: StoredSettings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { after, changed } = edit(stored.languages?.[language] ?? { on: false });
    draft.settings.put({ ...stored, languages: { ...stored.languages, [language]: after } });
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: languageNames[language] } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
  });

export const switchLanguage = async (
  deps: Deps,
  language: Language,
  isOn: boolean,
  actor: Actor,
): Promise<LanguageWords> => {
  await changeLanguage(deps, language, actor, (before) => ({
    after: { ...before, on: isOn },
    changed: { before: { isOn: before.on }, after: { isOn } },
  }));
  return listWords(deps, language);
};

const checkWords = async (language: Language, words: readonly ChangedWord[]) => {
  const known = new Map((await sentencesIn(language)).map(({ id, english }) => [id, english]));
  const problems = words.flatMap(({ id, text }): [string, string][] => {
    const english = known.get(id);
    if (english === undefined) return [[id, UNKNOWN]];
    const fault = text === '' ? undefined : faultInWords(language, english, text);
    return fault === undefined ? [] : [[id, fault]];
  });
  const first = problems[0]?.[1];
  if (first) throw new Failure('invalid', first, { fields: Object.fromEntries(problems) });
  return known;
};

const checkedIn = (words: Readonly<Record<string, StoredWord>>) =>
  Object.values(words).filter(({ isChecked }) => isChecked).length;

const savedFields = (words: readonly ChangedWord[], isFromFile: boolean): Changed => ({
  sentences: words.length,
  ...(isFromFile && { fromFile: true }),
  ...(words.length <= NAMED_MAX && Object.fromEntries(words.map(({ id }, at) => [`sentence.${at}`, id]))),
});

/**
 * Saves sentences, checked or as drafts; an empty one goes back to the product's draft.
 * @param basis the words that a file was compared with.
 * @throws Failure `invalid` with the faults by id, `conflict` when the stored words no longer match `basis`.
 */
export const saveWords = async (
  deps: Deps,
  language: Language,
  words: readonly ChangedWord[],
  actor: Actor,
  basis?: string,
): Promise<LanguageWords> => {
  const known = await checkWords(language, words);
  const changedAt = deps.now().toISOString();
  await changeLanguage(deps, language, actor, (stored) => {
    if (basis !== undefined) checkBasis(stored, basis);
    const { on, words: before = {} } = stored;
    const saved = words.flatMap(({ id, text, isChecked }): [string, StoredWord][] => {
      const word = { text, english: known.get(id) ?? '', isChecked, changedAt, changedBy: actor.id };
      return text === '' ? [] : [[id, word]];
    });
    const named = new Set(words.map(({ id }) => id));
    const kept = Object.entries(before).filter(([id]) => !named.has(id));
    const after = Object.fromEntries([...kept, ...saved]);
    return {
      after: { on, words: after },
      changed: {
        before: { checked: checkedIn(before) },
        after: { checked: checkedIn(after), ...savedFields(words, basis !== undefined) },
      },
    };
  });
  return listWords(deps, language);
};
