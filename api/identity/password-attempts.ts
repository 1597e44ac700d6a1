import { createHash } from 'node:crypto';
import { Failure } from '../core/failure.ts';
import type { RateLimit, RateLimiter } from '../http/rate-limits.ts';
import { createHourlyCounts } from './hourly-counts.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/** Wrong passwords within an hour, from unknown senders, after which an account's tries are spaced out. */
const SLOW_AFTER = 100;

/** Whose attempts are counted. */
interface Attempt {
  email: string;
  address: string;
  /** The id of the account's own device or session that sends it; null for an unknown sender. */
  trusted: string | null;
}

/**
 * Tries passwords within limits that slow down who tries wrong ones, and never close an account to its owner. Everything is
 * in memory only, and nothing of it names an account or an address that was typed.
 */
export interface PasswordAttempts {
  /**
   * An attempt counts before it is made, so that many at once cannot exceed the limit; a refused one counts, too, a right
   * one does not. A trusted sender has limits of its own and waits for nobody; others wait up to 25 seconds.
   * @throws Failure `rate_limited`.
   */
  attempt(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean>;
  /** True while a trusted sender has tries left; without, it counts as unknown, so that a stolen cookie keeps nobody out. */
  hasTriesLeft(email: string, trusted: string): boolean;
  /** Forgets every wrong password for an account. */
  clear(email: string): void;
  /** Refuses whoever waits. */
  close(): void;
}

const accountKey = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Checks a limit and counts the attempt, a refused one, too. @throws Failure `rate_limited`. */
export const admit = (limits: RateLimiter, limit: RateLimit, key: string) => {
  try {
    limits.check(limit, key);
  } finally {
    limits.count(limit, key);
  }
};

export const createPasswordAttempts = (limits: RateLimiter, now: () => Date): PasswordAttempts => {
  const queue = createSignInQueue();
  const wrongFor = createHourlyCounts(now);
  const wrongFrom = createHourlyCounts(now);

  /** Counts a wrong try of an unknown sender; one that the queue refuses is not known to be wrong. */
  const queued = async (account: string, address: string, isRight: () => Promise<boolean>) => {
    const tried = { account, wrongTries: wrongFrom.of(address), isSlowed: () => wrongFor.of(account) >= SLOW_AFTER };
    wrongFrom.add(address);
    try {
      const right = await queue.run(tried, isRight);
      if (right) wrongFrom.takeBack(address);
      else wrongFor.add(account);
      return right;
    } catch (error) {
      wrongFrom.takeBack(address);
      throw error;
    }
  };

  return {
    async attempt({ email, address, trusted }, isRight) {
      const account = accountKey(email);
      const sender = `${account} ${trusted ?? address}`;
      if (trusted === null) admit(limits, 'passwordPerAddress', address);
      admit(limits, 'passwordPerSender', sender);
      const giveBack = () => {
        if (trusted === null) limits.giveBack('passwordPerAddress', address);
        limits.giveBack('passwordPerSender', sender);
      };
      const right = await (trusted === null ? queued(account, address, isRight) : isRight()).catch((error: unknown) => {
        if (!(error instanceof Failure && error.code === 'rate_limited')) giveBack();
        throw error;
      });
      if (right) {
        giveBack();
        limits.forget('passwordPerSender', sender);
      }
      return right;
    },
    hasTriesLeft(email, trusted) {
      try {
        limits.check('passwordPerSender', `${accountKey(email)} ${trusted}`);
        return true;
      } catch {
        return false;
      }
    },
    clear(email) {
      const account = accountKey(email);
      limits.forgetAll('passwordPerSender', account);
      wrongFor.forget(account);
    },
    close: queue.close,
  };
};

/** The attempts of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedAttempts: PasswordAttempts = {
  attempt: (_attempt, isRight) => isRight(),
  hasTriesLeft: () => true,
  clear: () => {},
  close: () => {},
};
