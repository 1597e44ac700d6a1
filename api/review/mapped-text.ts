import { matches } from './matches.ts';
import type { Passage } from './passage.ts';

/** `starts` and `ends` map each UTF-16 unit to its part of the original. */
export interface MappedText {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

// 0, 1, 2, ...: most of a text stays where it was, and is copied from here.
let numbers = Uint32Array.from({ length: 8192 }, (_, at) => at);
const numbersTo = (last: number): Uint32Array => {
  if (last >= numbers.length) numbers = Uint32Array.from({ length: 2 * last }, (_, at) => at);
  return numbers;
};

export const unchanged = (text: string): MappedText => {
  const places = numbersTo(text.length);
  return { text, starts: places.subarray(0, text.length), ends: places.subarray(1, text.length + 1) };
};

type Change = (match: string, index: number) => string;

export const rewrite = (original: string, pattern: RegExp, change: Change): MappedText => {
  const changes = matches(original, pattern)
    .map(({ 0: match, index }) => ({ index, match, changed: change(match, index) }))
    .filter(({ match, changed }) => match !== changed);
  if (changes.length === 0) return unchanged(original);
  const length = changes.reduce((sum, { match, changed }) => sum + changed.length - match.length, original.length);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const places = numbersTo(original.length);
  let text = '';
  let done = 0;
  const keep = (to: number) => {
    starts.set(places.subarray(done, to), text.length);
    ends.set(places.subarray(done + 1, to + 1), text.length);
    text += original.slice(done, to);
  };
  for (const { index, match, changed } of changes) {
    keep(index);
    const isSameLength = changed.length === match.length;
    for (let at = 0; at < changed.length; at += 1) {
      starts[text.length + at] = isSameLength ? index + at : index;
      ends[text.length + at] = isSameLength ? index + at + 1 : index + match.length;
    }
    text += changed;
    done = index + match.length;
  }
  keep(original.length);
  return { text, starts, ends };
};

/** Places still refer to the first original. */
export const rewriteAgain = (first: MappedText, pattern: RegExp, change: Change): MappedText => {
  const second = rewrite(first.text, pattern, change);
  if (second.text === first.text) return first;
  return {
    text: second.text,
    starts: second.starts.map((at) => first.starts[at] ?? 0),
    ends: second.ends.map((at) => first.ends[at - 1] ?? 0),
  };
};

export const inOriginal = ({ starts, ends }: MappedText, { start, end }: Passage): Passage => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});
