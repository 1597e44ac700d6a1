import type { Client } from 'pg';
import { systemCode } from '../../core/disk-failure.ts';
import { describeError, type Log } from '../../core/log.ts';
import { deletedForGood } from '../definitions.ts';
import { Connection } from './connection.ts';
import { takeTurn } from './one-process-at-a-time.ts';

/** Hours for which a process that is behind finds all changes; after that it reads every record anew. */
const HISTORY_HOURS = 24;
const PRUNE_EVERY_SECONDS = 3600;
const VACUUM_TURN_SECONDS = 10;

const UNERASED = `
  SELECT (SELECT max(sequence)::text FROM batch WHERE erases AND sequence > vacuumed) AS records,
    CASE WHEN keys_removed > keys_vacuumed THEN keys_removed::text END AS keys
  FROM upkeep`;

const PRUNE = `
  WITH oldest AS (
    SELECT max(batch.sequence) AS kept FROM batch, head, upkeep
    WHERE batch.at < now() - $1 * interval '1 hour' AND batch.sequence < head.sequence
      AND batch.sequence < coalesce((SELECT min(sequence) FROM batch WHERE erases AND sequence > vacuumed), head.sequence)
  ), moved AS (
    UPDATE head SET pruned = kept FROM oldest WHERE kept > pruned RETURNING pruned
  ), forgotten AS (
    DELETE FROM batch USING moved WHERE sequence < moved.pruned
  ), removed AS (
    DELETE FROM record USING moved WHERE data IS NULL AND sequence <= moved.pruned RETURNING record.collection, record.id
  )
  INSERT INTO erased SELECT id FROM removed WHERE collection = ANY ($2::text[]) ON CONFLICT DO NOTHING`;

interface Unerased {
  records: string | null;
  keys: string | null;
}

interface UpkeepParts {
  url: string;
  connection: Connection;
  log: Log;
  everyMs: number;
}

/** Milliseconds, as everybody who writes waits behind whoever waits for the whole table. */
const TABLE_WITHIN_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/** Rewrites tables, as an ordinary VACUUM leaves the bytes of removed rows where they were. */
const eraseRemoved = async (client: Client, { records, keys }: Unerased): Promise<void> => {
  await client.query(`SET lock_timeout = ${TABLE_WITHIN_MS}`);
  if (records) {
    await client.query('VACUUM (FULL) record');
    await client.query('UPDATE upkeep SET vacuumed = greatest(vacuumed, $1)', [records]);
  }
  if (keys) {
    await client.query('VACUUM (FULL) picture_key');
    await client.query('UPDATE upkeep SET keys_vacuumed = greatest(keys_vacuumed, $1)', [keys]);
  }
};

export const startUpkeep = ({ url, connection, log, everyMs }: UpkeepParts): { stop(): Promise<void> } => {
  let running = Promise.resolve();
  let isStopped = false;

  const withPatience = async (work: (client: Client) => Promise<unknown>) => {
    const patient = new Connection(url, { patient: true });
    try {
      await work(await patient.get());
    } finally {
      await patient.close();
    }
  };
  const erase = async () => {
    const [unerased] = (await connection.query<Unerased>(UNERASED)).rows;
    const isNeeded = unerased && (unerased.records ?? unerased.keys) !== null;
    if (!isNeeded || !(await takeTurn(connection, 'vacuum', VACUUM_TURN_SECONDS))) return;
    const startedAt = performance.now();
    await withPatience((client) => eraseRemoved(client, unerased));
    log.info('store.vacuumed', { ms: Math.round(performance.now() - startedAt) });
  };
  const prune = async () => {
    if (!(await takeTurn(connection, 'prune', PRUNE_EVERY_SECONDS))) return;
    await withPatience((client) => client.query(PRUNE, [HISTORY_HOURS, [...deletedForGood]]));
  };
  const run = async () => {
    if (isStopped) return;
    try {
      await erase();
      await prune();
    } catch (error) {
      // A process that starts reads the whole table: the next run comes soon.
      if (isStopped || systemCode(error) === LOCK_NOT_AVAILABLE) return;
      log.error('store.upkeep-failed', describeError(error));
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
