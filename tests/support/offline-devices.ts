import { join } from 'node:path';
import { createBrowserOfflineStorage, openPortalDatabase } from '#site/client/outbox/browser-offline-storage.ts';
import type { OfflineStorage } from '#site/client/outbox/offline-storage.ts';
import { encryptedFile } from '../../desktop/main/storage/encrypted-file.ts';
import { jsonFile } from '../../desktop/main/storage/json-file.ts';
import { answersFile, entriesFile, openAnswers, openEntries } from '../../desktop/main/storage/offline-records.ts';
import type { SafeStorage } from '../../desktop/main/storage/safe-storage.ts';
import { createDesktopOfflineStorage } from '../../desktop/renderer/desktop-offline-storage.ts';
import type { ShellStore } from '../../desktop/renderer/shell-store.ts';
import { fakeSafeStorage, temporaryFolder } from '../unit/desktop/desktop-data.ts';
import { stubLoneTab } from './browser-database.ts';

/** A device of one shell: what it stores, as often as the portal is opened on it. */
export interface Device {
  /** Opens the portal: another tab in a browser, a new start in the desktop app. */
  open(): Promise<OfflineStorage>;
  /** From now on nothing can be stored, as on a full disk. */
  fill(): void;
  /** There is room again. */
  makeRoom(): void;
}

const URL = 'https://portal.example.org';

const browser = async (): Promise<Device> => {
  stubLoneTab();
  let isFull = false;
  const open: typeof openPortalDatabase = async (onClosed) => {
    const database = await openPortalDatabase(onClosed);
    const begin = database.transaction.bind(database) as (...given: unknown[]) => unknown;
    const begun = (...given: unknown[]) => {
      if (isFull && given[1] === 'readwrite') throw new DOMException('No room.', 'QuotaExceededError');
      return begin(...given);
    };
    return new Proxy(database, {
      get: (target, name) => {
        if (name === 'transaction') return begun;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return {
    open: async () => createBrowserOfflineStorage(open),
    fill: () => {
      isFull = true;
    },
    makeRoom: () => {
      isFull = false;
    },
  };
};

/** The main process behind the bridge of a window, with its files. */
const mainProcess = async (folder: string, safeStorage: SafeStorage, personId: () => string | undefined) => {
  const encrypted = <S extends Parameters<typeof encryptedFile>[1]>(name: string, schema: S) =>
    encryptedFile(join(folder, name), schema, safeStorage, () => {});
  const plain = jsonFile(join(folder, 'queue.json'), entriesFile, [], () => {});
  const kept = {
    entries: await openEntries({
      ...{ encrypted: encrypted('queue.bin', entriesFile), plain, safeStorage },
      onChange: () => {},
    }),
    answers: await openAnswers({
      ...{ file: encrypted('saved.bin', answersFile), personId },
      setTimer: () => () => {},
    }),
  };
  return kept;
};

const desktop = async (): Promise<Device> => {
  stubLoneTab();
  const folder = await temporaryFolder();
  const safeStorage = fakeSafeStorage();
  const { encrypt } = safeStorage;
  const store = { current: () => ({ servers: [] }), subscribe: () => () => {} } as unknown as ShellStore;
  return {
    async open() {
      let personId: string | undefined;
      const kept = await mainProcess(folder, safeStorage, () => personId);
      return createDesktopOfflineStorage(
        {
          // What crosses the bridge is cloned.
          readOffline: async ({ what }) => structuredClone(await kept[what].read()),
          writeOffline: async ({ what, put, remove }) => {
            personId = put[0]?.personId ?? personId;
            await kept[what].write(structuredClone({ put, remove }));
            return undefined;
          },
        },
        store,
        URL,
      );
    },
    fill: () => {
      safeStorage.encrypt = () => Promise.reject(new Error('The disk is full.'));
    },
    makeRoom: () => {
      safeStorage.encrypt = encrypt;
    },
  };
};

/** Both shells, each with an empty device. */
export const devices = [
  ['a browser', browser],
  ['the desktop app', desktop],
] as const;
