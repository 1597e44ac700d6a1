import type { ReviewReason } from '#contract/review/review.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';
import type { TokenisedText } from './tokenise.ts';

/**
 * A finding of a rule. `refuse`: the author has to change the text; `flag`: staff check it first, and the
 * author is not notified. Offsets are UTF-16, and missing if the finding is about the whole text.
 */
export interface Finding {
  kind: ReviewReason['kind'];
  effect: 'refuse' | 'flag';
  /** The explanation for staff. */
  message: string;
  start?: number;
  end?: number;
}

/** A rule of the review; its run time is linear in the length of the text. */
export type Rule = (reading: TokenisedText) => Finding[];

/** True when the two passages share a character. */
export const overlap = (a: Passage, b: Passage): boolean => a.start < b.end && b.start < a.end;

/** The matches of the patterns (with the `g` flag), without surrounding white space. */
export const passages = (text: string, patterns: readonly RegExp[]): Passage[] =>
  patterns.flatMap((pattern) =>
    matches(text, pattern).map((match) => {
      const found = match[0].trim();
      const start = match.index + match[0].indexOf(found);
      return { start, end: start + found.length };
    }),
  );

/** Of whom something is said (with the `g` flag), and what is said, directly behind (with the `y` flag). */
export interface Saying {
  whom: RegExp;
  what: RegExp;
}

/** One expression as two: V8 compiles what follows a choice of words anew for each of them. */
export const saying = (whom: string, what: string): Saying => ({
  whom: new RegExp(whom, 'g'),
  what: new RegExp(what, 'y'),
});

/** Where something is said of somebody. */
export const sayings = (text: string, patterns: readonly Saying[]): Passage[] =>
  patterns.flatMap(({ whom, what }) =>
    matches(text, whom).flatMap(({ 0: { length }, index }) => {
      what.lastIndex = index + length;
      const said = what.exec(text);
      return said ? { start: index, end: index + length + said[0].trimEnd().length } : [];
    }),
  );

/** The passages in order, with adjacent and overlapping ones merged. */
export const merged = (found: readonly Passage[]): Passage[] => {
  const result: Passage[] = [];
  for (const passage of found.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && passage.start <= last.end) last.end = Math.max(last.end, passage.end);
    else result.push({ ...passage });
  }
  return result;
};
