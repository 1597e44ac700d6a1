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

/** Milliseconds between two looks that notices ask for, so that a flood of them costs a hundred looks a second at most. */
const LOOK_AGAIN_MS = 10;

export class Replica {
  readonly #parts: ReplicaParts;
  #position: Position;
  #batch: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #beginning = 0;
  #noticed = 0;
  #isFollowing = false;
  seenAt = performance.now();

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#position = parts.head;
  }

  get position(): Position {
    return this.#position;
  }

  /**
   * Any role of the database can send a notice, so only its number is kept, and one look answers all that have come. A batch
   * that begins brings the changes itself.
   */
  noticed(sequence: number): void {
    if (this.#beginning > 0 || !(sequence > this.#noticed)) return;
    this.#noticed = sequence;
    if (!this.#isFollowing) void this.#followNotices();
  }

  begin(): () => void {
    this.#beginning += 1;
    return () => {
      this.#beginning -= 1;
    };
  }

  /** Shows nothing but the batch until the returned function is called. */
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

  /**
   * Resolves when what was committed before the call is shown; calls at the same time share a look.
   * @throws Error of the database.
   */
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

  apply({ head, changes }: Changes): void {
    if (head.sequence <= this.#position.sequence) return;
    const unseen = changes.filter(({ sequence }) => sequence > this.#position.sequence);
    this.#position = head;
    this.#parts.absorb(unseen);
  }

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
    const startedAt = performance.now();
    const { reader, steps } = this.#parts;
    const client = await reader.get();
    let read = await readChanges(client, this.#position, steps);
    while (this.#batch) await this.#batch;
    // Asked from an earlier position than the present one, the answer may be about what this process has written itself.
    if (read.isLost) read = await this.#readAgain(client);
    if (read.isLost) await this.#reload(client);
    else this.apply(read);
    this.seenAt = startedAt;
  }

  async #readAgain(client: Client): Promise<Changes> {
    const read = await readChanges(client, this.#position, this.#parts.steps);
    while (this.#batch) await this.#batch;
    return read;
  }

  /** Another history: the database was restored, or has taken over without the last changes. */
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
