import { afterEach, beforeEach, expect, vi } from 'vitest';

let seen: string[] = [];

beforeEach(() => {
  seen = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void seen.push(words.join(' ')));
});

afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  expect(seen, 'unexpected console.error').toEqual([]);
});
