import { markedPassages, withMasks } from '#contract/review/review-masks.ts';
import type { Finding } from './finding.ts';

/** The text with every refused passage masked, otherwise unchanged; undefined if there is none. */
export const masked = (text: string, findings: readonly Finding[]): string | undefined => {
  const marks = markedPassages(findings.filter(({ effect }) => effect === 'refuse'));
  return marks.length === 0 ? undefined : withMasks(text, marks);
};
