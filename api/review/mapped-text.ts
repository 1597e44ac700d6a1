import { matches } from './matches.ts';
import type { Passage } from './passage.ts';

/** A rewritten text that knows for each of its UTF-16 units which part of the original it came from. */
export interface MappedText {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Rewrites each match of `pattern` (with the `g` flag) and keeps the rest. */
export const rewrite = (original: string, pattern: RegExp, change: (match: string) => string): MappedText => {
  const changes = matches(original, pattern).map(({ 0: match, index }) => ({
    index,
    match,
    changed: change(match),
  }));
  const length = changes.reduce((sum, { match, changed }) => sum + changed.length - match.length, original.length);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  let text = '';
  let done = 0;
  const keep = (to: number) => {
    for (let at = text.length, from = done; from < to; at += 1, from += 1) {
      starts[at] = from;
      ends[at] = from + 1;
    }
    text += original.slice(done, to);
  };
  for (const { index, match, changed } of changes) {
    keep(index);
    const isKept = changed.length === match.length;
    for (let at = 0; at < changed.length; at += 1) {
      starts[text.length + at] = isKept ? index + at : index;
      ends[text.length + at] = isKept ? index + at + 1 : index + match.length;
    }
    text += changed;
    done = index + match.length;
  }
  keep(original.length);
  return { text, starts, ends };
};

/** The part of the original that a passage of the rewritten text came from. */
export const inOriginal = ({ starts, ends }: MappedText, { start, end }: Passage): Passage => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});
