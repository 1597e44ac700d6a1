import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '../../core/log.ts';
import type { CollectionName } from '../collections.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import { type Batch, OutcomeUnknown, type Writer } from '../writer.ts';
import type { Connection } from './connection.ts';
import { type Position, readChanges } from './read-changes.ts';
import type { Replica } from './replica.ts';
import { settled, wasCommitted } from './was-committed.ts';
import { CHANNEL } from './write-records.ts';

/** A batch that a broken connection stopped is begun again, as nothing has run yet, unless that took long to notice. */
const TRIES = 2;
const TRY_AGAIN_WITHIN_MS = 3000;
/** A distributed database may refuse transactions that meet, instead of letting one wait; PostgreSQL does so above READ COMMITTED. */
const CLASH = '40001';
const CLASHES = 50;
const CLASH_PAUSE_MS = 20;
/** The lock was not free in time, or nobody is at the address: asking again would only take longer. */
const FINAL = new Set(['55P03', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT']);
/** Milliseconds without word from the database after which a process catches up before it takes the lock. */
const ASLEEP_MS = 3000;

const LOCK = { name: 'lock', text: 'SELECT sequence FROM head FOR UPDATE' };
const WRITE = {
  name: 'write',
  text: `WITH moved AS (UPDATE head SET sequence = $1, batch = $2),
              named AS (INSERT INTO batch (id, sequence, erases) VALUES ($2, $1, $6)),
              written AS (
                INSERT INTO record (collection, id, sequence, data)
                  SELECT c, i, $1, d FROM unnest($3::text[], $4::text[], $5::json[]) AS changed(c, i, d)
                ON CONFLICT (collection, id) DO UPDATE SET sequence = excluded.sequence, data = excluded.data)
         SELECT CASE WHEN $7 THEN pg_notify('${CHANNEL}', $1::bigint::text) END`,
};

/** Numbers, hashes and times only, which come and go all day. */
const WITHOUT_TEXT: readonly CollectionName[] = ['sessions', 'leases', 'usedTickets'];

const erases = ({ changes, erase }: Batch): boolean =>
  erase || changes.some(({ collection, after }) => !after && !WITHOUT_TEXT.includes(collection));

const columnsOf = (batch: Batch) => [
  batch.changes.map(({ collection }) => collection),
  batch.changes.map(({ id }) => id),
  batch.changes.map(({ after }) => (after ? JSON.stringify(after) : null)),
  erases(batch),
];

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

export interface WriterParts {
  connection: Connection;
  replica: Replica;
  steps: readonly Migration[];
  log: Log;
  /** False where the database has no NOTIFY. */
  notices: boolean;
  isolation: 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
}

/**
 * Writes batches under a lock on the head's row: whoever has it has seen every change before and is alone. Each batch takes two
 * round trips.
 */
export const createWriter = (parts: WriterParts): Writer => {
  const { connection, replica, steps, log, notices, isolation } = parts;
  const start = `BEGIN ISOLATION LEVEL ${isolation}`;
  let resume = () => {};
  let client: Client | undefined;

  const rollBack = async (current: Client | undefined) => {
    await current?.query('ROLLBACK').catch(() => connection.drop());
  };

  const lock = async (current: Client) => {
    const end = replica.begin();
    const [locked, read] = await Promise.allSettled([
      settled([current.query(start), current.query(LOCK)]),
      readChanges(current, replica.position, steps),
    ]);
    end();
    for (const outcome of [locked, read]) {
      if (outcome.status === 'fulfilled') continue;
      await rollBack(current);
      throw outcome.reason;
    }
    return (read as PromiseFulfilledResult<Awaited<ReturnType<typeof readChanges>>>).value;
  };

  const beginOnce = async () => {
    // Otherwise everybody would wait while it reads.
    if (performance.now() - replica.seenAt > ASLEEP_MS) await replica.look();
    const current = await connection.get();
    let read = await lock(current);
    resume = replica.pause();
    try {
      // A look may have shown more since this one was sent.
      if (read.isLost) read = await readChanges(current, replica.position, steps);
      if (read.isLost) throw new Error('The database has another history.');
      replica.apply(read);
      replica.seenAt = performance.now();
      client = current;
    } catch (error) {
      await rollBack(current);
      resume();
      void replica.look().catch(() => {});
      throw error;
    }
  };

  const begin = async (attempt = 1): Promise<void> => {
    const startedAt = performance.now();
    try {
      await beginOnce();
    } catch (error) {
      const isClash = codeOf(error) === CLASH;
      const isLate = performance.now() - startedAt > TRY_AGAIN_WITHIN_MS;
      if (isLate || FINAL.has(codeOf(error)) || attempt >= (isClash ? CLASHES : TRIES)) throw error;
      if (isClash) await pause(Math.random() * CLASH_PAUSE_MS);
      await begin(attempt + 1);
    }
  };

  /** Rejects also when the database has rolled back or its answer was lost. */
  const send = async (current: Client, { sequence, batch: name }: Position, batch: Batch) => {
    await settled([
      current.query({ ...WRITE, values: [sequence, name, ...columnsOf(batch), notices] }),
      current.query('COMMIT').then(({ command }) => {
        // Behind a statement that failed, COMMIT is answered with ROLLBACK, and is no error.
        if (command !== 'COMMIT') throw new Error('The database has rolled the change back.');
      }),
    ]);
  };

  const write = async (batch: Batch) => {
    const next = { sequence: replica.position.sequence + 1, batch: randomUUID() };
    try {
      if (!client) throw new Error('A batch begins before it is written.');
      await send(client, next, batch);
    } catch (error) {
      const committed = await wasCommitted(connection, next.batch).catch(() => null);
      log.warn('store.commit-unanswered', { committed });
      if (!committed) resume();
      if (committed === null) throw new OutcomeUnknown('The database has not said whether the change was committed.');
      if (!committed) throw error;
    }
    replica.moved(next);
  };

  return {
    begin: () => begin(),
    async abandon() {
      await rollBack(client);
      resume();
    },
    write,
    written: () => resume(),
  };
};
