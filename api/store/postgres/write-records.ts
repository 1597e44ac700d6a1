import type { Client } from 'pg';
import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';
import type { Position } from './read-changes.ts';

const ROWS_AT_ONCE = 1000;

export const CHANNEL = 'portal';

const PUT = `INSERT INTO record (collection, id, sequence, data)
  SELECT $1, i, $2, d FROM unnest($3::text[], $4::json[]) AS changed(i, d)
  ON CONFLICT (collection, id) DO UPDATE SET sequence = excluded.sequence, data = excluded.data`;

export const putRecords = async (
  client: Client,
  collection: CollectionName,
  records: readonly Stored[],
  sequence: number,
): Promise<void> => {
  for (let at = 0; at < records.length; at += ROWS_AT_ONCE) {
    const some = records.slice(at, at + ROWS_AT_ONCE);
    const texts = some.map((record) => JSON.stringify(record));
    await client.query(PUT, [collection, sequence, some.map(({ id }) => id), texts]);
  }
};

export const removeRecords = async (
  client: Client,
  collection: CollectionName,
  { except, sequence }: { except: readonly string[]; sequence: number },
): Promise<void> => {
  await client.query(
    'UPDATE record SET data = NULL, sequence = $2 WHERE collection = $1 AND data IS NOT NULL AND id <> ALL ($3::text[])',
    [collection, sequence, except],
  );
};

export const moveHead = async (client: Client, { sequence, batch }: Position): Promise<void> => {
  await client.query('INSERT INTO batch (id, sequence, erases) VALUES ($1, $2, true)', [batch, sequence]);
  await client.query('UPDATE head SET sequence = $1, batch = $2', [sequence, batch]);
  await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [String(sequence)]);
};
