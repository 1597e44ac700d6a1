export interface FileBox {
  read(key: string): Promise<File[]>;
  /** Replaces the files under the key; an empty list removes the key. */
  keep(key: string, files: readonly File[]): Promise<void>;
}

const STORE = 'files';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open('drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

/** Keeps nothing if the browser has no IndexedDB. */
export const createFileBox = (factory: () => IDBFactory | undefined): FileBox => {
  const withStore = async <T>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    const found = factory();
    if (!found) return undefined;
    const database = await open(found);
    try {
      return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };
  return {
    async read(key) {
      const found: unknown = await withStore('readonly', (store) => store.get(key));
      return Array.isArray(found) ? found.filter((file): file is File => file instanceof File) : [];
    },
    async keep(key, files) {
      if (files.length > 0) await withStore('readwrite', (store) => store.put([...files], key));
      else await withStore('readwrite', (store) => store.delete(key));
    },
  };
};
