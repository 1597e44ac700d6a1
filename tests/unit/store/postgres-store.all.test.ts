import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '#api/store/disk/migrations/apply-migrations.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import {
  openPostgresStore,
  type PostgresStore,
  type PostgresStoreOptions,
} from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { idOf, testimonial } from './make-records.ts';
import { contentsOf, memoryLog } from './records.ts';
import { describeStore } from './store-contract.ts';

const opened: PostgresStore[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

const open = async (url: string, options: Partial<PostgresStoreOptions> = {}): Promise<PostgresStore> => {
  const store = await openPostgresStore(url, { log: memoryLog(), ...options });
  opened.push(store);
  return store;
};
const openTwo = async (options: Partial<PostgresStoreOptions> = {}) => {
  const url = await freshDatabase();
  return Promise.all([open(url, options), open(url, options)]);
};
const onDatabase = async (url: string, sql: string) => {
  const connection = new Connection(url);
  await connection.query(sql);
  await connection.close();
};
const put = (store: PostgresStore, number: number) =>
  store.change((draft) => draft.testimonials.put(testimonial(number)));

describe.skipIf(withoutPostgres)(`PostgreSQL store${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  describeStore('PostgreSQL store', async () => openPostgresStore(await freshDatabase(), { log: memoryLog() }));

  it('shows at once, after fresh(), what another process has acknowledged', async () => {
    const [one, other] = await openTwo();
    for (let number = 0; number < 50; number += 1) {
      const [writer, reader] = number % 2 ? [one, other] : [other, one];
      await put(writer, number);
      await reader.fresh();
      expect(reader.data.testimonials.get(idOf(number))).toEqual(testimonial(number));
    }
    await one.change((draft) => draft.testimonials.remove(idOf(1)));
    await other.fresh();
    expect(contentsOf(one)).toEqual(contentsOf(other));
    expect(other.data.testimonials.size).toBe(49);
  });

  it.each([
    ['READ COMMITTED', 200],
    ['REPEATABLE READ', 40],
    ['SERIALIZABLE', 40],
  ] as const)('lets exactly one of three that decide the same at once win, under %s', async (isolation, rounds) => {
    const url = await freshDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => open(url, { isolation })));
    const [first] = stores as [PostgresStore];
    const decide = (store: PostgresStore, number: number, by: string) =>
      store.change((draft) => {
        const found = draft.testimonials.get(idOf(number));
        if (found?.status !== 'pending') throw new Error('decided already');
        draft.testimonials.put({ ...found, status: 'approved', approvedBy: by });
        return by;
      });
    for (let number = 0; number < rounds; number += 1) {
      await put(first, number);
      await Promise.all(stores.map((store) => store.fresh()));
      const outcomes = await Promise.allSettled(stores.map((store, place) => decide(store, number, idOf(place))));
      const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(winners).toHaveLength(1);
      await Promise.all(stores.map((store) => store.fresh()));
      const shown = stores.map((store) => store.data.testimonials.get(idOf(number))?.approvedBy);
      expect(new Set(shown)).toEqual(new Set(winners));
    }
  });

  it('tells subscribers of other processes once of each change, and without LISTEN within a quarter of a second', async () => {
    const url = await freshDatabase();
    const [writer, listening, polling] = await Promise.all([open(url), open(url), open(url, { notices: false })]);
    const seen = [listening, polling].map((store) => {
      const ids: string[] = [];
      store.subscribe((changes) => ids.push(...changes.map(({ id }) => id)));
      return ids;
    });
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const waits: number[] = [];
    for (const number of numbers) {
      await put(writer, number);
      const written = performance.now();
      await expect.poll(() => seen[1], { interval: 5 }).toHaveLength(number + 1);
      waits.push(performance.now() - written);
    }
    // A busy machine may be late a few times, but not most times.
    expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(250);
    await expect.poll(() => seen[0], { interval: 5 }).toHaveLength(20);
    for (const ids of seen) expect(ids).toEqual(numbers.map(idOf));
  });

  it('keeps texts letter for letter, NUL and half surrogates too', async () => {
    const [one, other] = await openTwo();
    const content = 'a\u0000b \ud800 "quoted" \\ \u2028 é';
    await one.change((draft) => draft.testimonials.put(testimonial(1, { content })));
    await other.fresh();
    expect(other.data.testimonials.get(idOf(1))?.content).toBe(content);
  });

  it('follows a database that was brought back to an earlier state, and logs it', async () => {
    const url = await freshDatabase();
    const logs = [memoryLog(), memoryLog()];
    const [one, other] = await Promise.all([open(url, { log: logs[0] }), open(url, { log: logs[1] })] as const);
    for (let number = 0; number < 5; number += 1) await put(one, number);
    await other.fresh();
    await onDatabase(
      url,
      `BEGIN; DELETE FROM record WHERE sequence > 3; DELETE FROM batch WHERE sequence > 3;
       UPDATE head SET sequence = 3, batch = (SELECT id FROM batch WHERE sequence = 3); COMMIT`,
    );
    await other.fresh();
    expect(other.data.testimonials.size).toBe(3);
    await one.fresh();
    await put(one, 9);
    await other.fresh();
    expect(contentsOf(one)).toEqual(contentsOf(other));
    expect(one.data.testimonials.size).toBe(4);
    for (const { lines } of logs) expect(lines).toContainEqual(expect.stringContaining('store.other-history'));
  });

  it('starts with the newer format; a process of the older one goes on reading and refuses to write', async () => {
    const url = await freshDatabase();
    const old = await open(url);
    await old.change((draft) => {
      for (let number = 0; number < 2500; number += 1) draft.testimonials.put(testimonial(number));
    });
    const shout = {
      name: 'shout',
      records: { testimonials: (record: unknown) => ({ ...(record as object), name: 'MÁIRE' }) },
      complete: ({ testimonials }: { testimonials: Map<string, { id: string }> }) => {
        testimonials.delete(idOf(7));
      },
    };
    const steps = [...migrations, shout];
    const [one, other] = await Promise.all([open(url, { migrations: steps }), open(url, { migrations: steps })]);
    expect([...one.data.testimonials.all()].every(({ name }) => name === 'MÁIRE')).toBe(true);
    expect(one.data.testimonials.size).toBe(2499);
    await one.change((draft) => draft.testimonials.put(testimonial(9000, { name: 'New' })));
    await other.fresh();
    expect(other.data.testimonials.get(idOf(9000))?.name).toBe('New');
    await expect(put(old, 1)).rejects.toMatchObject({ code: 'unavailable' });
    expect(old.data.testimonials.get(idOf(1))?.name).toBe('Máire');
    await expect(openPostgresStore(url, { log: memoryLog() })).rejects.toThrow('newer version of this program');
  });
});
