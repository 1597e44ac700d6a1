import { listLanguageWords, saveLanguageWords } from '#contract/languages/calls.ts';
import type { ChangedWord, LanguageWords } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { ChangedMeanwhile } from '../../../client/changed-meanwhile.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';

export const editedPart = ({ id, text, state }: LanguageWords['words'][number]): ChangedWord => ({
  id,
  text,
  isChecked: state === 'checked',
});

const isSame = (one: ChangedWord | undefined, other: ChangedWord | undefined) =>
  one?.text === other?.text && one?.isChecked === other?.isChecked;

/**
 * Saves the sentences that differ from `base`, the state when editing began, in the same order.
 * @throws ChangedMeanwhile if a colleague has changed one of them, ApiError with `problem.fields` by the id of the sentence.
 */
export const saveWords = async (
  platform: Platform,
  language: Language,
  words: readonly ChangedWord[],
  base: readonly ChangedWord[],
): Promise<LanguageWords> => {
  const changed = words.filter((word, at) => !isSame(word, base[at]));
  const now = await send(platform, listLanguageWords, { language });
  const theirs = new Map(now.words.map((word) => [word.id, editedPart(word)]));
  const before = new Map(base.map((word) => [word.id, word]));
  if (changed.some(({ id }) => !isSame(theirs.get(id), before.get(id))))
    throw new ChangedMeanwhile({ words: words.map((word) => theirs.get(word.id) ?? word) });
  return send(platform, saveLanguageWords, { language, body: { words: changed } });
};
