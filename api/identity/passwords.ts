import { hash, hashRaw, verify } from '@node-rs/argon2';
import { Failure } from '../core/failure.ts';
import type { Passwords } from './interfaces.ts';

/** OWASP's parameters for argon2id, the library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of discarded random bytes at the same cost, for accounts without a hash. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$u2qiBDVB7REBR5GhUZOxOA$8XPZmWJ4jX9vo3ABfTtcYBU3lipNoN7mw9/K1ynCZJk';

/** Two of Node's four threads, which files need too; further requests wait or are refused. */
const PARALLEL_MAX = 2;
const WAITING_MAX = 100;
const BUSY = 'Too many people are signing in just now. Please try again in a few seconds.';

const createTurns = (atOnce: number, waitingMax: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Failure('rate_limited', BUSY, { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** NFKC, as keyboards compose characters differently. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

/**
 * Runs two at a time.
 * @throws Failure `rate_limited` if `waitingMax` others are already waiting.
 */
export const createPasswords = ({ waitingMax = WAITING_MAX } = {}): Passwords => {
  const queue = createTurns(PARALLEL_MAX, waitingMax);
  return {
    hash: (password) => queue(() => hash(bytesOf(password), COST)),
    verify: (storedHash, password) =>
      queue(async () => (await verify(storedHash ?? DUMMY_HASH, bytesOf(password))) && storedHash !== null),
    hashWithSalt: (code, salt) =>
      queue(async () =>
        (await hashRaw(bytesOf(code), { ...COST, salt: Buffer.from(salt, 'base64url') })).toString('base64url'),
      ),
  };
};
