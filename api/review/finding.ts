import type { ReviewReason } from '#contract/review.ts';
import type { Reading } from './tokenise.ts';

/**
 * One thing that a rule noticed. `refuse`: the text has to change; `flag`: a member of staff looks first, and the
 * person is not told. Offsets are UTF-16, and missing when it is about the whole text.
 */
export interface Finding {
  kind: ReviewReason['kind'];
  effect: 'refuse' | 'flag';
  /** For staff: what was noticed. */
  message: string;
  start?: number;
  end?: number;
}

/** A part of a text, `end` exclusive. */
export interface Passage {
  start: number;
  end: number;
}

/** A rule of the review; it takes time linear in the text. */
export type Rule = (reading: Reading) => Finding[];

/** True when the two passages share a character. */
export const overlap = (a: Passage, b: Passage): boolean => a.start < b.end && b.start < a.end;

/** The passages that any of the patterns (with the `g` flag) finds, without its surrounding white space. */
export const passages = (text: string, patterns: readonly RegExp[]): Passage[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const found = match[0].trim();
      const start = match.index + match[0].indexOf(found);
      return { start, end: start + found.length };
    }),
  );

/** A pattern in which a space stands for up to 8 of white space, and capitals do not count. */
export const inWords = (source: string): RegExp =>
  new RegExp(
    source.replace(/ (\??)/g, (_, optional: string) => (optional ? '\\s{0,8}' : '\\s{1,8}')),
    'gi',
  );

/** The passages in order, those that touch made one. */
export const merged = (found: readonly Passage[]): Passage[] => {
  const result: Passage[] = [];
  for (const passage of found.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && passage.start <= last.end) last.end = Math.max(last.end, passage.end);
    else result.push({ ...passage });
  }
  return result;
};
