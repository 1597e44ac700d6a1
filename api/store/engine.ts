import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { Staging, type Tables } from './staging.ts';
import type { Change, Draft, Store, View } from './store.ts';

const NOT_SAVED = 'Your change could not be saved just now, and nothing was changed. Please try again in a minute.';
const STOPPING = 'The server is stopping. Please try again in a minute.';

/** How long edits are gathered into one batch, in milliseconds, so that no batch blocks the event loop for long. */
const BATCH_MS = 4;

/** The changes of one write, which makes durable all of them or none. */
export interface Batch {
  changes: ReturnType<Staging['changes']>;
  erase: boolean;
}

/** Makes batches durable. */
interface Writer {
  /** Resolves when the batch is durable; when it rejects, nothing of the batch may be left. */
  write(batch: Batch): Promise<void>;
  /** Called once the batch is visible. */
  written?(batch: Batch): void;
}

interface Work {
  /** Runs the edit. */
  run(staging: Staging): Outcome;
  refuse(error: unknown): void;
}
interface Outcome {
  /** Tells the caller, once the batch is durable. */
  settle: () => void;
  /** True when the outcome depends on staged changes, so that it fails when they cannot be written. */
  dependsOnBatch: boolean;
}

const workOf = <T>(edit: (draft: Draft) => T, resolve: (value: T) => void, reject: (error: unknown) => void): Work => ({
  refuse: reject,
  run(staging) {
    const dependsOnBatch = staging.touched;
    try {
      const result = staging.run(edit);
      return { settle: () => resolve(result), dependsOnBatch: staging.touched };
    } catch (error) {
      return { settle: () => reject(error), dependsOnBatch };
    }
  },
});

type Item = Work | { runAlone: () => Promise<void> };

/** Queues edits, runs them in batches on staged copies, and makes a batch visible when its writer has made it durable. */
export class Engine implements Store {
  readonly data: View;
  readonly #tables: Tables;
  readonly #staging: Staging;
  readonly #writer: Writer;
  readonly #log: Log;
  readonly #queue: Item[] = [];
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(tables: Tables, writer: Writer, log: Log) {
    this.data = tables as unknown as View;
    this.#tables = tables;
    this.#staging = new Staging(tables);
    this.#writer = writer;
    this.#log = log;
  }

  change<T>(edit: (draft: Draft) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Failure('unavailable', STOPPING, { retryAfter: 30 }));
      else this.#enqueue(workOf(edit, resolve, reject));
    });
  }

  /** Runs the work between two batches, while memory and disk are the same. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => this.#enqueue({ runAlone: () => work().then(resolve, reject) }));
  }

  subscribe(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  #enqueue(item: Item): void {
    this.#queue.push(item);
    this.#running ??= Promise.resolve().then(() => this.#drain());
  }

  async #drain(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if ('runAlone' in next) await next.runAlone();
      else await this.#runBatch(next);
    }
    this.#running = undefined;
  }

  async #runBatch(first: Work): Promise<void> {
    const staging = this.#staging;
    staging.clear();
    const works = [{ work: first, outcome: first.run(staging) }];
    for (const until = performance.now() + BATCH_MS; performance.now() < until; ) {
      const follower = this.#queue[0];
      if (!follower || 'runAlone' in follower) break;
      this.#queue.shift();
      works.push({ work: follower, outcome: follower.run(staging) });
    }
    const batch = { changes: staging.changes(), erase: staging.erase };
    const durable = await this.#write(batch);
    if (durable) this.#show(batch);
    for (const { work, outcome } of works) {
      if (durable || !outcome.dependsOnBatch) outcome.settle();
      else work.refuse(new Failure('unavailable', NOT_SAVED, { retryAfter: 30 }));
    }
  }

  async #write(batch: Batch): Promise<boolean> {
    if (batch.changes.length === 0 && !batch.erase) return true;
    try {
      await this.#writer.write(batch);
      return true;
    } catch (error) {
      this.#log.error('store.write-failed', describeError(error));
      return false;
    }
  }

  #show(batch: Batch): void {
    if (batch.changes.length === 0 && !batch.erase) return;
    for (const { collection, id, after } of batch.changes) {
      if (after) this.#tables[collection].set(after);
      else this.#tables[collection].delete(id);
    }
    this.#writer.written?.(batch);
    if (batch.changes.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(batch.changes);
      } catch (error) {
        this.#log.error('store.listener-failed', describeError(error));
      }
    }
  }
}
