import type { ReviewReason } from '#contract/review/review.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';
import type { TokenisedText } from './tokenise.ts';

/**
 * `refuse`: the author has to change the text; `flag`: staff check it first, and the author is not told. Offsets are UTF-16,
 * and absent if the finding is about the whole text.
 */
export interface Finding {
  kind: ReviewReason['kind'];
  effect: 'refuse' | 'flag';
  message: string;
  start?: number;
  end?: number;
}

/** Must run in time linear in the length of the text. */
export type Rule = (reading: TokenisedText) => Finding[];

export const overlap = (a: Passage, b: Passage): boolean => a.start < b.end && b.start < a.end;

export const passages = (text: string, patterns: readonly RegExp[]): Passage[] =>
  patterns.flatMap((pattern) =>
    matches(text, pattern).map((match) => {
      const found = match[0].trim();
      const start = match.index + match[0].indexOf(found);
      return { start, end: start + found.length };
    }),
  );

/** `whom` has the `g` flag; `what` follows directly, with the `y` flag. */
export interface Saying {
  whom: RegExp;
  what: RegExp;
}

/** Split in two, as V8 compiles the rest of an expression again for each alternative before it. */
export const saying = (whom: string, what: string): Saying => ({
  whom: new RegExp(whom, 'g'),
  what: new RegExp(what, 'y'),
});

export const sayings = (text: string, patterns: readonly Saying[]): Passage[] =>
  patterns.flatMap(({ whom, what }) =>
    matches(text, whom).flatMap(({ 0: { length }, index }) => {
      what.lastIndex = index + length;
      const found = what.exec(text);
      return found ? { start: index, end: index + length + found[0].trimEnd().length } : [];
    }),
  );

export const merged = (found: readonly Passage[]): Passage[] => {
  const result: Passage[] = [];
  for (const passage of found.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && passage.start <= last.end) last.end = Math.max(last.end, passage.end);
    else result.push({ ...passage });
  }
  return result;
};
