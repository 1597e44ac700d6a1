import type { Connection } from './connection.ts';

const TAKE = {
  name: 'turn',
  text: `INSERT INTO turn AS latest (name, taken_at) VALUES ($1, clock_timestamp())
         ON CONFLICT (name) DO UPDATE SET taken_at = excluded.taken_at
           WHERE latest.taken_at <= clock_timestamp() - $2 * interval '1 second' OR latest.taken_at > clock_timestamp() + interval '1 minute'
         RETURNING 1`,
};

/**
 * True for exactly one of the processes that ask within `seconds`: it does what is to be done once for all of them. The time is
 * the database's, so that no machine's clock counts. @throws Error when the database cannot be reached.
 */
export const takeTurn = async (connection: Connection, name: string, seconds: number): Promise<boolean> =>
  (await connection.query({ ...TAKE, values: [name, seconds] })).rows.length > 0;
