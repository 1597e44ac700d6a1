import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createAdmission } from '#api/admission/admit-or-quarantine.ts';
import { openPostgresState } from '#api/app/postgres-state.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { createClock } from '../../support/deps.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { message, testimonial } from '../store/make-records.ts';
import { memoryLog } from '../store/records.ts';

const CEILING = 9;
const ADDRESS = '203.0.113.77';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What one process shares with the others on the database. */
const openProcess = async (url: string, clock = createClock()) => {
  const log = memoryLog();
  const store = await openPostgresStore(url, { log });
  const database = new Connection(url);
  const parts = {
    database,
    store,
    secret: Buffer.alloc(48, 7),
    now: clock.now,
    log,
  };
  const state = await openPostgresState(parts);
  const admission = createAdmission({ now: clock.now, others: state.others });
  closing.push(async () => {
    await state.close();
    await store.close();
    await database.close();
  });
  const submit = async (n: number, address = ADDRESS) => {
    const { reason, network = '' } = admission.admit({ address }, CEILING);
    const likeness = { shapes: [], links: [], network };
    await store.change((draft) => draft.testimonials.put({ ...testimonial(n), likeness }));
    return { reason, network };
  };
  return { store, database, state, admission, submit, clock };
};
type Process = Awaited<ReturnType<typeof openProcess>>;
const openThree = async () => {
  const url = await freshDatabase();
  const first = await openProcess(url);
  return [first, await openProcess(url), await openProcess(url)] as const;
};
/** The last hour of every turn is over. */
const anHourLater = ({ database }: Process) =>
  database.query(`UPDATE turn SET taken_at = taken_at - interval '61 minutes'`);

describe.skipIf(withoutPostgres)(`processes on one database ${withoutPostgres ?? ''}`, () => {
  it('do what is due once a day once, and the next day again', async () => {
    const all = await openThree();
    let runs = 0;
    const askAll = () =>
      Promise.all(
        all.map(({ state }) =>
          state.onceADay('cleanup', async () => {
            await pause(20);
            runs += 1;
          }),
        ),
      );
    for (let hour = 0; hour < 23; hour += 1) {
      await askAll();
      await anHourLater(all[0]);
    }
    expect(runs).toBe(1);
    await anHourLater(all[0]);
    await askAll();
    expect(runs).toBe(2);
  });

  it('begin again within an hour what has failed or was cut short', async () => {
    const [one, other] = await openThree();
    const fails = one.state.onceADay('cleanup', () => Promise.reject(new Error('cut short')));
    await expect(fails).rejects.toThrow('cut short');
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    await other.state.onceADay('cleanup', work);
    expect(runs).toBe(0);
    await anHourLater(one);
    await other.state.onceADay('cleanup', work);
    await one.state.onceADay('cleanup', work);
    expect(runs).toBe(1);
  });

  it('have a duty one at a time, until it is given up or no longer asked for', async () => {
    const [one, other, third] = await openThree();
    const who = async () => {
      const all = await Promise.all([one, other, third].map(({ state }) => state.holdDuty('outbox', 60)));
      expect(all.filter(Boolean)).toHaveLength(1);
      return all.indexOf(true);
    };
    const first = await who();
    for (let time = 0; time < 5; time += 1) expect(await who()).toBe(first);
    await [one, other, third][first]?.state.close();
    expect(await [one, other, third][(first + 1) % 3]?.state.holdDuty('outbox', 60)).toBe(true);
    await one.database.query(`UPDATE duty SET until = until - interval '61 seconds'`);
    expect(await [one, other, third][(first + 2) % 3]?.state.holdDuty('outbox', 60)).toBe(true);
  });

  it('count the submissions of the hour together, also when one starts later', async () => {
    const [one, other] = await openThree();
    for (let n = 0; n < CEILING; n += 1) expect((await (n % 2 ? one : other).submit(n)).reason).not.toBe('ceiling');
    await one.store.fresh();
    await other.store.fresh();
    expect([one, other].map(({ admission }) => admission.isOverCeiling(CEILING))).toEqual([true, true]);
    expect((await one.submit(20, '198.51.100.7')).reason).toBe('ceiling');
  });

  it('count messages with other submissions, also when one starts later', async () => {
    const url = await freshDatabase();
    const [one, other] = [await openProcess(url), await openProcess(url)];
    const createdAt = one.clock.now().toISOString();
    await one.store.change((draft) => {
      for (let n = 0; n < CEILING; n += 1) draft.messages.put({ ...message(n), createdAt });
    });
    await other.store.fresh();
    const all = [one, other, await openProcess(url)];
    expect(all.map(({ admission }) => admission.isOverCeiling(CEILING))).toEqual([true, true, true]);
  });

  it('know a network by the same hash for a day, whose key is then nowhere any more', async () => {
    const clock = createClock('2026-03-02T23:59:00.000Z');
    const url = await freshDatabase();
    const [one, other] = [await openProcess(url, clock), await openProcess(url, clock)];
    const hashes = async (n: number) => [(await one.submit(n)).network, (await other.submit(n + 1)).network];
    const [first, same] = await hashes(1);
    expect(same).toBe(first);
    const { rows: before } = await one.database.query('SELECT key FROM day_key');
    clock.advance({ minutes: 2 });
    const [next, alsoNext] = await hashes(3);
    expect(next).not.toBe(first);
    expect(alsoNext).toBe(next);
    clock.advance({ days: 2 });
    await openProcess(url, clock);
    const { rows: after } = await one.database.query('SELECT key FROM day_key');
    expect(before).toHaveLength(2);
    for (const { key } of before) expect(after.map((row) => row.key)).not.toContain(key);
  });
});
