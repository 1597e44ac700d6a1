import { createFairQueue, type FairQueue } from '../../core/fair-queue.ts';

/** Milliseconds of work before connections are served again; a single piece of work is never cut. */
const SLICE_MS = 5;
const AT_ONCE = 2;

type Work = () => Promise<void>;

interface Owner {
  address: string;
  network: string;
}

/** Networks take turns, then the addresses in each; other tasks of the process run between two slices. */
export interface Turns {
  run<T>(owner: Owner, work: () => Promise<T>): Promise<T>;
}

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
