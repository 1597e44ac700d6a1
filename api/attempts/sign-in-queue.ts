import { Failure } from '../core/failure.ts';
import { waitInWords } from '../core/wait-in-words.ts';
import { ruleOf } from './attempt-limits.ts';
import type { Attempts } from './attempts.ts';
import type { OwnCounts } from './counts.ts';
import { networksOf } from './networks.ts';

const WAITING_MAX = 300;
const WAIT_MAX_MS = 25_000;
const WAIT_IN_TURN_MAX_MS = 45_000;
/** Waits are told in whole seconds, so the turn is asked for again within the last one. */
const ASK_AGAIN_MS = 200;
const WRONG = ruleOf('wrongFromNetwork');
/** Seconds after which a refused sender may try again: never more than the product promises, never all at once. */
const RETRY_AFTER = { min: 10, max: 30 };
const BUSY = 'Too many people are trying to sign in just now. Please try again in';

interface StrangersTry {
  account: string;
  address: string;
  inTurn: boolean;
}

interface Waiting extends StrangersTry {
  wrongTries: number;
  start(): void;
  refuse(reason: unknown): void;
}

export interface SignInQueue {
  /** @throws Failure `rate_limited` after 25 seconds, 45 in turn, or if networks with fewer wrong tries need the place. */
  run(tried: StrangersTry, isRight: () => Promise<boolean>): Promise<boolean>;
  close(): void;
}

const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Picks at random among those with the fewest or most wrong tries, as an attacker could arrange any other order. */
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
 * Serves the network with the fewest wrong passwords first, so that an owner elsewhere comes before an attacker, who would need
 * a new network for every try.
 */
export const createSignInQueue = (
  { attempts, own }: { attempts: Pick<Attempts, 'use'>; own: OwnCounts },
  { waitingMax = WAITING_MAX } = {},
): SignInQueue => {
  const waiting = new Set<Waiting>();
  const nextTurn = new Map<string, number>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const turnOf = ({ account, inTurn }: Waiting) =>
    (inTurn ? nextTurn.get(account) : undefined) ?? Number.NEGATIVE_INFINITY;

  const goOn = () => {
    isRunning = false;
    advance();
  };
  const takeTurn = async (next: Waiting) => {
    try {
      await attempts.use('strangersInTurn', next.account);
    } catch (error) {
      if (error instanceof Failure && error.code === 'rate_limited')
        nextTurn.set(next.account, performance.now() + Math.max(ASK_AGAIN_MS, ((error.retryAfter ?? 1) - 1) * 1000));
      else next.refuse(error);
      return goOn();
    }
    if (waiting.has(next)) next.start();
    else goOn();
  };
  const advance = () => {
    if (isRunning || waiting.size === 0) return;
    clearTimeout(timer);
    // Read once: otherwise whoever is looked at last is ready before the others.
    const now = performance.now();
    const next = pick(
      [...waiting].filter((one) => turnOf(one) <= now),
      'fewest',
    );
    if (!next) {
      timer = setTimeout(advance, Math.max(1, Math.min(...[...waiting].map(turnOf)) - now));
      return;
    }
    isRunning = true;
    if (next.inTurn) void takeTurn(next);
    else next.start();
  };

  const turn = (tried: StrangersTry, wrongTries: number) =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => {
        clearTimeout(late);
        waiting.delete(one);
        then();
      };
      const one: Waiting = {
        ...tried,
        wrongTries,
        start: () => leave(resolve),
        refuse: (reason) => leave(() => reject(reason)),
      };
      const late = setTimeout(() => one.refuse(refusal()), tried.inTurn ? WAIT_IN_TURN_MAX_MS : WAIT_MAX_MS);
      waiting.add(one);
      if (waiting.size > waitingMax) pick([...waiting], 'most')?.refuse(refusal());
      advance();
    });

  return {
    async run(tried, isRight) {
      const { wide } = networksOf(tried.address);
      const wrongTries = own.of(WRONG, wide);
      // Those that wait count, too; one that is refused is not known to be wrong.
      own.add(WRONG, wide);
      try {
        await turn(tried, wrongTries);
        try {
          const right = await isRight();
          if (right) await own.takeBack(WRONG, wide);
          return right;
        } finally {
          goOn();
        }
      } catch (error) {
        await own.takeBack(WRONG, wide);
        throw error;
      }
    },
    close() {
      for (const one of [...waiting]) one.refuse(refusal());
      nextTurn.clear();
    },
  };
};
