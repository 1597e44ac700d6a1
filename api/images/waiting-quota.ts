import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { createUsageLedger } from '../core/usage-ledger.ts';

/**
 * Limits for an address and a network by the number of pictures waiting in all: the fewer places, the smaller the share.
 * Networks count too, as whoever holds one has endlessly many addresses.
 */
const SHARES = [
  { upTo: 250, each: 20, ofNetwork: 200 },
  { upTo: 500, each: 5, ofNetwork: 100 },
  { upTo: 1000, each: 1, ofNetwork: 50 },
] as const;

const OWN_WAIT = sentence(serverMessages.ownPicturesWait);
const ALL_WAIT = sentence(serverMessages.allPicturesWait);

/** An address and the /48 around it. An IPv4 address is a network of its own. */
interface Owner {
  address: string;
  network: string;
}

export interface WaitingQuota {
  /**
   * Takes places for pictures; the function returned gives one of them back.
   * @throws Failure `rate_limited` when the address or its network has too many waiting, `unavailable` when there are too many
   * in all.
   */
  take(owner: Owner, count: number): () => void;
}

const EVERYBODY = 'everybody';

export const createWaitingQuota = (): WaitingQuota => {
  const ledger = createUsageLedger();
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

export const unlimitedWaiting: WaitingQuota = { take: () => () => {} };
