/** What can be evicted. `uses` counts how often it was asked for since it was last considered, up to `USES_MAX`. */
export interface Evictable {
  readonly key: string;
  bytes: number;
  uses: number;
}

/** Counting further would only keep for longer what is no longer asked for. */
export const USES_MAX = 3;
/** The share of the room that new entries may take from those that are asked for often. */
const NEW_SHARE = 0.1;
/** How many keys are remembered of entries that were dropped, for each one that there is room for. */
const REMEMBERED_FOR_EACH = 2;

interface Room<E> {
  countMax: number;
  bytesMax: number;
  /** Called for each entry that had to go. */
  drop(entry: E): void;
}

const firstOf = <E>(queue: Set<E>): E | undefined => queue.values().next().value;

/**
 * Decides what stays when there is not room for everything (S3-FIFO: Yang and others, SOSP 2023). New entries wait in a
 * small queue of their own and leave it unless they are asked for again, so that what is asked for once never evicts what is
 * asked for often. Who comes back after being dropped counts as asked for often at once.
 */
export const createEviction = <E extends Evictable>({ countMax, bytesMax, drop }: Room<E>) => {
  const [fresh, often] = [new Set<E>(), new Set<E>()];
  const remembered = new Set<string>();
  let [bytes, freshBytes] = [0, 0];

  const take = (entry: E): void => {
    if (fresh.delete(entry)) freshBytes -= entry.bytes;
    else if (!often.delete(entry)) return;
    bytes -= entry.bytes;
  };
  const putFresh = (entry: E): void => {
    fresh.add(entry);
    freshBytes += entry.bytes;
    bytes += entry.bytes;
  };
  const putOften = (entry: E): void => {
    often.add(entry);
    bytes += entry.bytes;
  };
  const remember = (key: string): void => {
    remembered.add(key);
    const oldest = remembered.size > countMax * REMEMBERED_FOR_EACH ? firstOf(remembered) : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
  };
  const considerFresh = (entry: E): void => {
    take(entry);
    if (entry.uses > 0) {
      entry.uses = 0;
      putOften(entry);
      return;
    }
    remember(entry.key);
    drop(entry);
  };
  const considerOften = (entry: E): void => {
    take(entry);
    if (entry.uses > 0) {
      entry.uses -= 1;
      putOften(entry);
      return;
    }
    drop(entry);
  };
  const makeRoom = (count: number, size: number): void => {
    while (fresh.size + often.size + count > countMax || bytes + size > bytesMax) {
      const [oldest, oldestOften] = [firstOf(fresh), firstOf(often)];
      const freshIsFull = fresh.size + count > countMax * NEW_SHARE || freshBytes + size > bytesMax * NEW_SHARE;
      if (oldest && (freshIsFull || !oldestOften)) considerFresh(oldest);
      else if (oldestOften) considerOften(oldestOften);
      else return;
    }
  };

  return {
    /** Takes an entry in, and drops others until there is room for it. */
    add(entry: E): void {
      makeRoom(1, entry.bytes);
      if (remembered.delete(entry.key)) putOften(entry);
      else putFresh(entry);
    },
    /** Says that an entry has become larger. */
    grow(entry: E, by: number): void {
      if (!fresh.has(entry) && !often.has(entry)) return;
      if (fresh.has(entry)) freshBytes += by;
      entry.bytes += by;
      bytes += by;
      makeRoom(0, 0);
    },
    /** Forgets an entry that is out of date. What was asked for often will be again: it comes back as such. */
    remove(entry: E): void {
      if (often.has(entry) || entry.uses > 0) remember(entry.key);
      take(entry);
    },
  };
};
