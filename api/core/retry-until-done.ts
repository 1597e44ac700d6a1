import type { Log } from './log.ts';
import { describeError } from './log.ts';

const RETRY_MS = 30_000;

/**
 * Never throws: logs a failure as `event` and tries again every half minute while the process runs.
 * @returns after the first attempt.
 */
export const retryUntilDone = async (work: () => Promise<void>, event: string, log: Log): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error(event, describeError(error));
    setTimeout(() => void retryUntilDone(work, event, log), RETRY_MS).unref();
  }
};
