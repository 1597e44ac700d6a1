import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { type QueuedEdit, queuedEditOf } from './queued-edit.ts';
import { Staging, type Tables } from './staging.ts';
import type { Change, Draft, Store, StoreWatch, View } from './store.ts';
import { createWriteFigures, type WriteFigures } from './write-figures.ts';
import { type Batch, OutcomeUnknown, probeWriter, type RemoteChange, type Writer } from './writer.ts';

const NOT_SAVED = sentence(serverMessages.notSaved);
const PERHAPS_SAVED = sentence(serverMessages.perhapsSaved);
const STOPPING = sentence(serverMessages.serverStopping);

/** Milliseconds for which edits are gathered into a batch, so that none blocks the event loop for long. */
const BATCH_MS = 4;

type Item = QueuedEdit | { runAlone: () => Promise<void> };

/** Makes a batch visible only when its writer has made it durable. */
export class BatchingStore implements Store {
  readonly data: View;
  readonly watch: StoreWatch;
  readonly #tables: Tables;
  readonly #staging: Staging;
  readonly #writer: Writer;
  readonly #log: Log;
  readonly #figures: WriteFigures;
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
    this.#figures = createWriteFigures();
    this.watch = {
      figures: () => ({ ...this.#figures.read(), waiting: this.#queue.length, journal: null }),
      probe: () => this.exclusive(() => this.#figures.attempt(() => probeWriter(writer))),
      onWrite: this.#figures.onWrite,
    };
  }

  change<T>(edit: (draft: Draft) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new Failure('unavailable', STOPPING, { retryAfter: 30 }));
      else this.#enqueue(queuedEditOf(edit, resolve, reject));
    });
  }

  /** Runs the work between two batches, while memory and disk are the same. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => this.#enqueue({ runAlone: () => work().then(resolve, reject) }));
  }

  /** Shows changes of other processes; never call it while a batch is being written. */
  absorb(changes: readonly RemoteChange[]): void {
    this.#show(changes.map((change) => ({ ...change, before: this.#tables[change.collection].get(change.id) })));
  }

  /** Other processes cannot change these tables. */
  async fresh(): Promise<void> {}

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

  async #runBatch(first: QueuedEdit): Promise<void> {
    const began = performance.now();
    if (!(await this.#begin(first))) return;
    const staging = this.#staging;
    staging.clear();
    const works = [{ work: first, outcome: first.run(staging) }];
    for (const until = performance.now() + BATCH_MS; performance.now() < until; ) {
      const follower = this.#queue[0];
      if (!follower || 'runAlone' in follower) break;
      this.#queue.shift();
      works.push({ work: follower, outcome: follower.run(staging) });
    }
    const refusal = await this.#finish({ changes: staging.changes(), erase: staging.erase }, began);
    for (const { work, outcome } of works) {
      if (!refusal || !outcome.dependsOnBatch) outcome.settle();
      else work.refuse(refusal);
    }
  }

  /** False if nothing can be written now; then everything that waits is refused at once. */
  async #begin(first: QueuedEdit): Promise<boolean> {
    if (!this.#writer.begin) return true;
    try {
      await this.#writer.begin();
      return true;
    } catch (error) {
      const refusal = this.#refusalOf(error);
      first.refuse(refusal);
      const rest = this.#queue.splice(0);
      for (const item of rest) {
        if ('runAlone' in item) this.#queue.push(item);
        else item.refuse(refusal);
      }
      return false;
    }
  }

  async #finish(batch: Batch, began: number): Promise<Failure | null> {
    const isEmpty = batch.changes.length === 0 && !batch.erase;
    try {
      await (isEmpty ? this.#writer.abandon?.() : this.#writer.write(batch));
    } catch (error) {
      return this.#refusalOf(error);
    }
    if (isEmpty) return null;
    this.#figures.wrote(began);
    this.#show(batch.changes);
    this.#writer.written?.(batch);
    return null;
  }

  #refusalOf(error: unknown): Failure {
    this.#figures.failed();
    this.#log.error('store.write-failed', describeError(error));
    const message = error instanceof OutcomeUnknown ? PERHAPS_SAVED : NOT_SAVED;
    return new Failure('unavailable', message, { retryAfter: 30 });
  }

  #show(changes: Batch['changes']): void {
    for (const { collection, id, after } of changes) {
      if (after) this.#tables[collection].set(after);
      else this.#tables[collection].delete(id);
    }
    if (changes.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(changes);
      } catch (error) {
        this.#log.error('store.listener-failed', describeError(error));
      }
    }
  }
}
