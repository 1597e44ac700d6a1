import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { describeError, type Log } from '../../core/log.ts';
import { collectionNames } from '../definitions.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import type { Tables } from '../staging.ts';
import type { RemoteChange } from '../writer.ts';
import type { Connection } from './connection.ts';
import { type Changes, type Position, readChanges } from './read-changes.ts';
import { type LoadedRecords, readSnapshot } from './read-records.ts';

interface ReplicaParts {
  reader: Connection;
  tables: Tables;
  /** Shows changes of others. */
  absorb: (changes: readonly RemoteChange[]) => void;
  head: Position;
  steps: readonly Migration[];
  log: Log;
}

const differences = (tables: Tables, records: LoadedRecords['records']): RemoteChange[] =>
  collectionNames.flatMap((collection) => {
    const current = records[collection];
    const removed = [...tables[collection].all()].filter(({ id }) => !current.has(id));
    const changed = [...current.values()].filter(
      (record) => JSON.stringify(tables[collection].get(record.id)) !== JSON.stringify(record),
    );
    return [
      ...removed.map(({ id }) => ({ collection, id, after: undefined })),
      ...changed.map((after) => ({ collection, id: after.id, after })),
    ];
  });

/** Between two looks that notices ask for, so that a flood of them costs a hundred looks a second at most. */
const LOOK_AGAIN_MS = 10;

/** Keeps this process's copy of all records up to date with what other processes change. */
export class Replica {
  readonly #parts: ReplicaParts;
  #position: Position;
  /** A batch of this process that is being written: nothing else is shown until it ends. */
  #batch: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #beginning = 0;
  /** The highest number that a notice has named since the last look. */
  #noticed = 0;
  #isFollowing = false;
  /** When a look that the database has answered began, in milliseconds. */
  seenAt = performance.now();

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#position = parts.head;
  }

  get position(): Position {
    return this.#position;
  }

  /**
   * A hint that another process has come to this number: any role of the database can send one, so nothing but the number is
   * kept, and one look answers all that have come. A batch that begins brings what others have changed, so there is no look for it.
   */
  noticed(sequence: number): void {
    if (this.#beginning > 0 || !(sequence > this.#noticed)) return;
    this.#noticed = sequence;
    if (!this.#isFollowing) void this.#followNotices();
  }

  /** A batch waits for the lock. Returns what ends the wait. */
  begin(): () => void {
    this.#beginning += 1;
    return () => {
      this.#beginning -= 1;
    };
  }

  /** Nothing but the batch is shown until the returned function is called. */
  pause(): () => void {
    let resume = () => {};
    this.#batch = new Promise((resolve) => {
      resume = () => {
        this.#batch = undefined;
        resolve();
      };
    });
    return resume;
  }

  /** Resolves when what was committed before the call is shown here. Calls at the same time share a look. @throws Error of the database. */
  look(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#lookOnce().finally(() => {
        this.#looking = undefined;
      });
      return this.#looking;
    }
    // The look under way may have been answered before the call: the next one begins after it.
    this.#next ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.look();
      });
    return this.#next;
  }

  /** Shows changes of others, unless they are shown already. */
  apply({ head, changes }: Changes): void {
    if (head.sequence <= this.#position.sequence) return;
    const unseen = changes.filter(({ sequence }) => sequence > this.#position.sequence);
    this.#position = head;
    this.#parts.absorb(unseen);
  }

  /** A batch of this process is durable. */
  moved(position: Position): void {
    this.#position = position;
  }

  async #followNotices(): Promise<void> {
    this.#isFollowing = true;
    while (this.#noticed > 0) {
      while (this.#batch) await this.#batch;
      const isNews = this.#noticed > this.#position.sequence;
      this.#noticed = 0;
      if (!isNews) continue;
      // A look that fails is reported by the watch, which looks again every second.
      await this.look().catch(() => {});
      await pause(LOOK_AGAIN_MS, undefined, { ref: false });
    }
    this.#isFollowing = false;
  }

  async #lookOnce(): Promise<void> {
    const askedAt = performance.now();
    const { reader, steps } = this.#parts;
    const client = await reader.get();
    let read = await readChanges(client, this.#position, steps);
    while (this.#batch) await this.#batch;
    // Asked from an earlier position than the present one, the answer may be about what this process has written itself.
    if (read.isLost) read = await this.#readAgain(client);
    if (read.isLost) await this.#reload(client);
    else this.apply(read);
    this.seenAt = askedAt;
  }

  async #readAgain(client: Client): Promise<Changes> {
    const read = await readChanges(client, this.#position, this.#parts.steps);
    while (this.#batch) await this.#batch;
    return read;
  }

  /** Another history: a database that was restored, or one that has taken over without the last changes. */
  async #reload(client: Client): Promise<void> {
    const { tables, absorb, steps, log } = this.#parts;
    const from = this.#position.sequence;
    const { head, records } = await readSnapshot(client, steps).catch((error: unknown) => {
      log.error('store.reload-failed', describeError(error));
      throw error;
    });
    while (this.#batch) await this.#batch;
    this.#position = head;
    absorb(differences(tables, records));
    log.warn('store.other-history', { from, to: head.sequence });
  }
}
