import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '#api/core/log.ts';
import { retryUntilDone } from '#api/core/retry-until-done.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lines: string[] = [];
const log = createLog(
  (line) => lines.push(line),
  () => new Date('2026-11-21T10:00:00Z'),
);

it('retries failed work every half minute until it succeeds', async () => {
  let failures = 2;
  const work = vi.fn(async () => {
    if (failures-- > 0) throw Object.assign(new Error('about Maeve'), { code: 'EIO' });
  });
  await retryUntilDone(work, 'picture.delete-failed', log);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toMatch(/picture\.delete-failed.*EIO/);
  expect(lines.join('')).not.toContain('Maeve');
});
