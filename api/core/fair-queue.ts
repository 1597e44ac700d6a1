export interface Turn {
  sender: string;
  isStaff?: boolean;
  /** The amount of work, in the queue's own unit; without it senders take turns by number of items. */
  work?: number;
}

interface Flow<T> {
  waiting: { item: T; work: number }[];
  from: number;
  isStaff: boolean;
}

/**
 * Senders take turns by the work they ask for: one who has asked for little goes before one who has asked for much, however
 * long that one's line is.
 */
export interface FairQueue<T> {
  readonly size: number;
  countOf(turn: Turn): number;
  /** Returns a function that removes the item; it does nothing once the item had its turn. */
  add(item: T, turn: Turn): () => void;
  next(): T | undefined;
}

/** Self-clocked fair queueing (Golestani, 1994): virtual time is the tag of the item that was served last. */
export const createFairQueue = <T>(): FairQueue<T> => {
  const flows = new Map<string, Flow<T>>();
  let virtualTime = 0;
  let size = 0;

  const tagOf = ({ from, waiting: [first] }: Flow<T>) => from + (first?.work ?? 0);
  const goesBefore = (one: Flow<T>, other: Flow<T>) =>
    one.isStaff === other.isStaff ? tagOf(one) < tagOf(other) : one.isStaff;

  const keyOf = ({ sender, isStaff = false }: Turn) => `${isStaff} ${sender}`;
  const removeWhenEmpty = (key: string) => {
    if (flows.get(key)?.waiting.length === 0) flows.delete(key);
  };

  return {
    get size() {
      return size;
    },
    countOf: (turn) => flows.get(keyOf(turn))?.waiting.length ?? 0,
    add(item, turn) {
      const { isStaff = false, work = 1 } = turn;
      const key = keyOf(turn);
      const flow = flows.get(key) ?? { waiting: [], from: virtualTime, isStaff };
      const entry = { item, work };
      flow.waiting.push(entry);
      flows.set(key, flow);
      size += 1;
      return () => {
        const at = flow.waiting.indexOf(entry);
        if (at < 0) return;
        flow.waiting.splice(at, 1);
        size -= 1;
        removeWhenEmpty(key);
      };
    },
    next() {
      let first: { key: string; flow: Flow<T> } | undefined;
      for (const [key, flow] of flows) if (!first || goesBefore(flow, first.flow)) first = { key, flow };
      if (!first) return undefined;
      const { key, flow } = first;
      flow.from = tagOf(flow);
      virtualTime = Math.max(virtualTime, flow.from);
      const served = flow.waiting.shift();
      size -= 1;
      removeWhenEmpty(key);
      return served?.item;
    },
  };
};
