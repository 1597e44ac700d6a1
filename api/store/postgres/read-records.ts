import type { Client } from 'pg';
import type { CollectionName } from '../collections.ts';
import { eachCollection, type Stored } from '../definitions.ts';
import { checkVersion } from '../disk/migrations/apply-migrations.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import { type Position, parseRecord } from './read-changes.ts';

const ROWS_AT_ONCE = 2000;

type Row = [CollectionName, string];

export interface LoadedRecords {
  head: Position;
  format: number;
  records: Record<CollectionName, Map<string, Stored>>;
}

/**
 * Reads in the client's transaction, a few thousand at a time.
 * @throws Error when a record does not fit.
 */
export const readRecords = async (
  client: Client,
  steps: readonly Migration[],
  parse: typeof parseRecord = parseRecord,
): Promise<LoadedRecords> => {
  const records: LoadedRecords['records'] = eachCollection(() => new Map());
  const { rows } = await client.query<{ sequence: string; batch: string; format: number }>('SELECT * FROM head');
  const [head] = rows;
  if (!head) throw new Error('The database has no head: it was emptied. Please restore a backup into it.');
  checkVersion('the database', head.format, steps);
  // All of a table is read fastest from its beginning to its end.
  await client.query('SET LOCAL enable_seqscan = on');
  await client.query('DECLARE every_record CURSOR FOR SELECT collection, data FROM record WHERE data IS NOT NULL');
  const fetch = () => client.query<Row>({ text: `FETCH ${ROWS_AT_ONCE} FROM every_record`, rowMode: 'array' });
  // The next rows are on their way while these are checked.
  for (let next = fetch(); ; ) {
    const found = (await next).rows;
    if (found.length === 0) break;
    next = fetch();
    for (const [collection, data] of found) {
      const record = parse(collection, data, head.format, steps);
      if (record) records[collection].set(record.id, record);
    }
  }
  await client.query('CLOSE every_record');
  return { head: { sequence: Number(head.sequence), batch: head.batch }, format: head.format, records };
};

export const readSnapshot = async (client: Client, steps: readonly Migration[]): Promise<LoadedRecords> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await readRecords(client, steps);
  } finally {
    await client.query('COMMIT').catch(() => {});
  }
};
