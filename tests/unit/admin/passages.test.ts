import { expect, test } from 'vitest';
import { passagesOf } from '#site/admin/testimonials/passages.ts';

const flag = (start: number, end: number, message: string) => ({ kind: 'phone' as const, message, start, end });

test('a text without flagged passages is one part', () => {
  expect(passagesOf('abc', [{ kind: 'spam', message: 'Spam.' }])).toEqual([{ start: 0, text: 'abc', reasons: [] }]);
  expect(passagesOf('', [])).toEqual([]);
});

test('overlapping passages are split where they start and end, each part with all its reasons', () => {
  expect(passagesOf('0123456789', [flag(2, 6, 'A.'), flag(4, 8, 'B.'), flag(4, 6, 'A.')])).toEqual([
    { start: 0, text: '01', reasons: [] },
    { start: 2, text: '23', reasons: ['A.'] },
    { start: 4, text: '45', reasons: ['A.', 'B.'] },
    { start: 6, text: '67', reasons: ['B.'] },
    { start: 8, text: '89', reasons: [] },
  ]);
});

test('the parts join to the whole text, even if a passage is out of range or reversed', () => {
  const pieces = passagesOf('abcdef', [flag(4, 99, 'A.'), flag(-3, 1, 'B.'), flag(3, 2, 'C.'), flag(50, 60, 'D.')]);
  expect(pieces.map(({ text }) => text).join('')).toBe('abcdef');
  expect(pieces.filter(({ reasons }) => reasons.length > 0).map(({ text }) => text)).toEqual(['a', 'ef']);
});
