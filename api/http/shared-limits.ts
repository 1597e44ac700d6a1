import type { RateLimiter, SharedLimit } from './rate-limits.ts';

/** Limits that all processes on one database count together. */
export interface SharedLimits {
  /**
   * Counts one attempt, unless the key has used up its times; with `countRefused` then, too.
   * @throws Failure `rate_limited` with the seconds to wait, or `unavailable` when it cannot be counted.
   */
  use(limit: SharedLimit, key: string, options?: { countRefused?: boolean }): Promise<void>;
  /** Whether the key has times left. @throws Failure `unavailable` when that cannot be known. */
  hasLeft(limit: SharedLimit, key: string): Promise<boolean>;
  /** Takes back the latest attempt, which turned out well. Never rejects. */
  giveBack(limit: SharedLimit, key: string): Promise<void>;
  /** Forgets the attempts of a key. Never rejects. */
  forget(limit: SharedLimit, key: string): Promise<void>;
  /** Forgets the attempts of every key that begins with a word and a space. Never rejects. */
  forgetAll(limit: SharedLimit, word: string): Promise<void>;
}

/** The limits of a process that has its data to itself: counted in memory, at the call. */
export const inThisProcess = (limits: RateLimiter): SharedLimits => ({
  async use(limit, key, { countRefused = false } = {}) {
    try {
      limits.check(limit, key);
    } catch (error) {
      if (countRefused) limits.count(limit, key);
      throw error;
    }
    limits.count(limit, key);
  },
  async hasLeft(limit, key) {
    try {
      limits.check(limit, key);
      return true;
    } catch {
      return false;
    }
  },
  giveBack: async (limit, key) => limits.giveBack(limit, key),
  forget: async (limit, key) => limits.forget(limit, key),
  forgetAll: async (limit, word) => limits.forgetAll(limit, word),
});
