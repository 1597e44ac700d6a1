// The thread that estimates passwords: a password and known words come in, advice or null goes out.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary, translations } from '@zxcvbn-ts/language-en';
import { serveJobs } from '../core/serve-jobs.ts';

export interface StrengthQuestion {
  password: string;
  words: readonly string[];
}

/** Longer passwords are judged by their beginning, as time grows with the substitutions tried. */
const LIMITS = { maxLength: 64, l33tMaxSubstitutions: 100 };
/** Of zxcvbn's 0 to 4; 3 needs more than a hundred million guesses. */
const STRONG = 3;

const OWN_WORDS = 'Names of yours and of the charity are easy to guess.';

const estimator = new ZxcvbnFactory({
  ...LIMITS,
  dictionary: { ...commonDictionary, ...dictionary },
  graphs: adjacencyGraphs,
  translations: { ...translations, warnings: { ...translations.warnings, userInputs: OWN_WORDS } },
});

/** The lists hold plain words, so `South East` is tried as written, as one word and as two. */
const formsOf = (word: string): string[] => {
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);
  return [word.toLowerCase(), parts.join(''), ...parts];
};

serveJobs(({ password, words }: StrengthQuestion): string | null => {
  const known = [...new Set(words.flatMap(formsOf))].filter(Boolean);
  const { score, feedback } = estimator.check(password.slice(0, LIMITS.maxLength), known);
  if (score >= STRONG) return null;
  return [feedback.warning, feedback.suggestions[0]].filter(Boolean).join(' ');
});
