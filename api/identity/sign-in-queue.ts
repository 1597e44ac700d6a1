import { Failure } from '../core/failure.ts';
import { waitInWords } from '../core/wait-in-words.ts';

const WAITING_MAX = 300;
const WAIT_MAX_MS = 25_000;
/** Tries a second for one account that many wrong ones come for: more than an attack of ten a second. */
const SLOWED_EVERY_MS = 60;
/** Seconds after which a refused sender may try again: never more than the product promises, never all at once. */
const RETRY_AFTER = { min: 10, max: 30 };
const BUSY = 'Too many people are trying to sign in just now. Please try again in';

/** A password try of a sender that the account does not know. */
interface UnknownTry {
  account: string;
  /** How many wrong passwords the sender has tried lately. */
  wrongTries: number;
  /** True while the account's tries are spaced out. */
  isSlowed(): boolean;
}

interface Waiting extends UnknownTry {
  start(): void;
  refuse(): void;
}

/** Lets the tries of unknown senders through one at a time. */
export interface SignInQueue {
  /** @throws Failure `rate_limited` after 25 seconds, or when senders with fewer wrong tries need the place. */
  run<T>(tried: UnknownTry, work: () => Promise<T>): Promise<T>;
  /** Refuses whoever waits. */
  close(): void;
}

const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Any one of those with the fewest, or the most, wrong tries: by chance, as an attacker could arrange any other order. */
const pick = (tries: readonly Waiting[], most: 'fewest' | 'most'): Waiting | undefined => {
  const counts = tries.map(({ wrongTries }) => wrongTries);
  const wanted = most === 'fewest' ? Math.min(...counts) : Math.max(...counts);
  return anyOf(tries.filter(({ wrongTries }) => wrongTries === wanted));
};

const refusal = () => {
  const retryAfter = RETRY_AFTER.min + Math.floor(Math.random() * (RETRY_AFTER.max - RETRY_AFTER.min + 1));
  return new Failure('rate_limited', `${BUSY} ${waitInWords(retryAfter)}.`, { retryAfter });
};

/**
 * The queue in front of password verification for unknown senders. Whoever has tried fewest wrong passwords is next, so
 * that an owner at a new address comes before an attacker, who would need a new address for every try.
 */
export const createSignInQueue = ({ waitingMax = WAITING_MAX, waitMaxMs = WAIT_MAX_MS } = {}): SignInQueue => {
  const waiting = new Set<Waiting>();
  /** When the latest try for an account was let through, for those that were slowed. */
  const latest = new Map<string, number>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const msUntilAllowed = ({ account, isSlowed }: Waiting) =>
    isSlowed() ? (latest.get(account) ?? Number.NEGATIVE_INFINITY) + SLOWED_EVERY_MS - performance.now() : 0;

  const advance = () => {
    if (isRunning || waiting.size === 0) return;
    clearTimeout(timer);
    const delays = new Map([...waiting].map((one) => [one, msUntilAllowed(one)]));
    const next = pick(
      [...waiting].filter((one) => (delays.get(one) ?? 0) <= 0),
      'fewest',
    );
    if (!next) {
      timer = setTimeout(advance, Math.max(1, Math.min(...delays.values())));
      return;
    }
    if (next.isSlowed()) latest.set(next.account, performance.now());
    else latest.delete(next.account);
    isRunning = true;
    next.start();
  };

  const turn = (tried: UnknownTry) =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => {
        clearTimeout(late);
        waiting.delete(one);
        then();
      };
      const one: Waiting = { ...tried, start: () => leave(resolve), refuse: () => leave(() => reject(refusal())) };
      const late = setTimeout(one.refuse, waitMaxMs);
      waiting.add(one);
      if (waiting.size > waitingMax) pick([...waiting], 'most')?.refuse();
      advance();
    });

  return {
    async run(tried, work) {
      await turn(tried);
      try {
        return await work();
      } finally {
        isRunning = false;
        advance();
      }
    },
    close() {
      for (const one of [...waiting]) one.refuse();
      latest.clear();
    },
  };
};
