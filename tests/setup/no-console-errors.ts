import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * Watched from here to the end of the file: what is printed between two tests, such as a warning about what the first one left
 * under way, fails the second, and what is printed after the last fails the file.
 */
let seen: string[] = [];
const printed = console.error;
const watch = () => {
  console.error = (...words: unknown[]) => void seen.push(words.join(' '));
};
const expectNone = (when: string) => {
  const found = seen;
  seen = [];
  expect(found, `unexpected console.error ${when}`).toEqual([]);
};

watch();
// A spy that a test has put above it is gone by now.
beforeEach(watch);
afterEach(() => expectNone('in this test, or since the one before it'));
afterAll(() => {
  console.error = printed;
  expectNone('after the last test');
});
