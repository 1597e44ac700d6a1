import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type EntryOfVersion1, fromVersion1 } from './earlier-entries.ts';
import type { CachedAnswer, CachedAnswerKey, OfflineStorage } from './offline-storage.ts';
import type { OutboxEntry } from './outbox-entry.ts';

interface PortalSchema extends DBSchema {
  /** Keyed by the order in which they were added. */
  outbox: { key: number; value: OutboxEntry & { number?: number } };
  /** Keyed by person and path. */
  kept: { key: [string, string]; value: CachedAnswer; indexes: { 'group, at': [string, string] } };
}
export type PortalDatabase = IDBPDatabase<PortalSchema>;

/**
 * `onClosed` is called when the database is closed from outside, by a newer version in another tab or by the browser.
 * @throws if the browser stores nothing.
 */
export const openPortalDatabase = (onClosed: () => void): Promise<PortalDatabase> =>
  openDB<PortalSchema>('portal', 2, {
    async upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
        const answers = database.createObjectStore('kept', { keyPath: ['personId', 'path'] });
        answers.createIndex('group, at', ['group', 'at']);
        return;
      }
      const entries = transaction.objectStore('outbox');
      for (const entry of await entries.getAll())
        await entries.put(fromVersion1(entry as unknown as EntryOfVersion1) as OutboxEntry & { number: number });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });

/** Milliseconds; a browser may leave the call unanswered, for example while another tab holds an older version open. */
const OPEN_WITHIN_MS = 3000;

/** Opens once, at the first use, and again after it was closed; rejects if that takes too long, until it is open after all. */
const createOpener = (open: typeof openPortalDatabase): (() => Promise<PortalDatabase>) => {
  let opened: Promise<PortalDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const start = () => {
    const opening = open(forget);
    opening.then(() => {
      opened = opening;
    }, forget);
    return new Promise<PortalDatabase>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The database of this browser does not open.')), OPEN_WITHIN_MS);
      opening.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
  return () => {
    opened ??= start();
    return opened;
  };
};

/** Reads the index alone, without the bodies. */
const places = async (
  answers: IDBPObjectStore<PortalSchema, ['kept'], 'kept', 'readwrite'>,
): Promise<CachedAnswerKey[]> => {
  const found: CachedAnswerKey[] = [];
  let cursor = await answers.index('group, at').openKeyCursor();
  while (cursor) {
    const [[group, at], [personId, path]] = [cursor.key, cursor.primaryKey];
    found.push({ personId, path, group, at });
    cursor = await cursor.continue();
  }
  return found.sort((one, other) => one.at.localeCompare(other.at));
};

export const createBrowserOfflineStorage = (open = openPortalDatabase): OfflineStorage => {
  const database = createOpener(open);
  return {
    entries: {
      read: async () => (await database()).getAll('outbox'),
      async write(change) {
        const transaction = (await database()).transaction('outbox', 'readwrite');
        const before = await transaction.store.getAll();
        const requests: Promise<unknown>[] = [transaction.done];
        try {
          const after = change(before);
          for (const { key, number } of before)
            if (number !== undefined && !after.some((one) => one.key === key))
              requests.push(transaction.store.delete(number));
          for (const entry of after) {
            if (before.includes(entry)) continue;
            const number = before.find(({ key }) => key === entry.key)?.number;
            const { number: _, ...fields }: typeof entry & { number?: number } = entry;
            // Where there is no number, the database gives the next one.
            requests.push(transaction.store.put(number === undefined ? fields : { ...fields, number }));
          }
        } catch (error) {
          // Without this, what was put before it broke off would be stored.
          transaction.abort();
          await Promise.allSettled(requests);
          throw error;
        }
        await Promise.all(requests);
      },
    },
    answers: {
      isPrivate: false,
      read: async (personId, path) => (await (await database()).get('kept', [personId, path])) ?? null,
      async write(answer) {
        await (await database()).put('kept', answer);
      },
      async clear(choose) {
        // One transaction: what is written meanwhile is removed, too, and nobody reads between.
        const transaction = (await database()).transaction('kept', 'readwrite');
        for (const { personId, path } of choose(await places(transaction.store)))
          void transaction.store.delete([personId, path]);
        await transaction.done;
      },
    },
  };
};
