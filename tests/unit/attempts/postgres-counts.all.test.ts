import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createAttempts } from '#api/attempts/attempts.ts';
import { createCounts } from '#api/attempts/counts.ts';
import { createPostgresCounts } from '#api/attempts/postgres-counts.ts';
import { createSignInAttempts } from '#api/attempts/sign-in-attempts.ts';
import type { Failure } from '#api/core/failure.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { memoryLog } from '../store/records.ts';

const ADDRESS = '203.0.113.77';
const EMAIL = 'aoife@charity.example';
const connections: Connection[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.close();
});

/** The limits of several processes on one new database. */
const processes = async (count: number) => {
  const url = await freshDatabase();
  await (await openPostgresStore(url, { log: memoryLog() })).close();
  const log = memoryLog();
  const all = Array.from({ length: count }, () => {
    const database = new Connection(url);
    connections.push(database);
    const own = createCounts(() => new Date());
    const shared = createPostgresCounts({ database, secret: Buffer.alloc(48, 7), log });
    return { own, ...createAttempts({ own, shared }), sweep: shared.sweep };
  });
  const rows = async () => {
    const client = new pg.Client(url);
    await client.connect();
    const found = await client.query('SELECT * FROM attempt');
    await client.end();
    return found.rows;
  };
  const at = (n: number) => all[n % count] as (typeof all)[number];
  return { all, at, rows, log };
};
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));

describe.skipIf(withoutPostgres)(`limits of several processes ${withoutPostgres ?? ''}`, () => {
  it('give an address its times once, however many processes it asks at once', async () => {
    const { at } = await processes(3);
    for (let round = 0; round < 5; round += 1) {
      const key = `${ADDRESS}${round}`;
      const uses = Array.from({ length: 100 }, (_, n) => at(n).use('submission', key));
      const refused = refusals(await Promise.allSettled(uses));
      expect(refused).toHaveLength(70);
      for (const { code, retryAfter } of refused) {
        expect(code).toBe('rate_limited');
        expect(retryAfter).toBeGreaterThan(590);
        expect(retryAfter).toBeLessThanOrEqual(600);
      }
    }
  });

  it('leave five of a hundred wrong passwords, and the account its owner after an unlock on another process', async () => {
    const { all, at, rows } = await processes(3);
    const attempts = all.map((one) =>
      createSignInAttempts({ attempts: one, own: one.own }, () => 'let the owner in by mail'),
    );
    let verified = 0;
    const wrong = (n: number) =>
      attempts[n % 3]?.password({ email: EMAIL, address: ADDRESS, trusted: null }, async () => {
        verified += 1;
        return false;
      });
    const refused = refusals(await Promise.allSettled(Array.from({ length: 100 }, (_, n) => wrong(n))));
    expect([verified, refused.length]).toEqual([5, 95]);
    expect(await attempts[0]?.hasRemainingTries(EMAIL, 'device')).toBe(true);
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113|aoife|charity/);
    await at(1).forget('signInPerAddress', ADDRESS);
    await expect(wrong(2)).rejects.toMatchObject({ code: 'rate_limited' });
    await attempts[1]?.clear(EMAIL);
    expect(
      await attempts[2]?.password({ email: EMAIL, address: ADDRESS, trusted: null }, async () => true),
    ).toMatchObject({ isRight: true, isHeard: true });
  });

  it('do not count what was right, and count what was refused where that is asked for', async () => {
    const { at } = await processes(2);
    for (let time = 0; time < 30; time += 1) {
      await at(time).use('signInPerSender', 'account sender', { countRefused: true });
      await at(time + 1).giveBack('signInPerSender', 'account sender');
    }
    for (let time = 0; time < 5; time += 1) await at(time).use('signInPerSender', 'account sender');
    expect(await at(0).hasRemaining('signInPerSender', 'account sender')).toBe(false);
    for (let time = 0; time < 9; time += 1) {
      const use = at(time).use('signInPerSender', 'account sender', { countRefused: true });
      await expect(use).rejects.toMatchObject({ code: 'rate_limited' });
    }
    await at(0).forget('signInPerSender', 'account sender');
    await at(1).use('signInPerSender', 'account sender');
  });

  it('are swept when their windows are over, and not before', async () => {
    const { at, rows } = await processes(1);
    await at(0).use('submission', ADDRESS);
    await at(0).sweep();
    expect(await rows()).toHaveLength(1);
    const database = connections[0];
    await database?.query(`UPDATE attempt SET ends = ends - 700000`);
    await at(0).sweep();
    expect(await rows()).toEqual([]);
  });

  it('refuse what would be stored while the database is away, and count what is only read by themselves', async () => {
    const database = new Connection('postgres://portal@127.0.0.1:1/none');
    connections.push(database);
    const log = memoryLog();
    const own = createCounts(() => new Date());
    const limits = createAttempts({
      own,
      shared: createPostgresCounts({ database, secret: Buffer.alloc(48, 7), log }),
    });
    await expect(limits.use('submission', ADDRESS)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 30 });
    await expect(limits.use('signInPerSender', 'a b')).rejects.toMatchObject({ code: 'unavailable' });
    for (let time = 0; time < 60; time += 1) await limits.use('manageLink', ADDRESS);
    await expect(limits.use('manageLink', ADDRESS)).rejects.toMatchObject({ code: 'rate_limited' });
    await limits.giveBack('signInPerSender', 'a b');
    await limits.forgetAll('signInPerSender', 'a');
    expect(log.lines.join()).not.toContain(ADDRESS);
  });
});
