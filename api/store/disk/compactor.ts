import { describeError, type Log } from '../../core/log.ts';
import type { BatchingStore } from '../batching-store.ts';
import type { CollectionName } from '../collections.ts';
import { durableNames, type Stored } from '../definitions.ts';
import type { Tables } from '../staging.ts';
import type { Batch } from '../writer.ts';
import { checkRoomToCompact, snapshotBytes } from './compaction-size.ts';
import type { Disk } from './disk.ts';
import type { Journal } from './journal.ts';
import { writeMeta } from './meta-file.ts';
import { snapshotDatabase } from './snapshot-file.ts';
import { type CompactionSchedule, isCompactionDue, isJournalLarge, type Uncompacted } from './when-to-compact.ts';

interface CompactorParts {
  disk: Disk;
  folder: string;
  tables: Tables;
  journal: Journal;
  batching: Pick<BatchingStore, 'exclusive'>;
  schema: number;
  sequence: () => number;
  log: Log;
  hasRoom?: ((bytes: number) => Promise<boolean>) | undefined;
}

interface Compaction {
  sequence: number;
  uncompacted: Uncompacted;
  contents: readonly { name: CollectionName; records: readonly Stored[] }[];
}

export class Compactor {
  readonly #parts: CompactorParts;
  readonly #schedule: CompactionSchedule;
  #uncompacted: Uncompacted;
  #work: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #snapshotBytes = 0;
  readonly figures = { compactions: 0, failedCompactions: 0 };

  constructor(parts: CompactorParts, schedule: CompactionSchedule, uncompacted: Uncompacted) {
    this.#parts = parts;
    this.#schedule = schedule;
    this.#uncompacted = uncompacted;
    this.#plan();
  }

  count({ changes, erase }: Batch): void {
    const uncompacted = this.#uncompacted;
    uncompacted.pending += changes.length;
    uncompacted.erasing ||= erase;
    for (const { collection, after } of changes) {
      uncompacted.dirty.add(collection);
      uncompacted.erasing ||= after === undefined;
    }
    this.#plan();
  }

  /** Compacts everything that is visible now; when it resolves, removed text is gone from the disk. */
  compact(): Promise<void> {
    const next = this.#work.then(() => this.#run());
    this.#work = next.catch(() => {});
    return next;
  }

  /** Compacts first if an erasure waits for it or, with `all`, if any change does. */
  async close({ all }: { all: boolean }): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#work;
    const { erasing, pending, dirty } = this.#uncompacted;
    if (erasing || (all && (pending > 0 || dirty.size > 0)))
      await this.compact().catch((error) => this.#logFailure(error));
  }

  #plan(afterFailure = false): void {
    const isDue = this.#isDue();
    if (this.#closed || this.#timer || !(isDue || this.#uncompacted.erasing)) return;
    const wait = isDue && !afterFailure ? 0 : this.#schedule.afterErasureMs;
    this.#timer = setTimeout(() => {
      // A compaction may have been called for meanwhile.
      const work = this.#isDue() || this.#uncompacted.erasing ? this.compact() : this.#work;
      work.then(
        () => this.#planNext(),
        (error) => this.#planNext(error),
      );
    }, wait).unref();
  }

  #planNext(error?: unknown): void {
    this.#timer = undefined;
    if (error) this.#logFailure(error);
    this.#plan(error !== undefined);
  }

  #isDue(): boolean {
    const { journal, tables } = this.#parts;
    if (isJournalLarge(journal.bytes, this.#snapshotBytes)) return true;
    return isCompactionDue(this.#uncompacted, tables, this.#schedule.afterChanges);
  }

  #logFailure(error: unknown): void {
    this.#parts.log.error('store.compaction-failed', describeError(error));
  }

  async #run(): Promise<void> {
    try {
      await this.#compactNow();
      this.figures.compactions += 1;
    } catch (error) {
      this.figures.failedCompactions += 1;
      throw error;
    }
  }

  async #compactNow(): Promise<void> {
    const { journal, log, batching, disk, folder } = this.#parts;
    await checkRoomToCompact(this.#parts, this.#uncompacted.dirty);
    const compaction = await batching.exclusive(() => this.#begin());
    try {
      await this.#write(compaction);
      await journal.dropOlder();
    } catch (error) {
      this.#undo(compaction.uncompacted);
      throw error;
    }
    const names = Object.keys(this.#uncompacted.meta.collections);
    this.#snapshotBytes = await snapshotBytes(disk, folder, names).catch(() => 0);
    log.info('store.compacted', { sequence: compaction.sequence, collections: compaction.contents.length });
  }

  /** Runs between two batches: new changes go into a new journal, what is visible becomes the snapshot. */
  async #begin(): Promise<Compaction> {
    const { journal, tables, sequence } = this.#parts;
    await journal.rotate(sequence() + 1);
    const uncompacted = this.#uncompacted;
    const { dirty, meta } = uncompacted;
    // Left by a compaction that was interrupted before it wrote meta.json: the loss of a file that is not listed there goes unnoticed.
    const isUnlisted = (name: CollectionName) => !meta.collections[name] && tables[name].size > 0;
    const names = durableNames.filter((name) => dirty.has(name) || isUnlisted(name));
    this.#uncompacted = { meta, dirty: new Set(), pending: 0, erasing: false };
    const contents = names.map((name) => ({ name, records: [...tables[name].all()] }));
    return { sequence: sequence(), uncompacted, contents };
  }

  async #write({ sequence, uncompacted, contents }: Compaction): Promise<void> {
    const { disk, folder, schema } = this.#parts;
    const collections = { ...uncompacted.meta.collections };
    for (const { name, records } of contents) {
      const database = snapshotDatabase(disk, folder, name);
      database.data = { collection: name, schema, sequence, count: records.length, records };
      await database.write();
      collections[name] = { sequence, count: records.length };
    }
    const meta = { schema, sequence, collections };
    await writeMeta(disk, folder, meta);
    this.#uncompacted.meta = meta;
  }

  #undo({ dirty, pending, erasing }: Uncompacted): void {
    for (const name of dirty) this.#uncompacted.dirty.add(name);
    this.#uncompacted.pending += pending;
    this.#uncompacted.erasing ||= erasing;
    this.#plan(true);
  }
}
