import { createFairQueue, type FairQueue } from '../../core/fair-queue.ts';

/** For how long work may go on before connections are looked after again, in milliseconds; one piece of work is never cut. */
const SLICE_MS = 5;
/** How many pieces of work may be in progress at once, as some wait for the thread pool. */
const AT_ONCE = 2;

type Work = () => Promise<void>;

/** Whose work it is: an address, and the network around it. */
interface Owner {
  address: string;
  network: string;
}

/**
 * Gives work its turn: one network after the other, in each one address after the other, and between two slices everything
 * else that the process has to do.
 */
export interface Turns {
  /** Does the work when it is its owner's turn; fails as the work fails. */
  run<T>(owner: Owner, work: () => Promise<T>): Promise<T>;
}

/** What waits: the networks take turns, and in each one its addresses. */
const createQueue = () => {
  const turns = createFairQueue<string>();
  const networks = new Map<string, FairQueue<Work>>();
  return {
    isEmpty: () => turns.size === 0,
    add({ network, address }: Owner, work: Work): void {
      const addresses = networks.get(network) ?? createFairQueue<Work>();
      networks.set(network, addresses);
      addresses.add(work, { sender: address });
      turns.add(network, { sender: network });
    },
    next(): Work | undefined {
      const network = turns.next() ?? '';
      const addresses = networks.get(network);
      const work = addresses?.next();
      if (addresses?.size === 0) networks.delete(network);
      return work;
    },
  };
};

/** A clock of slices: each begins with the first work in a turn of the event loop. */
const createSlices = () => {
  let began: number | null = null;
  let next: Promise<void> = Promise.resolve();
  const begin = () => {
    began = performance.now();
    next = new Promise((resolve) => {
      setImmediate(() => {
        began = null;
        resolve();
      });
    });
  };
  return {
    /** Whether there is time for more in this slice. */
    hasTime(): boolean {
      if (began === null) begin();
      return performance.now() - (began ?? 0) < SLICE_MS;
    },
    next: () => next,
  };
};

export const createTurns = (): Turns => {
  const queue = createQueue();
  const slices = createSlices();
  let running = 0;
  const runAll = async () => {
    running += 1;
    // Never inside the call that adds the work.
    await undefined;
    while (!queue.isEmpty()) {
      if (slices.hasTime()) await queue.next()?.();
      else await slices.next();
    }
    running -= 1;
  };
  return {
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        queue.add(owner, () => work().then(resolve, reject));
        if (running < AT_ONCE) void runAll();
      }),
  };
};
