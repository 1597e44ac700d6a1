import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { details, noDetails } from './detail-cases.ts';

const { review } = createReviewer();
const DETAILS = [
  'phone',
  'eircode',
  'ppsn',
  'iban',
  'account',
  'card',
  'handle',
  'postal-address',
  'email',
  'web-address',
];

describe('a detail that is easily overlooked', () => {
  it.each(details)('is found and masked wholly: %s', (text, kind, passage) => {
    const { result, stored } = review(text);
    const found = stored.reasons.map((reason) => [reason.kind, text.slice(reason.start ?? 0, reason.end ?? 0)]);
    expect(found).toEqual([[kind, passage]]);
    const [before, after] = text.split(passage);
    expect(result.suggestedChanges?.startsWith(`${before}[`)).toBe(true);
    expect(result.suggestedChanges?.endsWith(` removed]${after}`)).toBe(true);
  });

  it.each(noDetails)('is not seen where there is none: %s', (text) => {
    const { result, stored } = review(text);
    expect(stored.reasons.filter(({ kind }) => DETAILS.includes(kind))).toEqual([]);
    expect(result.isAppropriate).toBe(true);
  });
});
