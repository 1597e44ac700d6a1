import type { Client } from 'pg';
import { describeError, type Log } from '../../core/log.ts';
import { deletedForGood } from '../definitions.ts';
import { Connection } from './connection.ts';
import { takeTurn } from './turns.ts';

/** For so long a process that is behind finds all changes; after that it reads every record anew. In hours. */
const HISTORY_HOURS = 24;
const PRUNE_EVERY_SECONDS = 3600;
/** The others try again if this process ends in between. */
const VACUUM_TURN_SECONDS = 10;

const UNERASED = 'SELECT max(sequence)::text AS sequence FROM batch, upkeep WHERE erases AND sequence > vacuumed';

/** Changes of the last day stay, and those whose text is still in the files. */
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

interface UpkeepParts {
  url: string;
  /** Asks whether there is anything to do. */
  connection: Connection;
  log: Log;
  /** How long erased text may stay in the files of the table, in milliseconds. */
  everyMs: number;
}

/** Rewrites the table, as an ordinary VACUUM leaves the bytes of removed rows where they were. */
const eraseRemoved = async (client: Client, sequence: string): Promise<void> => {
  await client.query('VACUUM (FULL) record');
  await client.query('UPDATE upkeep SET vacuumed = greatest(vacuumed, $1)', [sequence]);
};

/** Erases removed text from the table's files and prunes the history: whoever has the turn does it for all processes. */
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
    const { rows } = await connection.query<{ sequence: string | null }>(UNERASED);
    const sequence = rows[0]?.sequence;
    if (!sequence || !(await takeTurn(connection, 'vacuum', VACUUM_TURN_SECONDS))) return;
    const startedAt = performance.now();
    await withPatience((client) => eraseRemoved(client, sequence));
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
      if (!isStopped) log.error('store.upkeep-failed', describeError(error));
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
