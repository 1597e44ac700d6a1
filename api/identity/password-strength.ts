import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describeError, type Log } from '../core/log.ts';
import type { PasswordStrength } from './interfaces.ts';
import type { StrengthQuestion } from './password-strength-thread.ts';

const here = fileURLToPath(import.meta.url);
/** Built, the thread's file lies beside the server's; in development and in tests it is the source, run by tsx. */
const isSource = here.endsWith('.ts');
const ENTRY = join(dirname(here), isSource ? 'password-strength-thread.ts' : 'password-strength-thread.js');
/** In a thread of Node 20 tsx has to be registered by a script. */
const RUN_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(pathToFileURL(ENTRY).href)});
})`;

const ANSWER_WITHIN_MS = 15_000;
/** The word lists take some eighty megabytes. */
const IDLE_MS = 20_000;

const startThread = (): Worker => {
  const worker = new Worker(isSource ? RUN_SOURCE : ENTRY, { env: {}, execArgv: [], eval: isSource });
  worker.unref();
  // Whoever waits for an answer learns it from `once`.
  worker.on('error', () => {});
  return worker;
};

/**
 * Estimates passwords with zxcvbn and its lists of words and of leaked passwords, in a thread that is started when it is
 * needed and ended soon after. If it fails, which is logged, only the rules of `isCommonPassword` are left.
 */
export const createPasswordStrength = (log: Log): PasswordStrength => {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const ask = async (question: StrengthQuestion): Promise<string | null> => {
    clearTimeout(idle);
    thread ??= startThread();
    try {
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      thread.postMessage(question);
      const [advice] = (await answer) as [string | null];
      return advice;
    } catch (error) {
      log.error('password.not-estimated', describeError(error));
      end();
      return null;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };
  return {
    adviceOn(password, words) {
      const answer = last.then(() => ask({ password, words }));
      last = answer;
      return answer;
    },
  };
};
