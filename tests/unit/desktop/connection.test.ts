import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, Unreachable } from '../../../desktop/main/server/connection.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
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
      await expect.poll(() => timers.length, { timeout: limitMs(10_000) }).toBe(turn + 2);
    }
    expect(timers.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    isDown = false;
    timers.at(-1)?.work();
    await expect.poll(() => changes, { timeout: limitMs(10_000) }).toEqual([false, true]);
    expect(connection.syncedAt()).toBe(NOW.toISOString());
  });
});

describe('a call that the server has not answered yet', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const slowServer = (answersOthers: () => boolean) => {
    const changes: boolean[] = [];
    let answer = (_response: Response) => {};
    const connection = createConnection({
      server: 'https://portal.example.org',
      fetch: (input, init) => {
        if (String(input).endsWith('/api/health'))
          return answersOthers() ? Promise.resolve(new Response()) : Promise.reject(new TypeError('fetch failed'));
        return new Promise((done, failed) => {
          answer = done;
          init?.signal?.addEventListener('abort', () => failed(init.signal?.reason));
        });
      },
      now: () => NOW,
      setTimer: () => () => {},
      onChange: (online) => changes.push(online),
    });
    const upload = connection.fetch('/api/media', { method: 'POST', body: new Uint8Array(1000) });
    upload.catch(() => undefined);
    return { upload, changes, answer: (response: Response) => answer(response) };
  };

  it('is waited for while the server answers others, such as an upload over a slow line', async () => {
    const { upload, changes, answer } = slowServer(() => true);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    answer(new Response(null, { status: 201 }));
    expect((await upload).status).toBe(201);
    expect(changes).toEqual([]);
  });

  it('is given up after 20 seconds when the server answers nobody, and after ten minutes in any case', async () => {
    const dead = slowServer(() => false);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(dead.changes).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(dead.upload).rejects.toThrow(Unreachable);
    expect(dead.changes).toEqual([false]);
    const endless = slowServer(() => true);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    await expect(endless.upload).rejects.toThrow(Unreachable);
  });
});
