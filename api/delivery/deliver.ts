import type { CollectionName, Records } from '../store/collections.ts';
import type { DeliveryCollection } from './attempt.ts';
import { createQueue, passed, type QueueOptions } from './queue.ts';

export interface DeliveryOptions<Name extends DeliveryCollection> extends QueueOptions<Name> {
  /** The keys of the index `due`; no queue waits for another. */
  queues: () => readonly string[];
  queueOf: (delivery: Records[Name]) => string;
  watched: readonly CollectionName[];
}

export interface Delivery<State> {
  /** Tries one that was added to be tried at once; returns its state afterwards. Never throws. */
  attempt(id: string): Promise<State | null>;
  /** Resolves when nothing is due. Never throws. */
  deliverDue(): Promise<void>;
  start(): void;
  /** Resolves when no handover is running. */
  close(): Promise<void>;
}

const CLOSE_WAITS_MS = 2000;
/** The longest that a call waits for its delivery; the handover continues afterwards. */
const CALL_WAITS_MS = 90_000;
/** Rechecks a wait, in case the clock was set or the machine slept. */
const LOOK_AGAIN_MS = 30_000;

export const createDelivery = <Name extends DeliveryCollection>(
  options: DeliveryOptions<Name>,
): Delivery<Records[Name]['state']> => {
  const { store, collection, queues, queueOf, watched, now } = options;
  const made = new Map<string, ReturnType<typeof createQueue<Name>>>();
  const queueAt = (key: string) => {
    const queue = made.get(key) ?? createQueue(key, options);
    made.set(key, queue);
    return queue;
  };
  let timeout: NodeJS.Timeout | undefined;
  let isRunning = false;
  let unsubscribe = () => {};

  const setTimer = () => {
    clearTimeout(timeout);
    const at = isRunning ? Math.min(...queues().map((key) => queueAt(key).nextAt())) : Number.POSITIVE_INFINITY;
    if (at === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(0, at - now().getTime());
    timeout = setTimeout(wait > LOOK_AGAIN_MS ? setTimer : drainDue, Math.min(wait, LOOK_AGAIN_MS)).unref();
  };
  const drainDue = () => {
    const due = queues()
      .map(queueAt)
      .filter((queue) => queue.nextAt() <= now().getTime());
    for (const queue of due) void queue.drain().then(setTimer);
    setTimer();
  };
  return {
    async attempt(id) {
      const delivery = store.data[collection].get(id);
      if (!delivery) return null;
      await Promise.race([queueAt(queueOf(delivery)).attempt(id), passed(CALL_WAITS_MS)]);
      return store.data[collection].get(id)?.state ?? null;
    },
    async deliverDue() {
      await Promise.all(queues().map((key) => queueAt(key).drain()));
      await Promise.all([...made.values()].map((queue) => queue.ended()));
    },
    start() {
      isRunning = true;
      unsubscribe = store.subscribe((changes) => {
        if (changes.some((change) => watched.includes(change.collection))) setTimer();
      });
      setTimer();
    },
    async close() {
      isRunning = false;
      unsubscribe();
      clearTimeout(timeout);
      // A slow handover is not waited for: once its claim is over, another process, or the next start, takes it.
      const ended = [...made.values()].map((queue) => queue.close());
      await Promise.race([Promise.all(ended), passed(CLOSE_WAITS_MS)]);
    },
  };
};
