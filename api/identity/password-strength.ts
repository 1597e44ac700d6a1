import { describeError, type Log } from '../core/log.ts';
import { startThread } from '../core/start-worker.ts';
import { createWorkerHost } from '../core/worker-host.ts';
import type { PasswordStrength } from './interfaces.ts';
import type { StrengthQuestion } from './password-strength-thread.ts';

/**
 * Uses zxcvbn in a thread that starts on demand and ends soon after. If it fails, which is logged, only `isCommonPassword`
 * applies.
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
