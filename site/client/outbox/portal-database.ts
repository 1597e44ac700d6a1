import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './outbox-entry.ts';

/** An answer as it was last seen, for the time without a connection. It belongs to one person. */
export interface KeptAnswer {
  personId: string;
  path: string;
  /** Answers of one group are forgotten together. */
  group: string;
  type: string;
  body: ArrayBuffer;
  at: string;
}

interface PortalSchema extends DBSchema {
  /** By the order in which they were added. */
  outbox: { key: number; value: OutboxEntry };
  /** By person and path. */
  kept: { key: [string, string]; value: KeptAnswer; indexes: { 'group, at': [string, string] } };
}
export type PortalDatabase = IDBPDatabase<PortalSchema>;

/**
 * Opens what the portal keeps in this browser. `onClosed` is called when it is closed from outside: another tab has a newer
 * version, or the browser ends it. @throws where the browser keeps nothing.
 */
export const openPortalDatabase = (onClosed: () => void): Promise<PortalDatabase> =>
  openDB<PortalSchema>('portal', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
      const kept = database.createObjectStore('kept', { keyPath: ['personId', 'path'] });
      kept.createIndex('group, at', ['group', 'at']);
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });

/** A browser may leave the call unanswered, as when another tab holds an older version open. */
const OPEN_WITHIN_MS = 3000;

/** Opens once, at the first use, and again after it was closed. Rejects when it takes too long, until it is open after all. */
export const createDatabaseOpener = (open = openPortalDatabase): (() => Promise<PortalDatabase>) => {
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
