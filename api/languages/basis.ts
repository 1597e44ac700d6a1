import { createHash } from 'node:crypto';
import type { StoredLanguage } from '#contract/languages/language-words.ts';
import { Failure } from '../core/failure.ts';

const MEANWHILE = 'Somebody has changed words of this language meanwhile. Please look at what the file changes again.';

/** What stands for the stored words of a language as they are: others have another. */
export const basisOf = ({ words = {} }: Pick<StoredLanguage, 'words'>): string => {
  const sorted = Object.keys(words)
    .sort()
    .map((id) => [id, words[id]?.text, words[id]?.english, words[id]?.isChecked, words[id]?.changedAt]);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
};

/** @throws Failure `conflict` when the words of a language are no longer what somebody has seen. */
export const checkBasis = (stored: Pick<StoredLanguage, 'words'>, seen: string): void => {
  if (basisOf(stored) !== seen) throw new Failure('conflict', MEANWHILE);
};
