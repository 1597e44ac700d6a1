import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';

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
   * Takes places for pictures that are about to wait.
   * @throws Failure `rate_limited` when the address or its network has too many waiting, `unavailable` when all have.
   */
  take(owner: Owner, count: number): void;
  /** Gives one place back. */
  give(owner: Owner): void;
}

const createTally = () => {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, count: number) {
      const next = (counts.get(key) ?? 0) + count;
      if (next > 0) counts.set(key, next);
      else counts.delete(key);
    },
  };
};

export const createWaitingQuota = (): WaitingQuota => {
  const [addresses, networks] = [createTally(), createTally()];
  let total = 0;
  const add = ({ address, network }: Owner, count: number) => {
    addresses.add(address, count);
    networks.add(network, count);
    total += count;
  };
  return {
    take(owner, count) {
      const own = addresses.of(owner.address);
      const share = SHARES.find(({ upTo }) => total + count <= upTo);
      if (!share) throw new Failure('unavailable', ALL_WAIT, { retryAfter: 120 });
      const isOver = own + count > Math.max(share.each, own === 0 ? count : 0);
      if (isOver || networks.of(owner.network) + count > share.ofNetwork)
        throw new Failure('rate_limited', OWN_WAIT, { retryAfter: 60 });
      add(owner, count);
    },
    give: (owner) => add(owner, -1),
  };
};

/** The quota of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimitedWaiting: WaitingQuota = { take: () => {}, give: () => {} };
