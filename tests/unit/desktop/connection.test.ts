import { describe, expect, it } from 'vitest';
import { createConnection, Unreachable } from '../../../desktop/main/server/connection.ts';
import { NOW } from './desktop-data.ts';

describe('the connection', () => {
  it('retries with exponential backoff until the server is back', async () => {
    let isDown = true;
    const timers: { ms: number; work: () => void }[] = [];
    const changes: boolean[] = [];
    const connection = createConnection({
      server: 'https://portal.example.org',
      fetch: async () => {
        if (isDown) throw new TypeError('fetch failed');
        return Response.json({});
      },
      now: () => NOW,
      setTimer: (ms, work) => {
        timers.push({ ms, work });
        return () => {};
      },
      onChange: (online) => changes.push(online),
    });
    await expect(connection.fetch('/api/dashboard', {})).rejects.toThrow(Unreachable);
    for (let turn = 0; turn < 5; turn += 1) {
      timers.at(-1)?.work();
      await expect.poll(() => timers.length, { timeout: 10_000 }).toBe(turn + 2);
    }
    expect(timers.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    isDown = false;
    timers.at(-1)?.work();
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual([false, true]);
    expect(connection.syncedAt()).toBe(NOW.toISOString());
  });
});
