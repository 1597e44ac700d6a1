import type { OutboxEntry } from './outbox-entry.ts';
import type { PortalDatabase } from './portal-database.ts';

/** Where entries lie: in the browser's database, or in memory where that fails, as in a private window or on a full disk. */
export interface EntryStore {
  /** All entries, in the order in which they were added. */
  all(): Promise<OutboxEntry[]>;
  /** Resolves when it is stored; `replaced` go in the same step. */
  add(entry: Omit<OutboxEntry, 'number'>, replaced: readonly OutboxEntry[]): Promise<void>;
  put(entry: OutboxEntry): Promise<void>;
  /** Puts what became of an entry in its place, or takes it away; not if it was taken back, or replaced, since it was read. */
  settle(read: OutboxEntry, settled: OutboxEntry | null): Promise<void>;
  remove(entries: readonly OutboxEntry[]): Promise<void>;
  /** False once something could only be kept in memory: it is gone with the page. */
  isDurable(): boolean;
}

export const createEntryStore = (open: () => Promise<PortalDatabase>): EntryStore => {
  /** By number; those that are only here have a number below zero, as the database knows none. */
  const inMemory = new Map<number, OutboxEntry>();
  let nextInMemory = Number.MIN_SAFE_INTEGER;
  const stored = async () => {
    try {
      return await (await open()).getAll('outbox');
    } catch {
      return [];
    }
  };
  const forget = (entries: readonly OutboxEntry[]) => {
    for (const { number } of entries) inMemory.delete(number);
  };
  return {
    isDurable: () => inMemory.size === 0,
    all: async () => [...(await stored()), ...inMemory.values()],
    async add(entry, replaced) {
      try {
        const transaction = (await open()).transaction('outbox', 'readwrite');
        for (const { number } of replaced) if (number > 0) void transaction.store.delete(number);
        // The database gives the number.
        void transaction.store.add(entry as OutboxEntry);
        await transaction.done;
      } catch {
        inMemory.set(nextInMemory, { ...entry, number: nextInMemory });
        nextInMemory += 1;
      }
      forget(replaced);
    },
    async put(entry) {
      if (entry.number < 0) inMemory.set(entry.number, entry);
      else await (await open()).put('outbox', entry);
    },
    async settle({ number, call }, settled) {
      const isAsRead = (there: OutboxEntry | undefined) => there?.call.path === call.path;
      if (number < 0) {
        if (!isAsRead(inMemory.get(number))) return;
        if (settled) inMemory.set(number, settled);
        else inMemory.delete(number);
        return;
      }
      const transaction = (await open()).transaction('outbox', 'readwrite');
      if (isAsRead(await transaction.store.get(number)))
        void (settled ? transaction.store.put(settled) : transaction.store.delete(number));
      await transaction.done;
    },
    async remove(entries) {
      forget(entries);
      const numbers = entries.flatMap(({ number }) => (number > 0 ? [number] : []));
      if (numbers.length === 0) return;
      const transaction = (await open()).transaction('outbox', 'readwrite');
      for (const number of numbers) void transaction.store.delete(number);
      await transaction.done;
    },
  };
};
