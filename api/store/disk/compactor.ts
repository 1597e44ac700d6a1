import { describeError, type Log } from '../../core/log.ts';
import type { CollectionName } from '../collections.ts';
import { collectionNames } from '../definitions.ts';
import type { Batch, Engine } from '../engine.ts';
import type { Tables } from '../staging.ts';
import type { Disk } from './disk.ts';
import type { Journal } from './journal.ts';
import { type Meta, writeMeta } from './meta-file.ts';
import { lowOf } from './snapshot-file.ts';
import { isFull } from './when-to-compact.ts';

export interface CompactorParts {
  disk: Disk;
  folder: string;
  tables: Tables;
  journal: Journal;
  engine: Pick<Engine, 'exclusive'>;
  schema: number;
  sequence: () => number;
  log: Log;
}

/** When to fold: after so many changes at least, and so many milliseconds after an erasure (or after a fold that failed). */
export interface CompactorPace {
  afterChanges: number;
  afterErasureMs: number;
}

/** What the journal holds that the snapshots do not. */
export interface Unfolded {
  meta: Meta;
  dirty: Set<CollectionName>;
  pending: number;
  erasing: boolean;
}

/** Folds the journal into the snapshots in the background, while changes go on. */
export class Compactor {
  readonly #parts: CompactorParts;
  readonly #pace: CompactorPace;
  #unfolded: Unfolded;
  #work: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: CompactorParts, pace: CompactorPace, unfolded: Unfolded) {
    this.#parts = parts;
    this.#pace = pace;
    this.#unfolded = unfolded;
    this.#plan();
  }

  /** Takes note of a batch that has been written. */
  note({ changes, erase }: Batch): void {
    const unfolded = this.#unfolded;
    unfolded.pending += changes.length;
    unfolded.erasing ||= erase;
    for (const { collection, after } of changes) {
      unfolded.dirty.add(collection);
      unfolded.erasing ||= after === undefined;
    }
    this.#plan();
  }

  /** Folds everything that is visible now; when it resolves, removed text is gone from the disk. */
  compact(): Promise<void> {
    const next = this.#work.then(() => this.#fold());
    this.#work = next.catch(() => {});
    return next;
  }

  /** Ends the waiting, and does now what an erasure asked for. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#work;
    if (this.#unfolded.erasing) await this.compact().catch((error) => this.#failed(error));
  }

  #plan(failed = false): void {
    const { erasing } = this.#unfolded;
    const full = this.#isFull();
    if (this.#closed || this.#timer || !(full || erasing)) return;
    const wait = full && !failed ? 0 : this.#pace.afterErasureMs;
    this.#timer = setTimeout(() => {
      // Somebody else may have folded meanwhile.
      const work = this.#isFull() || this.#unfolded.erasing ? this.compact() : this.#work;
      work.then(
        () => this.#again(),
        (error) => this.#again(error),
      );
    }, wait).unref();
  }

  #isFull(): boolean {
    return isFull(this.#unfolded, this.#parts.tables, this.#pace.afterChanges);
  }

  #again(error?: unknown): void {
    this.#timer = undefined;
    if (error) this.#failed(error);
    this.#plan(error !== undefined);
  }

  #failed(error: unknown): void {
    this.#parts.log.error('store.snapshot-failed', describeError(error));
  }

  async #fold(): Promise<void> {
    const { disk, folder, journal, log } = this.#parts;
    const taken = await this.#parts.engine.exclusive(() => this.#take());
    try {
      const collections = { ...taken.unfolded.meta.collections };
      for (const { name, records } of taken.contents) {
        const low = lowOf(disk, folder, name);
        low.data = {
          collection: name,
          schema: this.#parts.schema,
          sequence: taken.sequence,
          count: records.length,
          records,
        };
        await low.write();
        collections[name] = { sequence: taken.sequence, count: records.length };
      }
      const meta = { schema: this.#parts.schema, sequence: taken.sequence, collections };
      await writeMeta(disk, folder, meta);
      this.#unfolded.meta = meta;
      await journal.dropOlder();
    } catch (error) {
      this.#putBack(taken.unfolded);
      throw error;
    }
    log.info('store.snapshot', { sequence: taken.sequence, collections: taken.contents.length });
  }

  /** Runs between two batches: new changes go into a new journal, what is visible becomes the snapshot. */
  async #take() {
    const { journal, tables, sequence } = this.#parts;
    await journal.rotate(sequence() + 1);
    const unfolded = this.#unfolded;
    const names = collectionNames.filter((name) => unfolded.dirty.has(name) || !unfolded.meta.collections[name]);
    this.#unfolded = { meta: unfolded.meta, dirty: new Set(), pending: 0, erasing: false };
    const contents = names.map((name) => ({ name, records: [...tables[name].all()] }));
    return { sequence: sequence(), unfolded, contents };
  }

  #putBack({ dirty, pending, erasing }: Unfolded): void {
    for (const name of dirty) this.#unfolded.dirty.add(name);
    this.#unfolded.pending += pending;
    this.#unfolded.erasing ||= erasing;
    this.#plan(true);
  }
}
