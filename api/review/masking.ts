import { markedPassages, withMasks } from '#contract/review/review-masks.ts';
import type { Finding } from './finding.ts';

/** Undefined if nothing is refused. */
export const masked = (text: string, findings: readonly Finding[]): string | undefined => {
  const marks = markedPassages(findings.filter(({ effect }) => effect === 'refuse'));
  return marks.length === 0 ? undefined : withMasks(text, marks);
};
