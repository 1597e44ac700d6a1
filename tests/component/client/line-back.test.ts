import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineBack } from '#site/client/line-back.ts';

const ASKS_EVERY = 15_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
const settled = async (waits: Promise<void>) => {
  let isSettled = false;
  void waits.then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  return () => isSettled;
};
const next = () => vi.advanceTimersByTimeAsync(ASKS_EVERY);
const fine = () => new Response(null, { status: 200 });

test('a question that hangs is given up, and the next one is asked', async () => {
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    expect(after).toBeLessThan(ASKS_EVERY);
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  const { asked, ...platform } = server();
  const waits = lineBack(platform, new AbortController().signal);
  await next();
  await next();
  expect(asked).toHaveLength(1);
  timeouts[0]?.abort(new DOMException('It took too long.', 'TimeoutError'));
  await next();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(fine());
  await waits;
});

test('a late answer to a wait that is over leaves the next one its place: the server is asked once for all', async () => {
  const { asked, ...platform } = server();
  const first = new AbortController();
  const left = lineBack(platform, first.signal).catch(() => 'left');
  await next();
  first.abort();
  expect(await left).toBe('left');
  await next();
  const second = await settled(lineBack(platform, new AbortController().signal));
  asked[0]?.answer(fine());
  await vi.advanceTimersByTimeAsync(0);
  expect(second()).toBe(false);
  const third = await settled(lineBack(platform, new AbortController().signal));
  await next();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(fine());
  await vi.advanceTimersByTimeAsync(0);
  expect([second(), third()]).toEqual([true, true]);
});
