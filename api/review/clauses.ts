import type { SwearWord } from './find-swear-words.ts';
import type { TokenisedText, Word } from './tokenise.ts';

export interface Clause {
  words: readonly Word[];
  first: number;
  last: number;
}

const NEARBY_WORDS = 12;
const [CONTEXT_BEFORE, CONTEXT_AFTER] = [90, 25];

const wordsOf = ({ words }: TokenisedText, { start, end }: SwearWord) => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let after = low;
  while ((words[after]?.start ?? end) < end) after += 1;
  return { low, after };
};

/** Limited to nearby words, so that a text full of swear words does not take quadratic time. */
export const clauseOf = (reading: TokenisedText, swear: SwearWord): Clause => {
  const { words, plain } = reading;
  const { low, after } = wordsOf(reading, swear);
  const { sentence } = words[low] ?? { sentence: 0 };
  const from = Math.max(0, low - NEARBY_WORDS);
  const before = words.slice(from, low).filter((word) => word.sentence === sentence);
  // The dots of "F.U.C.K. you" end no sentence.
  const isDotted = plain.slice(swear.start, swear.end).includes('.');
  const ending = words[isDotted ? after : after - 1]?.sentence;
  const following = words.slice(after, after + NEARBY_WORDS).filter((word) => word.sentence === ending);
  const own = words.slice(low, after);
  const last = before.length + Math.max(own.length, 1) - 1;
  return { words: [...before, ...own, ...following], first: before.length, last };
};

export const surroundings = (reading: TokenisedText, swear: SwearWord): string => {
  const { words, plain } = reading;
  const { low, after } = wordsOf(reading, swear);
  const from = Math.min(words[Math.max(0, low - NEARBY_WORDS)]?.start ?? 0, Math.max(0, swear.start - CONTEXT_BEFORE));
  const to = Math.max(words[after + NEARBY_WORDS]?.end ?? plain.length, swear.end + CONTEXT_AFTER);
  return `${plain.slice(from, swear.start)}\n${swear.root}\n${swear.ending}\n${plain.slice(swear.start, to)}`;
};
