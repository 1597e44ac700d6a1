import { changedWord, type LanguageWord } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { ImportedWord, ImportedWords, TranslationFile } from '#contract/languages/translation-file.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { basisOf, checkBasis } from './basis.ts';
import { saveWords } from './change.ts';
import { faultInWords } from './compile-words.ts';
import { listWords, storedIn } from './list.ts';
import { type FileEntry, readFile } from './read-file.ts';

const faultOf = (language: Language, entry: FileEntry, word: LanguageWord | undefined): string | undefined => {
  if (!word) return 'The site has no such sentence any more';
  if (word.english !== entry.english) return 'The English sentence is another today';
  const { error } = changedWord.shape.text.safeParse(entry.text);
  if (error) return error.issues[0]?.message;
  return faultInWords(language, word.english, entry.text);
};

const changeOf = (entry: FileEntry, word: LanguageWord, areChecked: boolean): ImportedWord | null => {
  const text = changedWord.shape.text.parse(entry.text);
  const isChecked = areChecked && !entry.isFuzzy;
  const isSame = text === word.text && (!isChecked || word.state === 'checked');
  if (isSame) return null;
  return { id: word.id, english: word.english, before: word.text, text, isChecked, wasShown: word.isShown };
};

const planOf = (
  language: Language,
  words: readonly LanguageWord[],
  entries: readonly FileEntry[],
  areChecked: boolean,
): Omit<ImportedWords, 'basis'> => {
  const known = new Map(words.map((word) => [word.id, word]));
  const plan: Omit<ImportedWords, 'basis'> = { changes: [], refused: [], same: 0 };
  for (const entry of entries) {
    const word = known.get(entry.id);
    const reason = faultOf(language, entry, word);
    const change = word && reason === undefined ? changeOf(entry, word, areChecked) : null;
    if (reason !== undefined) plan.refused.push({ id: entry.id, english: entry.english, reason });
    else if (change) plan.changes.push(change);
    else plan.same += 1;
  }
  return plan;
};

/**
 * Takes the words of a translator's file that differ from ours, or on trial only reports them. Sentences missing from the file
 * stay as they are.
 * @throws Failure `invalid` for an unreadable file, `conflict` when the words have changed since the trial.
 */
export const importWords = async (
  deps: Deps,
  language: Language,
  { text, areChecked, isTrial, basis: seen }: TranslationFile,
  actor: Actor,
): Promise<ImportedWords> => {
  const entries = await readFile(text, language);
  const stored = storedIn(deps, language);
  if (seen !== undefined) checkBasis(stored, seen);
  const basis = basisOf(stored);
  // Reads what is stored before it waits for anything: the same words.
  const { words } = await listWords(deps, language);
  const plan = planOf(language, words, entries, areChecked);
  if (!isTrial && plan.changes.length > 0)
    await saveWords(
      deps,
      language,
      plan.changes.map(({ id, text: changed, isChecked }) => ({ id, text: changed, isChecked })),
      actor,
      basis,
    );
  return { ...plan, basis };
};
