import type { Platform } from './platform.ts';

/** How often the server is asked whether it can be reached: no event tells of a connection that was only cut. */
const ASK_AGAIN_MS = 15_000;
/** How long an answer may take: on a dead line a question hangs, and the next one is not asked while it does. */
const ANSWER_WITHIN_MS = 10_000;

type Asked = Pick<Platform, 'fetch'>;

/** Who waits for each server, so that it is asked once for all of them. */
const waiting = new WeakMap<Asked, Set<() => void>>();

/** Tells those who wait as soon as the line may be back, as long as there are any. */
const watch = (platform: Asked, waiters: ReadonlySet<() => void>): void => {
  let isAsking = false;
  const back = () => {
    for (const tell of [...waiters]) tell();
    stopWhenAlone();
  };
  const ask = async () => {
    if (stopWhenAlone() || isAsking || navigator.onLine === false) return;
    isAsking = true;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await platform.fetch('/health', { method: 'HEAD', signal }).catch(() => null);
    isAsking = false;
    if (answer?.ok) back();
  };
  const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
  const stopWhenAlone = () => {
    if (waiters.size > 0) return false;
    clearInterval(timer);
    removeEventListener('online', back);
    if (waiting.get(platform) === waiters) waiting.delete(platform);
    return true;
  };
  addEventListener('online', back);
};

/** Resolves once the network comes back or the server answers again. @throws what the signal aborts with */
export const lineBack = (platform: Asked, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const waiters = waiting.get(platform) ?? new Set();
    if (!waiting.has(platform)) {
      waiting.set(platform, waiters);
      watch(platform, waiters);
    }
    const leave = () => {
      waiters.delete(tell);
      reject(signal.reason);
    };
    const tell = () => {
      waiters.delete(tell);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiters.add(tell);
    signal.addEventListener('abort', leave, { once: true });
  });
