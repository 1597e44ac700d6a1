import { describe, expect, test } from 'vitest';
import type { ReviewReason } from '#contract/review/review.ts';
import { markedText, removableMarks, withSwitched } from '#site/admin/review/testimonials/marks.ts';

const reason = (kind: ReviewReason['kind'], start: number, end: number): ReviewReason => ({
  kind,
  message: `${kind}.`,
  start,
  end,
});
const TEXT = 'Nurse Kehoe rang 087 123 4567, then 087 123 4567 again.';
const NAME = reason('person', 0, 11);
const FIRST = reason('phone', 17, 29);
const SECOND = reason('phone', 36, 48);
const read = (content: string, reasons = [NAME, FIRST, SECOND], original = TEXT) =>
  markedText({
    content,
    originalContent: content === original ? null : original,
    review: { isAppropriate: true, feedback: '', confidenceScore: 0.5, reasons, urgent: false },
  });
const outOf = (marked: ReturnType<typeof read>) => marked.marks.map(({ isOut }) => isOut);

describe('the marks of a testimonial', () => {
  test('are its passages in order; those without a place, or out of range, are none', () => {
    const spoilt = [reason('phone', 50, 999), reason('phone', -3, 2), reason('phone', 9, 9)];
    const { marks } = read(TEXT, [SECOND, { kind: 'spam', message: 'Spam.' }, ...spoilt, NAME]);
    expect(marks.map(({ text, isOut }) => [text, isOut])).toEqual([
      ['Nurse Kehoe', false],
      ['087 123 4567', false],
    ]);
  });

  test('that overlap are one, with all reasons and the mask of the longest', () => {
    const { marks } = read(TEXT, [reason('handle', 17, 20), FIRST, reason('person', 19, 24)]);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ start: 17, end: 29, mask: '[phone number removed]' });
    expect(marks[0]?.reasons.map(({ kind }) => kind)).toEqual(['phone', 'handle', 'person']);
  });

  test('are taken out one by one, also where two read the same, and put back', () => {
    const marked = read(TEXT);
    const [, , second] = marked.marks;
    const one = withSwitched(marked, second ? [second] : []);
    expect(one).toBe('Nurse Kehoe rang 087 123 4567, then [phone number removed] again.');
    expect(outOf(read(one))).toEqual([false, false, true]);
    const all = withSwitched(read(one), removableMarks(read(one)));
    expect(all).toBe('[name removed] rang [phone number removed], then [phone number removed] again.');
    expect(outOf(read(all))).toEqual([true, true, true]);
    expect(withSwitched(read(all), read(all).marks)).toBe(TEXT);
  });

  test('are taken out of a text that staff have edited, where they are still in it', () => {
    const marked = read('She rang 087 123 4567 for $& us.');
    expect([marked.onlyMasked, ...outOf(marked)]).toEqual([false, true, false, false]);
    expect(withSwitched(marked, [FIRST as { start: number }])).toBe('She rang [phone number removed] for $& us.');
    expect(withSwitched(marked, [NAME as { start: number }])).toBe(marked.content);
  });

  test('of somebody in distress are not taken out together with the others', () => {
    const marked = read(TEXT, [reason('crisis', 0, 16), FIRST]);
    expect(removableMarks(marked).map(({ start }) => start)).toEqual([17]);
  });
});
