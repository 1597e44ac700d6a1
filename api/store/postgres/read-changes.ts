import type { Client } from 'pg';
import type { CollectionName } from '../collections.ts';
import type { Stored } from '../definitions.ts';
import { checkVersion, currentRecord } from '../disk/migrations/apply-migrations.ts';
import type { Migration } from '../disk/migrations/migration-type.ts';
import type { RemoteChange } from '../writer.ts';

export interface Position {
  sequence: number;
  batch: string;
}

/** `isLost` when the database has another history, or no longer all of it. */
export interface Changes {
  head: Position;
  changes: (RemoteChange & { sequence: number })[];
  isLost: boolean;
}

interface Row {
  head: string;
  head_batch: string;
  format: number;
  pruned: string;
  known: string | null;
  collection: CollectionName | null;
  id: string;
  sequence: string;
  data: string | null;
}

/** One statement, so that all of it is of one moment. */
const SINCE = {
  name: 'since',
  text: `SELECT head.sequence AS head, head.batch AS head_batch, head.format, head.pruned,
           (SELECT batch.id FROM batch WHERE batch.sequence = $1) AS known,
           record.collection, record.id, record.sequence, record.data
         FROM head LEFT JOIN record ON record.sequence > $1 ORDER BY record.sequence`,
};

/** @returns undefined when the record was removed, or a migration drops it. */
export const parseRecord = (
  collection: CollectionName,
  data: string | null,
  format: number,
  steps: readonly Migration[],
): Stored | undefined =>
  (data === null ? undefined : currentRecord(collection, JSON.parse(data), format, steps)) ?? undefined;

/** @throws Error when a newer version of the program has written it. */
export const readChanges = async (
  client: Client,
  { sequence, batch }: Position,
  steps: readonly Migration[],
): Promise<Changes> => {
  const { rows } = await client.query<Row>({ ...SINCE, values: [sequence] });
  const [first] = rows;
  if (!first) throw new Error('The database has no head: it was emptied. Please restore a backup into it.');
  checkVersion('the database', first.format, steps);
  const head = { sequence: Number(first.head), batch: first.head_batch };
  const known = head.sequence === sequence ? head.batch : first.known;
  const isLost = head.sequence < sequence || sequence < Number(first.pruned) || (sequence > 0 && known !== batch);
  const changes = isLost
    ? []
    : rows.flatMap(({ collection, id, sequence: at, data }) =>
        collection
          ? [{ collection, id, sequence: Number(at), after: parseRecord(collection, data, first.format, steps) }]
          : [],
      );
  return { head, changes, isLost };
};
