import { eld } from 'eld/extrasmall';
import type { Rule } from './finding.ts';

const WORDS_MIN = 4;
const PIECE_WORDS = 40;
const ENGLISH_LETTERS = /^\p{ASCII}*$/u;
const OTHER_LETTERS = /(?=\p{L})[^\p{Script=Latin}]/gu;

// None of these is a word of Polish, Romanian or Irish, as "to", "i" and "was" are.
const CLEARLY_ENGLISH = new Set(
  'the and of with for they were have that this my she her you your when who which their our from not had'.split(' '),
);
const CLEAR_SHARE = 0.25;

const isPlainlyEnglish = (words: readonly string[]): boolean =>
  words.length >= PIECE_WORDS / 2 &&
  words.filter((word) => CLEARLY_ENGLISH.has(word)).length >= CLEAR_SHARE * words.length;

const isEnglish = (text: string): boolean => {
  const found = eld.detect(text);
  if (found.language === 'en') return found.isReliable();
  const scores = found.getScores();
  // A short English text with names in it is nearly as likely something else.
  return (scores.en ?? 0) > 0.9 * (scores[found.language] ?? 1);
};

const ADDRESS = /[@/]|\.\w/;

/** Holds what is not in English, also where it is only a part of the text: the other rules know little else. */
export const language: Rule = ({ plain }) => {
  const message = 'Not in English, at least in part: the automatic review does not understand it.';
  const finding = [{ kind: 'language', effect: 'flag', message } as const];
  if (!ENGLISH_LETTERS.test(plain) && (plain.match(OTHER_LETTERS)?.length ?? 0) >= 4) return finding;
  const pieces = plain.toLowerCase().split(/\s+/);
  const words = pieces.filter((piece) => /\p{L}/u.test(piece) && !ADDRESS.test(piece));
  if (words.length < WORDS_MIN) return [];
  for (let from = 0; from < words.length; from += PIECE_WORDS) {
    // A short rest is read together with what comes before it.
    const first = Math.max(0, Math.min(from, words.length - PIECE_WORDS));
    const piece = words.slice(first, first + PIECE_WORDS);
    if (!isPlainlyEnglish(piece) && !isEnglish(piece.join(' '))) return finding;
  }
  return [];
};
