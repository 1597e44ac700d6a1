import { createHash } from 'node:crypto';
import { emailForm } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import { type Attempts, isWithin } from './attempts.ts';
import type { OwnCounts } from './counts.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/** Whose attempts are counted. */
interface Attempt {
  email: string;
  address: string;
  /** The id of the account's own device or session that sends it; null for a stranger. */
  trusted: string | null;
  /** A right one counts as a try, too: a second step follows, and whoever fails there must not win new tries here. */
  stillCounts?: boolean;
}

/** What came of a password. */
interface Tried {
  isRight: boolean;
  /**
   * False for a stranger's, where too many strangers have tried the account: a right one is answered as a wrong one then, until its
   * owner has opened the link of a mail.
   */
  isHeard: boolean;
  /** True when so many were wrong that the owner should be told. */
  shouldTell: boolean;
}

/** Strangers' tries at accounts whose owners a mail cannot let in are answered one at a time instead. */
type WhenTooMany = 'let the owner in by mail' | 'answer in turn';

/**
 * Tries passwords and codes within limits that slow down who tries wrong ones, and never close an account to its owner. Nothing
 * of it names an account or an address that was typed; an address without an account is treated as one with it.
 */
export interface SignInAttempts {
  /**
   * An attempt counts before it is made, so that many at once cannot exceed the limit; a refused one counts, too, a right
   * one only if it says so. A trusted sender waits for nobody; others wait in a queue. @throws Failure `rate_limited`.
   */
  password(attempt: Attempt, isRight: () => Promise<boolean>): Promise<Tried>;
  /** The same within the limits of the sender alone, for a code, or for the password of a session. @throws Failure `rate_limited`. */
  ofSender(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean>;
  /** True while a trusted sender has tries left; without, it counts as a stranger, so that a stolen cookie keeps nobody out. */
  hasTriesLeft(email: string, trusted: string): Promise<boolean>;
  /** Forgets every wrong password for an account. */
  clear(email: string): Promise<void>;
  /** Refuses whoever waits. */
  close(): void;
}

const accountKey = (email: string) => createHash('sha256').update(emailForm(email)).digest('base64url');
const isRefusal = (error: unknown) => error instanceof Failure && error.code === 'rate_limited';

/** The queue, and how often a network was wrong, are those of one process. */
export const createSignInAttempts = (
  { attempts, own }: { attempts: Attempts; own: OwnCounts },
  whenTooMany: () => WhenTooMany,
): SignInAttempts => {
  const queue = createSignInQueue({ attempts, own });

  /** Counts one try at an account by strangers; false for one too many. */
  const isWithinAccount = async (account: string): Promise<boolean> => {
    if (!(await isWithin(attempts.use('strangersPerHour', account)))) return false;
    if (await isWithin(attempts.use('strangersPerDay', account))) return true;
    await attempts.giveBack('strangersPerHour', account);
    return false;
  };
  const giveBackAccount = async (account: string) => {
    await attempts.giveBack('strangersPerHour', account);
    await attempts.giveBack('strangersPerDay', account);
  };

  /** Counts before `verify`, and takes it back where the outcome is forgiven. */
  const ofSender = async <T>(
    { email, address, trusted }: Attempt,
    verify: () => Promise<T>,
    isForgiven: (outcome: T) => boolean,
  ): Promise<T> => {
    const sender = `${accountKey(email)} ${trusted ?? address}`;
    const counted = [
      trusted === null ? (['signInPerAddress', address] as const) : (['trustedPerDay', sender] as const),
      ['signInPerSender', sender] as const,
    ];
    for (const [limit, key] of counted) await attempts.use(limit, key, { countRefused: true });
    const giveBack = async () => {
      for (const [limit, key] of counted) await attempts.giveBack(limit, key);
    };
    const outcome = await verify().catch(async (error: unknown) => {
      if (!isRefusal(error)) await giveBack();
      throw error;
    });
    if (isForgiven(outcome)) {
      await giveBack();
      await attempts.forget('signInPerSender', sender);
    }
    return outcome;
  };

  /** Counts what was wrong, or was not heard: nothing may tell the one from the other. */
  const shouldTell = async (account: string): Promise<boolean> =>
    !(await isWithin(attempts.use('untoldTries', account)));

  const ofStranger = async (account: string, address: string, isRight: () => Promise<boolean>): Promise<Tried> => {
    const isWithinLimits = await isWithinAccount(account);
    const inTurn = !isWithinLimits && whenTooMany() === 'answer in turn';
    const isHeard = isWithinLimits || inTurn;
    let right = false;
    const verify = async () => {
      right = await isRight();
      return right && isHeard;
    };
    const isLetIn = await queue.run({ account, address, inTurn }, verify).catch(async (error: unknown) => {
      if (isWithinLimits) await giveBackAccount(account);
      throw error;
    });
    if (isLetIn && isWithinLimits) await giveBackAccount(account);
    return { isRight: right, isHeard, shouldTell: !isLetIn && (await shouldTell(account)) };
  };

  const ofTrusted = async (account: string, isRight: () => Promise<boolean>): Promise<Tried> => {
    const right = await isRight();
    return { isRight: right, isHeard: true, shouldTell: !right && (await shouldTell(account)) };
  };

  return {
    password(attempt, isRight) {
      const { email, address, trusted, stillCounts = false } = attempt;
      const account = accountKey(email);
      const verify = () => (trusted === null ? ofStranger(account, address, isRight) : ofTrusted(account, isRight));
      return ofSender(attempt, verify, (tried) => tried.isRight && tried.isHeard && !stillCounts);
    },
    ofSender: (attempt, isRight) => ofSender(attempt, isRight, (right) => right && !attempt.stillCounts),
    async hasTriesLeft(email, trusted) {
      const sender = `${accountKey(email)} ${trusted}`;
      return (await attempts.hasLeft('signInPerSender', sender)) && (await attempts.hasLeft('trustedPerDay', sender));
    },
    async clear(email) {
      const account = accountKey(email);
      for (const limit of ['strangersPerHour', 'strangersPerDay', 'strangersInTurn', 'untoldTries'] as const)
        await attempts.forget(limit, account);
      for (const limit of ['signInPerSender', 'trustedPerDay'] as const) await attempts.forgetAll(limit, account);
    },
    close: queue.close,
  };
};

/** The attempts of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedSignIns: SignInAttempts = {
  password: async (_attempt, isRight) => ({ isRight: await isRight(), isHeard: true, shouldTell: false }),
  ofSender: (_attempt, isRight) => isRight(),
  hasTriesLeft: async () => true,
  clear: async () => {},
  close: () => {},
};
