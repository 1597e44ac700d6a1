import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
import { createLedger } from '../core/ledger.ts';

/**
 * Up to how many pictures in all an address, and a network, may have so many waiting. The fewer places there are, the more
 * share them. Whoever holds a whole network has endlessly many addresses.
 */
const SHARES = [
  { upTo: 250, each: 20, ofNetwork: 200 },
  { upTo: 500, each: 5, ofNetwork: 100 },
  { upTo: 1000, each: 1, ofNetwork: 50 },
] as const;

const OWN_WAIT = sentence(answers.ownPicturesWait);
const ALL_WAIT = sentence(answers.allPicturesWait);

/** Whose pictures wait: an address, and the /48 around it. An IPv4 address is a network of its own, as nobody has so many. */
interface Owner {
  address: string;
  network: string;
}

/** Bounds how many pictures wait, for each address, each network and in all: they lie on the disk until they are made. */
export interface WaitingQuota {
  /**
   * Takes places for pictures that are about to wait; returns a function that gives one of them back.
   * @throws Failure `rate_limited` when the address or its network has too many waiting, `unavailable` when all have.
   */
  take(owner: Owner, count: number): () => void;
}

const EVERYBODY = 'everybody';

export const createWaitingQuota = (): WaitingQuota => {
  const ledger = createLedger();
  return {
    take({ address, network }, count) {
      const own = ledger.totalOf(address);
      const share = SHARES.find(({ upTo }) => ledger.totalOf(EVERYBODY) + count <= upTo);
      if (!share) throw new Failure('unavailable', ALL_WAIT, { retryAfter: 120 });
      const isOver = own + count > Math.max(share.each, own === 0 ? count : 0);
      if (isOver || ledger.totalOf(network) + count > share.ofNetwork)
        throw new Failure('rate_limited', OWN_WAIT, { retryAfter: 60 });
      const places = ledger.open([address, network, EVERYBODY], Date.now());
      places.add(count);
      return () => {
        places.add(-1);
        if (places.amount === 0) places.close();
      };
    },
  };
};

/** The quota of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedWaiting: WaitingQuota = { take: () => () => {} };
