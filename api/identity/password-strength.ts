import { describeError, type Log } from '../core/log.ts';
import { startThread } from '../core/start-worker.ts';
import { createWorkerHost } from '../core/worker-host.ts';
import type { PasswordStrength } from './interfaces.ts';
import type { StrengthQuestion } from './password-strength-thread.ts';

/**
 * Estimates passwords with zxcvbn and its lists of words and of leaked passwords, in a thread that is started when it is
 * needed and ended soon after. If it fails, which is logged, only the rules of `isCommonPassword` are left.
 */
export const createPasswordStrength = (log: Log): PasswordStrength => {
  const host = createWorkerHost<StrengthQuestion, string | null>({
    start: () => startThread({ beside: import.meta.url, name: 'password-strength-thread' }),
    limitMs: () => 15_000,
    // The word lists take some eighty megabytes.
    idleMs: 20_000,
  });
  return {
    adviceOn: (password, words) =>
      host.run({ password, words }, { sender: '' }).catch((error: unknown) => {
        log.error('password.not-estimated', describeError(error));
        return null;
      }),
  };
};
