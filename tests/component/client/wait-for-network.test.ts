import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForNetwork } from '#site/client/wait-for-network.ts';

const ASKS_EVERY = 15_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose answers come when the test lets them: each question with what answers it, and what its signal ends it with. */
const server = () => {
  const asked: { answer: (response: Response) => void; signal: AbortSignal | null | undefined }[] = [];
  const fetch = (_path: string, init?: RequestInit) =>
    new Promise<Response>((answer, fail) => {
      asked.push({ answer, signal: init?.signal });
      init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
    });
  return { asked, fetch };
};
const next = () => vi.advanceTimersByTimeAsync(ASKS_EVERY);
const fine = () => new Response(null, { status: 200 });

test('a question that hangs is given up, and the next one is asked', async () => {
  const { asked, ...platform } = server();
  const waits = waitForNetwork(platform, new AbortController().signal);
  await next();
  expect(asked).toHaveLength(1);
  await next();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  asked[1]?.answer(fine());
  await waits;
  await next();
  expect(asked).toHaveLength(2);
});

test('who no longer waits asks no more', async () => {
  const { asked, ...platform } = server();
  const over = new AbortController();
  const left = waitForNetwork(platform, over.signal).catch(() => 'left');
  await next();
  over.abort();
  expect(await left).toBe('left');
  await next();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
});
