import { Failure } from '../core/failure.ts';

/** Up to how many pictures in all an address may have so many waiting. The fewer places there are, the more share them. */
const SHARES = [
  { upTo: 250, each: 20 },
  { upTo: 500, each: 5 },
  { upTo: 1000, each: 1 },
] as const;

const OWN_WAIT = 'Pictures that you have sent are still being prepared. Please send the next ones in a minute.';
const ALL_WAIT = 'Too many pictures are being prepared at the moment. Please try again in a few minutes.';

/** Bounds how many pictures wait, for each address and in all: they lie on the disk until they are made. */
export interface WaitingQuota {
  /**
   * Takes places for pictures that are about to wait.
   * @throws Failure `rate_limited` when the address has too many waiting, `unavailable` when all have.
   */
  take(address: string, count: number): void;
  /** Gives one place back. */
  give(address: string): void;
}

export const createWaitingQuota = (): WaitingQuota => {
  const waiting = new Map<string, number>();
  let total = 0;
  return {
    take(address, count) {
      const own = waiting.get(address) ?? 0;
      const share = SHARES.find(({ upTo }) => total + count <= upTo);
      if (!share) throw new Failure('unavailable', ALL_WAIT, { retryAfter: 120 });
      if (own + count > Math.max(share.each, own === 0 ? count : 0))
        throw new Failure('rate_limited', OWN_WAIT, { retryAfter: 60 });
      waiting.set(address, own + count);
      total += count;
    },
    give(address) {
      const own = (waiting.get(address) ?? 0) - 1;
      if (own > 0) waiting.set(address, own);
      else waiting.delete(address);
      total -= 1;
    },
  };
};

/** The quota of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedWaiting: WaitingQuota = { take: () => {}, give: () => {} };
