import * as indexedDb from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives a test an IndexedDB of its own, empty. */
export const stubIndexedDb = (): void => {
  for (const [name, value] of Object.entries(indexedDb)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
};

/** The same, for a browser with one tab: tabs of other tests are no neighbours. */
export const stubLoneTab = (): void => {
  stubIndexedDb();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', {});
};
