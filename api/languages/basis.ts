import { createHash } from 'node:crypto';
import type { StoredLanguage } from '#contract/languages/language-words.ts';
import { Failure } from '../core/failure.ts';

const MEANWHILE = 'Somebody has changed words of this language meanwhile. Please look at what the file changes again.';

export const basisOf = ({ words = {} }: Pick<StoredLanguage, 'words'>): string => {
  const sorted = Object.keys(words)
    .sort()
    .map((id) => [id, words[id]?.text, words[id]?.english, words[id]?.isChecked, words[id]?.changedAt]);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
};

/** @throws Failure `conflict` if the words have changed since `seen`. */
export const checkBasis = (stored: Pick<StoredLanguage, 'words'>, seen: string): void => {
  if (basisOf(stored) !== seen) throw new Failure('conflict', MEANWHILE);
};
