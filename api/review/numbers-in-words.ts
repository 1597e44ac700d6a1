import { inOriginal, type MappedText, rewrite } from './mapped-text.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const LETTERS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8' };
const WORD = `(?:(?:double|treble|triple) )?(?:${Object.keys(DIGITS).join('|')})(?![\\p{L}\\p{N}])`;
// "O87": letters that look like digits, beside digits.
const LOOKALIKE = '(?=[oils]{0,3}\\d)[\\doilsb]{1,14}(?![\\p{L}\\p{N}])';
const TOKEN = `(?:${WORD}|${LOOKALIKE})`;
const RUN = new RegExp(`(?<![\\p{L}\\p{N}+€£$.,'])(?:\\+ ?|plus )?${TOKEN}(?:[\\s,./()-]{1,3}${TOKEN}){0,24}`, 'giu');
const PARTS = new RegExp(`plus |${WORD}|[\\doilsb]+|[\\s,]+`, 'giu');
// Most texts have none of them.
const SPOKEN = new RegExp(
  `\\b(?:plus|zero|nought|oh|o|\\d{1,4})[\\s,./()-]{1,3}(?:double|treble|triple|${Object.keys(DIGITS).join('|')})\\b|\\d[oilsb]|[oils]\\d`,
  'i',
);

const asDigits = (part: string): string => {
  const [, times, word = ''] = /^(?:(double|treble|triple) )?(\p{L}+)$/iu.exec(part) ?? [];
  const digit = DIGITS[word.toLowerCase()];
  if (digit !== undefined) return digit.repeat(times === undefined ? 1 : times.toLowerCase() === 'double' ? 2 : 3);
  if (part.toLowerCase() === 'plus ') return '+';
  if (/^[\s,]+$/.test(part)) return ' ';
  return part.replace(/\p{L}/gu, (letter) => LETTERS[letter.toLowerCase()] ?? letter);
};

export interface SpokenNumber {
  digits: MappedText;
  placed: (passage: Passage) => Passage;
}

export const spokenNumbers = (plain: string): SpokenNumber[] => {
  if (!SPOKEN.test(plain)) return [];
  return matches(plain, RUN)
    .filter(({ 0: run }) => /\p{L}/u.test(run))
    .map(({ 0: run, index }) => {
      const digits = rewrite(run, PARTS, asDigits);
      const placed = (passage: Passage) => {
        const { start, end } = inOriginal(digits, passage);
        return { start: index + start, end: index + end };
      };
      return { digits, placed };
    });
};
