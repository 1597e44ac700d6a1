import { expect, it } from 'vitest';
import { tooManyAttempts } from '#api/attempts/attempt-limits.ts';
import { waitInWords } from '#api/core/wait-in-words.ts';

it('a wait is said in the singular and the plural', () => {
  expect([1, 2, 89, 90, 121].map(waitInWords)).toEqual([
    '1 second',
    '2 seconds',
    '89 seconds',
    '2 minutes',
    '3 minutes',
  ]);
  expect(tooManyAttempts(10).message).toBe('Too many attempts. Please try again in 1 second.');
});
