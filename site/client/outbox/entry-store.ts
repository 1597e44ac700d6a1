import type { OfflineStorage } from './offline-storage.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Falls back to memory if storing fails, as in a private window or on a full disk. */
export interface EntryStore {
  read(): Promise<readonly OutboxEntry[]>;
  /** Resolves when the change is stored, or cannot be. */
  write(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): Promise<void>;
  flush(): Promise<void>;
  /** False while something is only in memory and would go with the page. */
  isDurable(): boolean;
}

export const createEntryStore = ({ read, write }: OfflineStorage['entries']): EntryStore => {
  /** Entries that could not be stored; null for one that should be gone. */
  let unstored = new Map<string, OutboxEntry | null>();
  const withUnstored = (stored: readonly OutboxEntry[]): OutboxEntry[] => {
    const there = stored.flatMap((entry) => {
      const own = unstored.get(entry.key);
      return own === null ? [] : [own ?? entry];
    });
    const added = [...unstored.values()].filter((own) => own && !there.includes(own));
    return [...there, ...(added as OutboxEntry[])];
  };
  const stored = (): Promise<readonly OutboxEntry[]> => read().catch(() => []);
  const change = async (edit: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) => {
    try {
      await write((entries) => edit(withUnstored(entries)));
      unstored = new Map();
    } catch {
      const before = await stored();
      const after = edit(withUnstored(before));
      const removed = before.filter(({ key }) => !after.some((one) => one.key === key));
      unstored = new Map<string, OutboxEntry | null>([
        ...removed.map(({ key }) => [key, null] as const),
        ...after.filter((entry) => !before.includes(entry)).map((entry) => [entry.key, entry] as const),
      ]);
    }
  };
  /** Runs changes one after the other: what one of them could not store must not be taken for stored by the next. */
  let last: Promise<void> = Promise.resolve();
  const changeInTurn: typeof change = (edit) => {
    const done = last.then(() => change(edit));
    last = done.catch(() => undefined);
    return done;
  };
  return {
    read: async () => withUnstored(await stored()),
    write: changeInTurn,
    flush: async () => {
      if (unstored.size > 0) await changeInTurn((entries) => entries);
    },
    isDurable: () => [...unstored.values()].every((own) => own === null),
  };
};
