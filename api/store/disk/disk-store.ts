import type { Log } from '../../core/log.ts';
import { BatchingStore } from '../batching-store.ts';
import { type CollectionName, isTransient } from '../collections.ts';
import { definitions, durableNames, eachCollection, type Stored } from '../definitions.ts';
import { MemoryTable } from '../memory-table.ts';
import type { Store } from '../store.ts';
import type { Batch } from '../writer.ts';
import { Compactor } from './compactor.ts';
import type { Disk } from './disk.ts';
import type { ErasedIds } from './erased-ids.ts';
import type { Journal } from './journal.ts';
import { encodeEntry } from './journal-lines.ts';
import type { Loaded } from './loaded-data.ts';
import type { Lock } from './lock.ts';
import type { Migration } from './migrations/migration-type.ts';
import type { CompactionSchedule } from './when-to-compact.ts';

export interface StoreOptions extends Partial<CompactionSchedule> {
  log: Log;
  now: () => Date;
  hasRoom?: (bytes: number) => Promise<boolean>;
  disk?: Disk;
  migrations?: readonly Migration[];
}

/** All records after the change with the number `sequence`. */
export interface Frozen {
  schema: number;
  sequence: number;
  records: Record<CollectionName, readonly Stored[]>;
}

export interface DiskStore extends Store {
  readonly lock: Lock;
  /** With `compact`, the JSON files then hold every record, for a person to read. */
  close(options?: { compact?: boolean }): Promise<void>;
  /** When it resolves, removed text is gone from the JSON files. */
  compact(): Promise<void>;
  /** Shows one moment, while changes go on. */
  freeze(): Promise<Frozen>;
}

interface DiskStoreParts {
  disk: Disk;
  folder: string;
  lock: Lock;
  journal: Journal;
  erased: ErasedIds;
  loaded: Loaded;
  schema: number;
}

const durable = ({ changes, erase }: Batch): Batch => ({
  changes: changes.filter(({ collection }) => !isTransient(collection)),
  erase,
});

const createJournalWriter = ({ journal, erased, loaded, schema }: DiskStoreParts) => {
  let sequence = loaded.sequence;
  const write = async (batch: Batch) => {
    const { changes, erase } = durable(batch);
    if (changes.length === 0 && !erase) return;
    const lines = changes.map(({ collection, id, after }) => [collection, after ?? id] as const);
    await erased.add(changes);
    try {
      await journal.append(encodeEntry({ sequence: sequence + 1, schema, changes: lines, ...(erase && { erase }) }));
    } catch (error) {
      // An id that stays in the list in spite of this is dropped at the next start.
      await erased.revert(changes).catch(() => {});
      throw error;
    }
    sequence += 1;
  };
  return { write, sequence: () => sequence };
};

/** Closes the parts when it is closed. */
export const createDiskStore = (parts: DiskStoreParts, options: StoreOptions): DiskStore => {
  const { disk, folder, lock, journal, loaded, schema } = parts;
  const { log, afterChanges = 10_000, afterErasureMs = 20_000 } = options;
  const tables = eachCollection((name) => new MemoryTable(definitions[name].indexes, loaded.records[name]));
  const { write, sequence } = createJournalWriter(parts);
  const written = (batch: Batch) => compactor.count(durable(batch));
  const batching: BatchingStore = new BatchingStore(tables, { write, written, probe: () => journal.probe() }, log);
  const { meta, pending, erasing } = loaded;
  const dirty = loaded.format < schema ? new Set(durableNames) : loaded.dirty;
  const compactor = new Compactor(
    { disk, folder, tables, journal, batching, schema, sequence, log, hasRoom: options.hasRoom },
    { afterChanges, afterErasureMs },
    { meta, dirty, pending, erasing },
  );
  let closing: Promise<void> | undefined;
  const close = async (compact: boolean) => {
    await batching.close();
    await compactor.close({ all: compact });
    await journal.close();
    lock.release();
  };
  const recordsNow = () => eachCollection((name) => [...tables[name].all()]);
  return {
    data: batching.data,
    watch: {
      ...batching.watch,
      figures: () => ({ ...batching.watch.figures(), journal: { bytes: journal.bytes, ...compactor.figures } }),
    },
    change: (edit) => batching.change(edit),
    fresh: () => batching.fresh(),
    subscribe: (listener) => batching.subscribe(listener),
    lock,
    compact: () => (closing ? Promise.reject(new Error('The store is closed.')) : compactor.compact()),
    freeze: () => batching.exclusive(async () => ({ schema, sequence: sequence(), records: recordsNow() })),
    close: ({ compact = false } = {}) => {
      closing ??= close(compact);
      return closing;
    },
  };
};
