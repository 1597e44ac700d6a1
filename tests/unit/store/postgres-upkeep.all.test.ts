import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresPictures } from '#api/images/postgres-pictures.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase, sharedPostgres } from '../../support/postgres-server.ts';
import { auditEntry, idOf, testimonial } from './make-records.ts';
import { contentsOf, memoryLog } from './records.ts';

const ERASE_AFTER_MS = 100;

describe.skipIf(withoutPostgres)(`upkeep of the database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  let url: string;
  let connection: Connection;
  let stores: PostgresStore[];
  const open = async () => {
    const store = await openPostgresStore(url, { log: memoryLog(), afterErasureMs: ERASE_AFTER_MS });
    stores.push(store);
    return store;
  };
  /** All bytes of a table's files, as they are once everything is written. */
  const filesOf = async (table: 'record' | 'picture' | 'picture_key') => {
    await connection.query('CHECKPOINT');
    const { rows } = await connection.query<{ path: string }>(
      `SELECT pg_relation_filepath(c.oid) AS path FROM pg_class c WHERE c.oid = '${table}'::regclass
         OR c.oid = (SELECT reltoastrelid FROM pg_class WHERE oid = '${table}'::regclass)`,
    );
    const { folder } = await sharedPostgres();
    const files = await Promise.all(rows.map(({ path }) => readFile(join(folder, path), 'latin1')));
    return files.join('');
  };
  const filesOfRecords = () => filesOf('record');
  beforeEach(async () => {
    url = await freshDatabase();
    connection = new Connection(url);
    stores = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await connection.close();
  });

  it('leaves no text of removed and replaced records in the files of the table', async () => {
    const store = await open();
    await store.change((draft) => {
      for (let number = 0; number < 300; number += 1) {
        draft.testimonials.put(testimonial(number, { content: `${number % 3 ? 'kept' : 'secret'}-words ${number}` }));
      }
    });
    expect(await filesOfRecords()).toContain('secret-words');
    await store.change((draft) => {
      for (let number = 0; number < 300; number += 3) draft.testimonials.remove(idOf(number));
    });
    await store.change((draft) => {
      draft.testimonials.put(testimonial(1, { content: 'harmless' }));
      draft.erase();
    });
    await expect.poll(filesOfRecords, { timeout: limitMs(10_000) }).not.toMatch(/secret-words|kept-words 1"/);
    expect(await filesOfRecords()).toContain('kept-words 2');
    expect(store.data.testimonials.size).toBe(200);
  });

  it('leaves no connection open once it is done', async () => {
    const sessions = async () =>
      (await connection.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()')).rows.length;
    const idle = await openPostgresStore(url, { log: memoryLog(), afterErasureMs: 60_000 });
    await idle.change((draft) => draft.testimonials.put(testimonial(1, { content: 'secret-words' })));
    const ofOneStore = await sessions();
    await idle.close();
    const store = await open();
    await store.change((draft) => draft.testimonials.remove(idOf(1)));
    await expect.poll(filesOfRecords, { timeout: limitMs(10_000) }).not.toContain('secret-words');
    await expect.poll(sessions).toBe(ofOneStore);
  });

  it('leaves no picture that was removed in a form that can be read', async () => {
    await open();
    const pictures = createPostgresPictures(connection);
    const bytes = Buffer.from('a face on a photo '.repeat(500));
    for (const number of [1, 2]) await pictures.publish(idOf(number), [{ name: '400x300.webp', bytes }]);
    expect(Buffer.from((await pictures.read(idOf(1), '400x300.webp')) ?? []).equals(bytes)).toBe(true);
    const { rows } = await connection.query<{ key: Buffer }>('SELECT key FROM picture_key WHERE id = $1', [idOf(1)]);
    const key = rows[0]?.key.toString('latin1') ?? 'none';
    expect(await filesOf('picture_key')).toContain(key);
    await pictures.remove(idOf(1));
    await expect.poll(() => filesOf('picture_key'), { timeout: limitMs(10_000) }).not.toContain(key);
    expect(await filesOf('picture')).not.toContain('a face on a photo');
    expect(await pictures.read(idOf(1), '400x300.webp')).toBeNull();
    expect(Buffer.from((await pictures.read(idOf(2), '400x300.webp')) ?? []).equals(bytes)).toBe(true);
  });

  it('erases what a process that has crashed has left', async () => {
    const crashed = await openPostgresStore(url, { log: memoryLog(), afterErasureMs: 60_000 });
    await crashed.change((draft) => draft.testimonials.put(testimonial(1, { content: 'secret-words' })));
    await crashed.change((draft) => draft.testimonials.remove(idOf(1)));
    await crashed.close();
    expect(await filesOfRecords()).toContain('secret-words');
    await open();
    await expect.poll(filesOfRecords, { timeout: limitMs(10_000) }).not.toContain('secret-words');
  });

  it('lets writers go on, and erases later, while a process that starts reads the whole table', async () => {
    const reading = new Connection(url);
    const store = await open();
    await store.change((draft) => draft.testimonials.put(testimonial(1, { content: 'secret-words' })));
    await reading.query('SET idle_in_transaction_session_timeout = 0');
    await reading.query('BEGIN');
    await reading.query('SELECT count(*) FROM record');
    await store.change((draft) => draft.testimonials.remove(idOf(1)));
    const startedAt = performance.now();
    for (let number = 2; performance.now() - startedAt < 1500; number += 1) {
      await store.change((draft) => draft.testimonials.put(testimonial(number)));
    }
    expect(await filesOfRecords()).toContain('secret-words');
    await reading.query('COMMIT');
    await reading.close();
    await connection.query(`UPDATE turn SET taken_at = taken_at - interval '1 minute'`);
    await expect.poll(filesOfRecords, { timeout: limitMs(10_000) }).not.toContain('secret-words');
  });

  it('prunes the history of more than a day, except for the ids of erased people; who is behind reads everything anew', async () => {
    const behind = await openPostgresStore(url, { log: memoryLog(), notices: false });
    stores.push(behind);
    const first = await openPostgresStore(url, { log: memoryLog(), afterErasureMs: 60_000 });
    stores.push(first);
    await first.change((draft) => {
      draft.testimonials.put(testimonial(1));
      draft.audit.put(auditEntry(2));
    });
    await first.change((draft) => {
      draft.testimonials.remove(idOf(1));
      draft.audit.remove(idOf(2));
    });
    await first.change((draft) => draft.testimonials.put(testimonial(3)));
    await connection.query(`UPDATE batch SET at = at - interval '25 hours'`);
    const store = await open();
    const counts = async () =>
      (
        await connection.query(
          `SELECT (SELECT count(*) FROM batch) AS batches, (SELECT pruned FROM head) AS pruned,
             (SELECT count(*) FROM record WHERE data IS NULL) AS removed, (SELECT array_agg(id) FROM erased) AS erased`,
        )
      ).rows[0];
    await expect
      .poll(counts, { timeout: limitMs(10_000) })
      .toEqual({ batches: '2', pruned: '2', removed: '0', erased: [idOf(1)] });
    await store.change((draft) => draft.testimonials.put(testimonial(4)));
    for (const each of stores) {
      await each.fresh();
      expect(contentsOf(each)).toEqual(contentsOf(store));
    }
  });
});
