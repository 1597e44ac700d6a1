import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';

const ASK_FOR_MS = 10_000;
const ASK_EVERY_MS = 200;

/** Waits for all, then fails with the first error: in a pipeline, those behind it only say that one failed. */
export const settled = async (queries: readonly Promise<unknown>[]): Promise<void> => {
  for (const outcome of await Promise.allSettled(queries)) if (outcome.status === 'rejected') throw outcome.reason;
};

const ask = async (connection: Connection, batch: string): Promise<boolean> => {
  connection.drop();
  const client = await connection.get();
  // The lock is free only when the batch's own transaction has ended.
  await settled([client.query('BEGIN ISOLATION LEVEL READ COMMITTED'), client.query('SELECT 1 FROM head FOR UPDATE')]);
  const { rows } = await client.query('SELECT 1 FROM batch WHERE id = $1', [batch]);
  await client.query('COMMIT');
  return rows.length > 0;
};

/**
 * Asks over new connections.
 * @throws Error when the database has not answered in time.
 */
export const wasCommitted = async (connection: Connection, batch: string): Promise<boolean> => {
  for (const until = performance.now() + ASK_FOR_MS; ; ) {
    try {
      return await ask(connection, batch);
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(ASK_EVERY_MS);
    }
  }
};
