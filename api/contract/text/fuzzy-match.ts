import { foldCase } from '../personal-data/name.ts';

export const wordsOf = (text: string): string[] => foldCase(text).match(/[\p{L}\d]+/gu) ?? [];

const SMALL_WORDS = new Set(
  'a an and any are at be by can do does for from have how i in is it me my of on or our the to we what where with you your'.split(
    ' ',
  ),
);

/** Drops small words unless there are no others. */
export const queryWords = (typed: string): string[] => {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : all;
};

/** Returns the edit distance; more than `most` counts as `most + 1`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const swap = (before[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      const mistakes = Math.min(swap, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1);
      now.push(mistakes);
      if (mistakes < least) least = mistakes;
    }
    // It never becomes less again.
    if (least > most) return least;
    before = now;
  }
  return before[b.length] ?? most + 1;
};

const forgiven = ({ length }: string): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

const EXACT = 6;
const BEGINS = 4;
const PREFIX_MIN = 3;

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, '');

const scoreOfForm = (queried: string, word: string): number => {
  if (queried === word) return EXACT;
  if (queried.length >= PREFIX_MIN && word.startsWith(queried)) return BEGINS;
  const most = forgiven(queried);
  const mistakes = most === 0 ? 1 : distance(queried, word, most);
  return mistakes <= most ? EXACT - 2 * mistakes - 1 : 0;
};

/** Returns 0 if the words differ; forgives a plural or a typing mistake. */
export const likeness = (one: string, other: string): number => {
  const [single, otherSingle] = [singular(one), singular(other)];
  if (one === other || single === otherSingle) return 1;
  const most = Math.min(forgiven(single), forgiven(otherSingle));
  return most > 0 && distance(single, otherSingle, most) <= most ? 0.5 : 0;
};

type Forms = readonly [written: string, single: string];
const formsOf = (words: readonly string[]): Forms[] => [...new Set(words)].map((word) => [word, singular(word)]);

const scoreOfWord = ([queried, queriedSingle]: Forms, [word, oneWord]: Forms): number => {
  const score = scoreOfForm(queried, word);
  return queried === queriedSingle && word === oneWord ? score : Math.max(score, scoreOfForm(queriedSingle, oneWord));
};

const best = (queried: Forms, words: readonly Forms[]): number => {
  let highest = 0;
  for (const word of words) {
    highest = Math.max(highest, scoreOfWord(queried, word));
    if (highest === EXACT) break;
  }
  return highest;
};

const TITLE_COUNTS = 3;
export const SEARCH_WORDS_MAX = 6;

/**
 * Prepares texts for repeated searches. The result scores a query, 0 if a word is in none of the texts; the beginning of a word
 * is enough. Typing mistakes are forgiven except in `long`, accents in all.
 */
export const fuzzyMatcher = (title: string, text: string, long = ''): ((typed: string) => number) => {
  const [titleWords, textWords] = [formsOf(wordsOf(title)), formsOf(wordsOf(text))];
  const longWords = ` ${wordsOf(long).join(' ')}`;
  const scoreOf = (queried: Forms): number =>
    Math.max(
      TITLE_COUNTS * best(queried, titleWords),
      best(queried, textWords),
      Number(queried.some((form) => longWords.includes(` ${form}`))),
    );
  return (typed) => {
    let sum = 0;
    for (const queried of formsOf(queryWords(typed)).slice(0, SEARCH_WORDS_MAX)) {
      const score = scoreOf(queried);
      if (score === 0) return 0;
      sum += score;
    }
    return sum;
  };
};

export const fuzzyScore = (typed: string, title: string, text: string): number => fuzzyMatcher(title, text)(typed);

const LONG_WORD = 7;

/** True if the text has every word of the name, singular or plural, long words also with one mistake; beginnings do not count. */
export const namesWords = (text: string, name: string): boolean => {
  const written = wordsOf(text).map(singular);
  return wordsOf(name)
    .map(singular)
    .every((word) => written.some((one) => distance(word, one, 1) <= (word.length < LONG_WORD ? 0 : 1)));
};
