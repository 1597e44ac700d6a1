import { createHmac } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import type { Connection } from '../store/postgres/connection.ts';
import { type RateLimiter, rateLimits, type SharedLimit, tooManyAttempts } from './rate-limits.ts';
import { inThisProcess, type SharedLimits } from './shared-limits.ts';

/** The database's clock, so that no machine's counts. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const RECENT = `(SELECT coalesce(array_agg(t ORDER BY t), '{}') FROM unnest(kept.times) AS t WHERE t > ${NOW} - $3)`;
/** One more than the limit is stored, so that one statement counts an attempt and tells whether it was one too many. */
const COUNTED = `(SELECT a[greatest(1, cardinality(a) - $4):] FROM (SELECT ${RECENT} || ${NOW} AS a) AS all_times)`;
const INSERT = `INSERT INTO attempt AS kept (key, word, times, ends) VALUES ($1, $2, ARRAY[${NOW}], ${NOW} + $3)
  ON CONFLICT (key) DO UPDATE SET times = ${COUNTED}, ends = ${NOW} + $3`;
const WAIT = `times[cardinality(times) - $4 + 1] + $3 - ${NOW}`;

/** The lock on the key's row makes counting exact. No row comes back for one too many. */
const USE = { name: 'limit-use', text: `${INSERT} WHERE cardinality(${RECENT}) < $4 RETURNING NULL::bigint AS wait` };
const USE_REFUSED = {
  name: 'limit-use-refused',
  text: `${INSERT} RETURNING times[cardinality(times) - $4] + $3 - ${NOW} AS wait`,
};
const LOOK = {
  name: 'limit-look',
  // The second column is not used: every statement has the same four values.
  text: `SELECT CASE WHEN cardinality(${RECENT}) >= $4 THEN ${WAIT} END AS wait, $2::text FROM attempt AS kept WHERE key = $1`,
};
const GIVE_BACK = 'UPDATE attempt SET times = times[:cardinality(times) - 1] WHERE key = $1';

const NOT_COUNTED = 'This cannot be done just now, and nothing was changed. Please try again in a minute.';
/** What only reads, and would go on without the database, is then counted by each process alone. */
const READS: ReadonlySet<SharedLimit> = new Set(['manageLink', 'invitation']);

/**
 * Sliding windows in the database. The table is not logged, and holds keyed hashes in place of addresses and accounts, each
 * until its window is over. `own` counts what goes on while the database is away.
 */
export const createPostgresLimits = (parts: {
  database: Connection;
  secret: Uint8Array;
  own: RateLimiter;
  log: Log;
}): SharedLimits & { sweep(): Promise<void> } => {
  const { database, log } = parts;
  const own = inThisProcess(parts.own);
  const secret = createHmac('sha256', parts.secret).update('the key of shared limits').digest();
  const hash = (limit: SharedLimit, text: string) =>
    createHmac('sha256', secret).update(`${limit} ${text}`).digest('base64url').slice(0, 22);
  const wordOf = (limit: SharedLimit, key: string) => {
    const [word, rest] = key.split(' ');
    return word && rest ? hash(limit, word) : null;
  };
  const query = async <Row extends QueryResultRow>(
    statement: { name: string; text: string },
    limit: SharedLimit,
    key: string,
  ): Promise<Row | undefined> => {
    const { times, seconds } = rateLimits[limit];
    const values = [hash(limit, key), wordOf(limit, key), seconds * 1000, times];
    return (await database.query<Row>({ ...statement, values })).rows[0];
  };
  type Waits = { wait: string | null };
  const msToWait = async (limit: SharedLimit, key: string, countRefused: boolean): Promise<number | null> => {
    const used = await query<Waits>(countRefused ? USE_REFUSED : USE, limit, key);
    const looked = used ?? (await query<Waits>(LOOK, limit, key));
    if (looked?.wait === null || looked?.wait === undefined) return used ? null : 0;
    return Number(looked.wait);
  };
  const quietly = async (statement: string, values: unknown[]) => {
    await database
      .query(statement, values)
      .catch((error: unknown) => log.warn('limits.not-updated', describeError(error)));
  };

  return {
    async use(limit, key, { countRefused = false } = {}) {
      let ms: number | null;
      try {
        ms = await msToWait(limit, key, countRefused);
      } catch (error) {
        log.warn('limits.not-counted', describeError(error));
        if (READS.has(limit)) return own.use(limit, key, { countRefused });
        throw new Failure('unavailable', NOT_COUNTED, { retryAfter: 30 });
      }
      if (ms !== null) throw tooManyAttempts(ms);
    },
    async hasLeft(limit, key) {
      try {
        return ((await query<Waits>(LOOK, limit, key))?.wait ?? null) === null;
      } catch (error) {
        log.warn('limits.not-counted', describeError(error));
        throw new Failure('unavailable', NOT_COUNTED, { retryAfter: 30 });
      }
    },
    giveBack: (limit, key) => quietly(GIVE_BACK, [hash(limit, key)]),
    forget: (limit, key) => quietly('DELETE FROM attempt WHERE key = $1', [hash(limit, key)]),
    forgetAll: (limit, word) => quietly('DELETE FROM attempt WHERE word = $1', [hash(limit, word)]),
    async sweep() {
      await database.query(`DELETE FROM attempt WHERE ends < ${NOW}`);
    },
  };
};
