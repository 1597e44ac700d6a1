import { createHmac } from 'node:crypto';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import type { Connection } from '../store/postgres/connection.ts';
import type { Rule } from './attempt-limits.ts';
import type { Counts } from './counts.ts';

/** The database's clock, so that those of the machines do not matter. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const RECENT = `(SELECT coalesce(array_agg(t ORDER BY t), '{}') FROM unnest(kept.times) AS t WHERE t > ${NOW} - $3)`;
/** One more than the limit is stored, so that a single statement counts an attempt and tells if it was one too many. */
const COUNTED = `(SELECT a[greatest(1, cardinality(a) - $4):] FROM (SELECT ${RECENT} || ${NOW} AS a) AS all_times)`;
const INSERT = `INSERT INTO attempt AS kept (key, word, times, ends) VALUES ($1, $2, ARRAY[${NOW}], ${NOW} + $3)
  ON CONFLICT (key) DO UPDATE SET times = ${COUNTED}, ends = ${NOW} + $3`;
const WAIT = `times[cardinality(times) - $4 + 1] + $3 - ${NOW}`;

/** The row lock makes counting exact; no row comes back for an attempt too many. */
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

const NOT_COUNTED = sentence(serverMessages.notCounted);

/**
 * Sliding windows in an unlogged table, which holds keyed hashes instead of addresses and accounts until the window is over.
 * Counting throws Failure `unavailable` while the database is away.
 */
export const createPostgresCounts = (parts: {
  database: Connection;
  secret: Uint8Array;
  log: Log;
}): Counts & { sweep(): Promise<void> } => {
  const { database, log } = parts;
  const secret = createHmac('sha256', parts.secret).update('the key of shared limits').digest();
  const hash = ({ name }: Rule, text: string) =>
    createHmac('sha256', secret).update(`${name} ${text}`).digest('base64url').slice(0, 22);
  const wordOf = (rule: Rule, key: string) => {
    const [word, rest] = key.split(' ');
    return word && rest ? hash(rule, word) : null;
  };
  type Waits = { wait: string | null };
  const query = async (statement: { name: string; text: string }, rule: Rule, key: string) => {
    const values = [hash(rule, key), wordOf(rule, key), rule.seconds * 1000, rule.times];
    try {
      return (await database.query<Waits>({ ...statement, values })).rows[0];
    } catch (error) {
      log.warn('limits.not-counted', describeError(error));
      throw new Failure('unavailable', NOT_COUNTED, { retryAfter: 30 });
    }
  };
  const quietly = async (statement: string, values: unknown[]) => {
    await database
      .query(statement, values)
      .catch((error: unknown) => log.warn('limits.not-updated', describeError(error)));
  };

  return {
    async use(rule, key, { countRefused = false } = {}) {
      const used = await query(countRefused ? USE_REFUSED : USE, rule, key);
      const looked = used ?? (await query(LOOK, rule, key));
      if (looked?.wait === null || looked?.wait === undefined) return used ? null : 0;
      return Number(looked.wait);
    },
    async wait(rule, key) {
      const wait = (await query(LOOK, rule, key))?.wait ?? null;
      return wait === null ? null : Number(wait);
    },
    takeBack: (rule, key) => quietly(GIVE_BACK, [hash(rule, key)]),
    forget: (rule, key) => quietly('DELETE FROM attempt WHERE key = $1', [hash(rule, key)]),
    forgetAll: (rule, word) => quietly('DELETE FROM attempt WHERE word = $1', [hash(rule, word)]),
    async sweep() {
      await database.query(`DELETE FROM attempt WHERE ends < ${NOW}`);
    },
  };
};
