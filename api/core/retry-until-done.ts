import type { Log } from './log.ts';
import { describeError } from './log.ts';

const AGAIN_MS = 30_000;

/**
 * Does what has to be done sometime, although a disk may refuse it now: never throws, logs a refusal as `event`, and tries
 * again every half minute for as long as the process lives.
 * @returns after the first try.
 */
export const retryUntilDone = async (work: () => Promise<void>, event: string, log: Log): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error(event, describeError(error));
    setTimeout(() => void retryUntilDone(work, event, log), AGAIN_MS).unref();
  }
};
