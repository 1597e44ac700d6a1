import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrMakeSharedSecret } from '#api/identity/postgres-secret.ts';
import { readOrMakeSecret } from '#api/identity/secret.ts';
import { createPostgresPictures } from '#api/images/postgres-pictures.ts';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { backUpDaily } from '#api/store/backup/scheduled-backups.ts';
import { migrations } from '#api/store/disk/migrations/apply-migrations.ts';
import type { Migration } from '#api/store/disk/migrations/migration-type.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { databaseData } from '#api/store/postgres/database-data.ts';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { restoreIntoDatabase } from '#api/store/postgres/restore-into-database.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { auditEntry, idOf, now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

const COUNT = 300;
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256));
const waiting = Buffer.from('a file that waits to be made');

describe.skipIf(withoutPostgres)(`moving between stores${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  let url: string;
  let database: Connection;
  let store: PostgresStore;
  let temporary: string;
  beforeEach(async () => {
    url = await freshDatabase();
    temporary = temporaryFolder();
    database = new Connection(url);
    store = await openPostgresStore(url, { log: memoryLog() });
  });
  afterEach(async () => {
    await store.close();
    await database.close();
  });

  const archive = (name: string) => join(temporary, name);
  const withPicture = (number: number) =>
    testimonial(number, { picture: { id: idOf(number), width: 400, height: 300 } });

  /** A data folder with records, pictures and a key, and a backup of it. */
  const makeFolder = async () => {
    const folder = temporaryFolder();
    const json = await openStore(folder, { log: memoryLog(), now });
    await json.change((draft) => {
      for (let number = 0; number < COUNT; number += 1) {
        draft.testimonials.put(number === 7 ? withPicture(number) : testimonial(number));
        draft.audit.put(auditEntry(10_000 + number));
      }
    });
    mkdirSync(join(folder, 'uploads', idOf(7)), { recursive: true });
    writeFileSync(join(folder, 'uploads', idOf(7), '400x300.webp'), picture);
    writeFileSync(join(folder, 'uploads', `${idOf(8)}.waiting`), waiting);
    const key = Buffer.from(await readOrMakeSecret(folder));
    await backup(json, folderData(folder), archive('folder.tar'));
    const contents = contentsOf(json);
    await json.close();
    return { folder, contents, key };
  };
  const restoreHere = (name: string, options = {}, folder = temporaryFolder()) =>
    restoreIntoDatabase(archive(name), { url, folder, log: memoryLog() }, { now, ...options });
  const backUpHere = (name: string) => backup(store, databaseData(database, temporary), archive(name));
  /** A new data folder with what a backup holds. */
  const restoreThere = async (name: string) => {
    const folder = temporaryFolder();
    await restore(archive(name), folder, { now });
    const json = await openStore(folder, { log: memoryLog(), now });
    const contents = contentsOf(json);
    await json.close();
    return { folder, contents };
  };

  it('brings records, pictures and key from a folder into the database and back, and running processes follow', async () => {
    const { contents, key } = await makeFolder();
    await store.change((draft) => draft.testimonials.put(testimonial(5000)));
    await restoreHere('folder.tar');
    await store.fresh();
    expect(contentsOf(store)).toEqual(contents);
    expect(Buffer.from(await readOrMakeSharedSecret(database)).equals(key)).toBe(true);
    await store.change((draft) => draft.testimonials.put(testimonial(6000)));
    await store.change((draft) => draft.testimonials.remove(idOf(6000)));

    await backUpHere('database.tar');
    const back = await restoreThere('database.tar');
    expect(back.contents).toEqual(contents);
    expect(readFileSync(join(back.folder, 'uploads', idOf(7), '400x300.webp')).equals(picture)).toBe(true);
    expect(readFileSync(join(back.folder, 'uploads', `${idOf(8)}.waiting`)).equals(waiting)).toBe(true);
    expect(Buffer.from(await readOrMakeSecret(back.folder)).equals(key)).toBe(true);
  });

  it('keeps erased people erased, with their pictures, wherever an older backup is restored', async () => {
    await makeFolder();
    await restoreHere('folder.tar');
    await store.fresh();
    await store.change((draft) => draft.testimonials.remove(idOf(7)));
    await createPostgresPictures(database).remove(idOf(7));
    await backUpHere('erased.tar');

    await restoreHere('folder.tar');
    await store.fresh();
    expect(store.data.testimonials.size).toBe(COUNT - 1);
    expect(store.data.testimonials.get(idOf(7))).toBeUndefined();
    expect((await database.query('SELECT id FROM picture')).rows).toEqual([{ id: idOf(8) }]);

    const { folder } = await restoreThere('erased.tar');
    await restore(archive('folder.tar'), folder, { now: () => new Date(now().getTime() + 1000) });
    const json = await openStore(folder, { log: memoryLog(), now });
    expect(json.data.testimonials.get(idOf(7))).toBeUndefined();
    await json.close();

    await restoreHere('folder.tar', { withErased: true });
    await store.fresh();
    expect(store.data.testimonials.get(idOf(7))).toEqual(withPicture(7));
  });

  it('takes over the list of what was erased in the data folder before the move', async () => {
    const { folder } = await makeFolder();
    const json = await openStore(folder, { log: memoryLog(), now });
    await json.change((draft) => draft.testimonials.remove(idOf(3)));
    await backup(json, folderData(folder), archive('later.tar'));
    await json.close();
    await restoreHere('later.tar');
    await restoreHere('folder.tar');
    await store.fresh();
    expect(store.data.testimonials.get(idOf(3))).toBeUndefined();
  });

  it('keeps what was there before in a backup, and changes nothing when a backup is damaged', async () => {
    await makeFolder();
    await store.change((draft) => draft.testimonials.put(testimonial(5000)));
    const folder = temporaryFolder();
    const { earlier } = await restoreHere('folder.tar', {}, folder);
    const kept = earlier ?? '';
    expect(kept).toMatch(/before-restore-.*\.tar$/);
    writeFileSync(archive('before.tar'), readFileSync(kept));
    expect((await restoreThere('before.tar')).contents.testimonials).toEqual([testimonial(5000)]);

    const bytes = readFileSync(archive('folder.tar'));
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    writeFileSync(archive('damaged.tar'), bytes);
    await expect(restoreHere('damaged.tar')).rejects.toThrow('is damaged');
    await store.fresh();
    expect(store.data.testimonials.size).toBe(COUNT);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  });

  it('backs up what a migration replaces, in its own format', async () => {
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    const shout: Migration = {
      name: 'shout',
      records: { testimonials: (record) => ({ ...(record as object), name: 'MÁIRE' }) },
    };
    const newer = await openPostgresStore(url, {
      log: memoryLog(),
      migrations: [...migrations, shout],
      keepEarlier: async (earlier, format) => {
        expect(format).toBe(earlier.schema + 1);
        await backup({ freeze: async () => earlier }, databaseData(database, temporary), archive('earlier.tar'));
      },
    });
    expect(newer.data.testimonials.get(idOf(1))?.name).toBe('MÁIRE');
    await newer.close();
    expect((await restoreThere('earlier.tar')).contents.testimonials).toEqual([testimonial(1)]);
  });

  it('makes daily backups that share their pictures, and restores them', async () => {
    const { contents } = await makeFolder();
    await restoreHere('folder.tar');
    await store.fresh();
    const folder = temporaryFolder();
    await backUpDaily({ store, other: databaseData(database, temporary), now, log: memoryLog() }, folder);
    const [daily] = readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.tar'));
    const into = temporaryFolder();
    await restore(join(folder, 'backups', daily ?? ''), into, { now });
    expect(readFileSync(join(into, 'uploads', idOf(7), '400x300.webp')).equals(picture)).toBe(true);
    const json = await openStore(into, { log: memoryLog(), now });
    expect(contentsOf(json)).toEqual(contents);
    await json.close();
  });
});
