import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { labelledTexts } from './labelled-texts.ts';

const { review } = createReviewer();
const texts = [...labelledTexts('patients.txt').values()].flat();
/** One of a hundred. */
const HELD_MAX = 3;

/** Invented texts of patients and customers, of all services, shops and hospitals; written before the rules were mended with them. */
describe.each([
  ['as written', (text: string) => text],
  ['with curly apostrophes', (text: string) => text.replaceAll("'", '\u2019')],
  ['without apostrophes', (text: string) => text.replaceAll("'", '')],
  ['in small letters', (text: string) => text.toLowerCase()],
])('of 300 texts of patients, %s,', (_, change) => {
  const stored = texts.map((text) => ({ text, ...review(change(text)).stored }));

  it('none is refused', () => {
    expect(stored).toHaveLength(300);
    expect(stored.filter(({ isAppropriate }) => !isAppropriate).map(({ text }) => text)).toEqual([]);
  });

  it('at most one of a hundred is held', () => {
    const held = stored.filter(({ reasons }) => reasons.length > 0).map(({ text }) => text);
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(HELD_MAX);
  });
});
