import { deletedForGood } from '../definitions.ts';
import type { Connection } from './connection.ts';

/** The ids of everything that was erased for good: those of the last day are still rows of removed records. */
const ERASED = `
  SELECT id FROM record WHERE data IS NULL AND collection = ANY ($1::text[])
  UNION
  SELECT id FROM erased WHERE NOT EXISTS
    (SELECT 1 FROM record WHERE record.id = erased.id AND data IS NOT NULL AND collection = ANY ($1::text[]))`;

export const readErasedIds = async (connection: Connection): Promise<Set<string>> => {
  const { rows } = await connection.query<{ id: string }>(ERASED, [[...deletedForGood]]);
  return new Set(rows.map(({ id }) => id));
};
