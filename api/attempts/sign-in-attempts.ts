import { createHash } from 'node:crypto';
import { emailForm } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import { type Attempts, isWithin } from './attempts.ts';
import type { OwnCounts } from './counts.ts';
import { createSignInQueue } from './sign-in-queue.ts';

interface Attempt {
  email: string;
  address: string;
  /** Id of the account's own device or session; null for a stranger. */
  trusted: string | null;
  /** Counts a right password too: a second step follows, and failing there must not win new tries here. */
  stillCounts?: boolean;
}

interface Tried {
  isRight: boolean;
  /**
   * False for a stranger after too many strangers' tries: even a right password is then answered as wrong, until the owner
   * opens the link of a mail.
   */
  isHeard: boolean;
  shouldTell: boolean;
}

type WhenTooMany = 'let the owner in by mail' | 'answer in turn';

/**
 * Slows down whoever tries wrong passwords and never locks an owner out. No key names an account or a typed address, and an
 * address without an account is treated like one with it.
 */
export interface SignInAttempts {
  /**
   * Counts an attempt before it is made, so that many at once cannot exceed the limit; refused ones count too, right ones only
   * if `stillCounts`. Strangers wait in a queue.
   * @throws Failure `rate_limited`.
   */
  password(attempt: Attempt, isRight: () => Promise<boolean>): Promise<Tried>;
  /**
   * Applies the sender's limits alone, for a code or for the password of a session.
   * @throws Failure `rate_limited`.
   */
  ofSender(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean>;
  /** Without tries left, a trusted sender counts as a stranger, so that a stolen cookie locks nobody out. */
  hasRemainingTries(email: string, trusted: string): Promise<boolean>;
  clear(email: string): Promise<void>;
  close(): void;
}

const accountKey = (email: string) => createHash('sha256').update(emailForm(email)).digest('base64url');
const isRefusal = (error: unknown) => error instanceof Failure && error.code === 'rate_limited';

/** The queue and the wrong tries per network are kept per process. */
export const createSignInAttempts = (
  { attempts, own }: { attempts: Attempts; own: OwnCounts },
  whenTooMany: () => WhenTooMany,
): SignInAttempts => {
  const queue = createSignInQueue({ attempts, own });

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

  /** Counts wrong and unheard tries alike: nothing may tell one from the other. */
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
    async hasRemainingTries(email, trusted) {
      const sender = `${accountKey(email)} ${trusted}`;
      return (
        (await attempts.hasRemaining('signInPerSender', sender)) &&
        (await attempts.hasRemaining('trustedPerDay', sender))
      );
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

export const unlimitedSignIns: SignInAttempts = {
  password: async (_attempt, isRight) => ({ isRight: await isRight(), isHeard: true, shouldTell: false }),
  ofSender: (_attempt, isRight) => isRight(),
  hasRemainingTries: async () => true,
  clear: async () => {},
  close: () => {},
};
