import { describeError, type Log } from '../log.ts';
import { withAdvice } from './advice.ts';
import type { CollectionName } from './collections.ts';
import { Compactor, type CompactorPace } from './compactor.ts';
import { Damage } from './damage.ts';
import { collectionNames, definitions, eachCollection, type Stored } from './definitions.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { type Batch, Engine } from './engine.ts';
import { type Erased, openErased } from './erased.ts';
import { Journal } from './journal.ts';
import { encodeEntry } from './journal-lines.ts';
import { type Loaded, load } from './load.ts';
import { acquireLock, type Lock } from './lock.ts';
import { MemoryTable } from './memory-table.ts';
import { type Migration, migrations, schemaVersion } from './migrations.ts';
import { clearFolder, createFolder, keepBefore } from './prepare-folder.ts';
import { finishRestore } from './restore.ts';
import type { Store } from './store.ts';
import { isBacklog } from './when-to-fold.ts';

export interface StoreOptions extends Partial<CompactorPace> {
  log: Log;
  now: () => Date;
  /** Tests make its calls fail. */
  disk?: Disk;
  /** Tests bring their own steps. */
  migrations?: readonly Migration[];
}

/** The records at one moment. */
export interface Frozen {
  schema: number;
  sequence: number;
  records: Record<CollectionName, readonly Stored[]>;
}

/** The store on disk. */
export interface DiskStore extends Store {
  readonly lock: Lock;
  /** Folds the journal into the JSON files now; when it resolves, removed text is gone from them. */
  compact(): Promise<void>;
  /** All records as they are after one change, while others go on. */
  freeze(): Promise<Frozen>;
}

/**
 * Opens the store in a folder of its own, making it when the folder is empty or missing.
 * @throws Error with a sentence that says what to do when another process owns the folder, or data is damaged, newer or unreadable.
 */
export const openStore = async (folder: string, options: StoreOptions): Promise<DiskStore> => {
  const disk = options.disk ?? nodeDisk;
  await disk.makeFolder(folder);
  const lock = acquireLock(folder);
  try {
    await finishRestore(disk, folder);
    return await openOwned(disk, folder, lock, options);
  } catch (error) {
    lock.release();
    throw error instanceof Damage ? await withAdvice(error, folder) : error;
  }
};

const openOwned = async (disk: Disk, folder: string, lock: Lock, options: StoreOptions): Promise<DiskStore> => {
  const { log, now, migrations: steps = migrations } = options;
  const schema = schemaVersion(steps);
  const loaded = (await load(disk, folder, steps)) ?? (await createFolder(disk, folder, steps));
  if (loaded.torn > 0) log.warn('store.journal-end-cut', { file: loaded.journals.at(-1), bytes: loaded.torn });
  const journal = await Journal.open(disk, folder, loaded.journals, loaded.length);
  try {
    if (loaded.outdated) await keepBefore(disk, folder, schema, now());
    await clearFolder(disk, folder, loaded.journals);
    const erased = await openErased(disk, folder, loaded.records);
    const store = assemble({ disk, folder, lock, journal, erased, loaded, schema }, options);
    if (loaded.outdated) {
      await store.compact();
      log.info('store.migrated', { from: loaded.meta.schema, to: schema });
    } else if (isBacklog(loaded, loaded.records, loaded.journals.length)) {
      await store.compact().catch((error) => log.error('store.snapshot-failed', describeError(error)));
    }
    return store;
  } catch (error) {
    await journal.close().catch(() => {});
    throw error;
  }
};

interface Opened {
  disk: Disk;
  folder: string;
  lock: Lock;
  journal: Journal;
  erased: Erased;
  loaded: Loaded;
  schema: number;
}

const assemble = (
  { disk, folder, lock, journal, erased, loaded, schema }: Opened,
  options: StoreOptions,
): DiskStore => {
  const { log, afterChanges = 10_000, afterErasureMs = 20_000 } = options;
  let sequence = loaded.sequence;
  const tables = eachCollection((name) => new MemoryTable(definitions[name].indexes, loaded.records[name]));
  const write = async ({ changes, erase }: Batch) => {
    const lines = changes.map(({ collection, id, after }) => [collection, after ?? id] as const);
    await erased.note(changes);
    try {
      await journal.append(encodeEntry({ sequence: sequence + 1, schema, changes: lines, ...(erase && { erase }) }));
    } catch (error) {
      // What stays noted in spite of this is dropped at the next start.
      await erased.takeBack(changes).catch(() => {});
      throw error;
    }
    sequence += 1;
  };
  const engine: Engine = new Engine(tables, { write, written: (batch) => compactor.note(batch) }, log);
  const compactor = new Compactor(
    { disk, folder, tables, journal, engine, schema, sequence: () => sequence, log },
    { afterChanges, afterErasureMs },
    {
      meta: loaded.meta,
      dirty: loaded.outdated ? new Set(collectionNames) : loaded.dirty,
      pending: loaded.pending,
      erasing: loaded.erasing,
    },
  );
  let closing: Promise<void> | undefined;
  const close = async () => {
    await engine.close();
    await compactor.close();
    await journal.close();
    lock.release();
  };
  return {
    data: engine.data,
    change: (edit) => engine.change(edit),
    subscribe: (listener) => engine.subscribe(listener),
    lock,
    compact: () => (closing ? Promise.reject(new Error('The store is closed.')) : compactor.compact()),
    freeze: () =>
      engine.exclusive(async () => ({ schema, sequence, records: eachCollection((name) => [...tables[name].all()]) })),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};
