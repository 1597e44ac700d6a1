import { createHash } from 'node:crypto';
import { emailForm } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
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
  /** A right one counts as a try, too: a second step follows, and whoever fails there must not win new tries here. */
  stillCounts?: boolean;
}

/**
 * Tries passwords within limits that slow down who tries wrong ones, and never close an account to its owner. Nothing of it
 * names an account or an address that was typed. The queue and the counts of an hour are those of one process.
 */
export interface PasswordAttempts {
  /**
   * An attempt counts before it is made, so that many at once cannot exceed the limit; a refused one counts, too, a right
   * one only if it says so. A trusted sender has limits of its own and waits for nobody; others wait up to 25 seconds.
   * @throws Failure `rate_limited`.
   */
  attempt(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean>;
  /** True while a trusted sender has tries left; without, it counts as unknown, so that a stolen cookie keeps nobody out. */
  hasTriesLeft(email: string, trusted: string): Promise<boolean>;
  /** Forgets every wrong password for an account. */
  clear(email: string): Promise<void>;
  /** Refuses whoever waits. */
  close(): void;
}

const accountKey = (email: string) => createHash('sha256').update(emailForm(email)).digest('base64url');

export const createPasswordAttempts = (limits: SharedLimits, now: () => Date): PasswordAttempts => {
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
    async attempt({ email, address, trusted, stillCounts = false }, isRight) {
      const account = accountKey(email);
      const sender = `${account} ${trusted ?? address}`;
      if (trusted === null) await limits.use('passwordPerAddress', address, { countRefused: true });
      await limits.use('passwordPerSender', sender, { countRefused: true });
      const giveBack = async () => {
        if (trusted === null) await limits.giveBack('passwordPerAddress', address);
        await limits.giveBack('passwordPerSender', sender);
      };
      const right = await (trusted === null ? queued(account, address, isRight) : isRight()).catch(
        async (error: unknown) => {
          if (!(error instanceof Failure && error.code === 'rate_limited')) await giveBack();
          throw error;
        },
      );
      if (right && !stillCounts) {
        await giveBack();
        await limits.forget('passwordPerSender', sender);
      }
      return right;
    },
    hasTriesLeft: (email, trusted) => limits.hasLeft('passwordPerSender', `${accountKey(email)} ${trusted}`),
    async clear(email) {
      const account = accountKey(email);
      wrongFor.forget(account);
      await limits.forgetAll('passwordPerSender', account);
    },
    close: queue.close,
  };
};

/** The attempts of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedAttempts: PasswordAttempts = {
  attempt: (_attempt, isRight) => isRight(),
  hasTriesLeft: async () => true,
  clear: async () => {},
  close: () => {},
};
