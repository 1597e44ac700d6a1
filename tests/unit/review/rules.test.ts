import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { LOOKS_READY } from '#api/review/feedback.ts';
import { supportLines } from '#contract/review/support-lines.ts';
import { defaultHelplines } from '#contract/testimonials/helplines.ts';
import { fine, inDistress, notInDistress, refused } from './cases.ts';

const { review } = createReviewer();

describe('a text that needs no change', () => {
  it.each(fine)('passes: %s', (text) => {
    const { result, stored } = review(text);
    expect(stored.reasons.filter(() => !result.isAppropriate)).toEqual([]);
    expect(result).toMatchObject({ isAppropriate: true, feedback: LOOKS_READY });
    expect(result.suggestedChanges).toBeUndefined();
    expect(stored.urgent).toBe(false);
  });
});

describe('a text that has to change', () => {
  it.each(refused)('is refused: %s', (text, kind, passage) => {
    const { result, stored } = review(text);
    expect(result.isAppropriate).toBe(false);
    const found = stored.reasons.map((reason) => [reason.kind, text.slice(reason.start ?? 0, reason.end ?? 0)]);
    expect(found).toContainEqual([kind, passage]);
    expect(result.feedback).not.toContain(LOOKS_READY);
  });

  it.each(refused)('is fine once its passages are masked: %s', (text) => {
    const { result } = review(review(text).result.suggestedChanges ?? text);
    expect(result.isAppropriate).toBe(true);
  });
});

describe('words of crisis', () => {
  it.each(inDistress)('show the support lines and ask staff to look at once: %s', (text) => {
    const { result, stored } = review(text);
    expect(result.isAppropriate).toBe(true);
    expect(result.feedback).toContain(supportLines(defaultHelplines));
    expect(result.confidenceScore).toBeLessThan(0.9);
    expect(stored.urgent).toBe(true);
    expect(stored.reasons.map(({ kind }) => kind)).toContain('crisis');
  });

  it.each(notInDistress)('are not: %s', (text) => {
    const { result, stored } = review(text);
    expect(stored.urgent).toBe(false);
    expect(result).toMatchObject({ isAppropriate: true, feedback: LOOKS_READY });
  });
});
