import type { Client } from 'pg';

/**
 * `head` is the one row that every change locks; its `batch` tells a replica that knows another history. `json`, not `jsonb`,
 * keeps a record letter for letter. A record without `data` was removed; after a day its id goes to `erased`, if a restore must
 * not bring it back. A batch `erases` when text has to leave the files of the table; `upkeep` says up to which batch that is
 * done. A start makes missing tables; names and columns are never changed.
 */
const TABLES: Readonly<Record<string, string>> = {
  head: `CREATE TABLE IF NOT EXISTS head (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), sequence bigint NOT NULL, batch uuid NOT NULL,
     format integer NOT NULL, pruned bigint NOT NULL DEFAULT 0)`,
  batch: `CREATE TABLE IF NOT EXISTS batch (
     id uuid PRIMARY KEY, sequence bigint NOT NULL UNIQUE, at timestamptz NOT NULL DEFAULT now(),
     erases boolean NOT NULL DEFAULT false);
   CREATE INDEX IF NOT EXISTS batch_erases ON batch (sequence) WHERE erases`,
  record: `CREATE TABLE IF NOT EXISTS record (
     collection text NOT NULL, id text NOT NULL, sequence bigint NOT NULL, data json, PRIMARY KEY (collection, id));
   CREATE INDEX IF NOT EXISTS record_sequence ON record (sequence ASC)`,
  erased: `CREATE TABLE IF NOT EXISTS erased (id text PRIMARY KEY)`,
  secret: `CREATE TABLE IF NOT EXISTS secret (name text PRIMARY KEY, value text NOT NULL)`,
  upkeep: `CREATE TABLE IF NOT EXISTS upkeep (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), vacuumed bigint NOT NULL DEFAULT 0,
     keys_removed bigint NOT NULL DEFAULT 0, keys_vacuumed bigint NOT NULL DEFAULT 0);
   INSERT INTO upkeep DEFAULT VALUES ON CONFLICT DO NOTHING`,
  turn: `CREATE TABLE IF NOT EXISTS turn (name text PRIMARY KEY, taken_at timestamptz NOT NULL)`,
  duty: `CREATE TABLE IF NOT EXISTS duty (name text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL)`,
  // What tells networks apart for a day: it is in no log and in no backup.
  day_key: `CREATE UNLOGGED TABLE IF NOT EXISTS day_key (day integer PRIMARY KEY, key text NOT NULL)`,
  // Keyed hashes of who tried what and when, in milliseconds, until `ends`: worth nothing after a crash, so it is not logged.
  attempt: `CREATE UNLOGGED TABLE IF NOT EXISTS attempt (
     key text PRIMARY KEY, word text, times bigint[] NOT NULL, ends bigint NOT NULL);
   CREATE INDEX IF NOT EXISTS attempt_word ON attempt (word) WHERE word IS NOT NULL;
   CREATE INDEX IF NOT EXISTS attempt_ends ON attempt (ends)`,
  picture_key: `CREATE TABLE IF NOT EXISTS picture_key (id text PRIMARY KEY, key bytea NOT NULL)`,
  // Pictures are compressed already.
  picture: `CREATE TABLE IF NOT EXISTS picture (
     id text NOT NULL, name text NOT NULL, bytes bytea NOT NULL, made_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (id, name));
   ALTER TABLE picture ALTER COLUMN bytes SET STORAGE EXTERNAL`,
};

/** In `picture`, instead of a copy's name: the file that was sent, until the copies are made. */
export const WAITING_PICTURE = 'waiting';

/** Any number, for a lock: two processes making tables at once meet in the catalogue in spite of IF NOT EXISTS. */
const MAKING_TABLES = 4_120_411;
const NO_BATCH = '00000000-0000-0000-0000-000000000000';

const isComplete = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query(
    'SELECT 1 FROM unnest($1::text[]) AS wanted(name) WHERE to_regclass(name) IS NULL',
    [Object.keys(TABLES)],
  );
  return rows.length === 0;
};

/**
 * Any number of processes may call it at once; a user who may not make tables needs them made before.
 * @param format of the records, for a new database.
 */
export const ensureSchema = async (client: Client, format: number): Promise<void> => {
  if (await isComplete(client)) return;
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MAKING_TABLES]);
    for (const statements of Object.values(TABLES)) await client.query(statements);
    await client.query('INSERT INTO head (sequence, batch, format) VALUES (0, $1, $2) ON CONFLICT DO NOTHING', [
      NO_BATCH,
      format,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
};
