import { randomBytes } from 'node:crypto';
import type { Connection } from '../store/postgres/connection.ts';
import { type DayKeys, dayOf } from './network-hash.ts';

const MAKE =
  'INSERT INTO day_key (day, key) SELECT d, k FROM unnest($1::int[], $2::text[]) AS made(d, k) ON CONFLICT DO NOTHING';
/** Deletes keys a day late, as another process's clock may be behind. */
const FORGET = 'DELETE FROM day_key WHERE day < $1 - 1';
const READ = 'SELECT day, key FROM day_key WHERE day = ANY ($1::int[])';

export const createSharedDayKeys = (database: Connection, now: () => Date) => {
  const keys = new Map<number, Uint8Array>();
  const keyOf: DayKeys = (day) => {
    const key = keys.get(day) ?? randomBytes(32);
    // Without the database a process tells networks apart by itself.
    keys.set(day, key);
    return key;
  };
  return {
    keyOf,
    /**
     * To be called every hour.
     * @throws Error of the database.
     */
    async renew(): Promise<void> {
      const today = dayOf(now());
      const days = [today, today + 1];
      await database.query(FORGET, [today]);
      await database.query(MAKE, [days, days.map(() => randomBytes(32).toString('base64url'))]);
      const { rows } = await database.query<{ day: number; key: string }>(READ, [days]);
      keys.clear();
      for (const { day, key } of rows) keys.set(day, Buffer.from(key, 'base64url'));
    },
  };
};
