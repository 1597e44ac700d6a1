import type { Platform } from './platform.ts';

/** Milliseconds between two tries: no event tells of a connection that was only cut. */
const ASK_AGAIN_MS = 15_000;

/**
 * Resolves once the network is back or the server answers again.
 * @throws what the signal aborts with.
 */
export const waitForNetwork = (platform: Pick<Platform, 'fetch'>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let question = new AbortController();
    const ask = async () => {
      // On a dead line it hangs.
      question.abort();
      if (navigator.onLine === false) return;
      question = new AbortController();
      const answer = await platform.fetch('/health', { method: 'HEAD', signal: question.signal }).catch(() => null);
      if (answer?.ok) back();
    };
    const asking = setInterval(() => void ask(), ASK_AGAIN_MS);
    const leave = () => {
      clearInterval(asking);
      removeEventListener('online', back);
      question.abort();
    };
    const back = () => {
      leave();
      resolve();
    };
    addEventListener('online', back);
    signal.addEventListener(
      'abort',
      () => {
        leave();
        reject(signal.reason);
      },
      { once: true },
    );
  });
