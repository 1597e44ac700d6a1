import type { Connection } from './connection.ts';

const TAKE = {
  name: 'turn',
  text: `INSERT INTO turn AS latest (name, taken_at) VALUES ($1, clock_timestamp())
         ON CONFLICT (name) DO UPDATE SET taken_at = excluded.taken_at
           WHERE latest.taken_at <= clock_timestamp() - $2 * interval '1 second' OR latest.taken_at > clock_timestamp() + interval '1 minute'
         RETURNING 1`,
};

/**
 * True for exactly one of the processes that ask within `seconds`, by the clock of the database.
 * @throws Error when the database cannot be reached.
 */
export const takeTurn = async (connection: Connection, name: string, seconds: number): Promise<boolean> =>
  (await connection.query({ ...TAKE, values: [name, seconds] })).rows.length > 0;

const WAS_TAKEN = {
  name: 'turn-was-taken',
  text: `SELECT 1 FROM turn WHERE name = $1
           AND taken_at > clock_timestamp() - $2 * interval '1 second' AND taken_at <= clock_timestamp() + interval '1 minute'`,
};

export const wasTurnTaken = async (connection: Connection, name: string, seconds: number): Promise<boolean> =>
  (await connection.query({ ...WAS_TAKEN, values: [name, seconds] })).rows.length > 0;

const HOLD = {
  name: 'duty-hold',
  text: `INSERT INTO duty AS current (name, holder, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
           WHERE current.holder = excluded.holder OR current.until <= clock_timestamp()
         RETURNING 1`,
};

/**
 * True for one process at a time, which keeps a duty by asking again within `seconds`; once it ends, another one gets it after
 * so long.
 * @throws Error when the database cannot be reached.
 */
export const holdDuty = async (
  connection: Connection,
  name: string,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean> => (await connection.query({ ...HOLD, values: [name, holder, seconds] })).rows.length > 0;

export const endDuties = async (connection: Connection, holder: string): Promise<void> => {
  await connection.query('DELETE FROM duty WHERE holder = $1', [holder]);
};
