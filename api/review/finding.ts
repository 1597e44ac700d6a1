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

/** A case-insensitive pattern in which a space matches up to 8 white-space characters. */
export const wordPattern = (source: string): RegExp =>
  new RegExp(
    source.replace(/ (\??)/g, (_, optional: string) => (optional ? '\\s{0,8}' : '\\s{1,8}')),
    'gi',
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
