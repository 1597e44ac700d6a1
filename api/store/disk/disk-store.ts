import type { Log } from '../../core/log.ts';
import type { CollectionName } from '../collections.ts';
import { collectionNames, definitions, eachCollection, type Stored } from '../definitions.ts';
import { type Batch, Engine } from '../engine.ts';
import { MemoryTable } from '../memory-table.ts';
import type { Store } from '../store.ts';
import { Compactor, type CompactorPace } from './compactor.ts';
import type { Disk } from './disk.ts';
import type { Erased } from './erased-ids.ts';
import type { Journal } from './journal.ts';
import { encodeEntry } from './journal-lines.ts';
import type { Loaded } from './loaded.ts';
import type { Lock } from './lock.ts';
import type { Migration } from './migration.ts';

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

/** What an opened data folder consists of. */
export interface DiskStoreParts {
  disk: Disk;
  folder: string;
  lock: Lock;
  journal: Journal;
  erased: Erased;
  loaded: Loaded;
  schema: number;
}

/** The store on the given parts; it owns them until it is closed. */
export const createDiskStore = (
  { disk, folder, lock, journal, erased, loaded, schema }: DiskStoreParts,
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
