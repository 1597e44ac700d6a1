import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { databaseData } from '#api/store/postgres/database-data.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { restoreIntoDatabase } from '#api/store/postgres/restore-into-database.ts';
import type { StoredApiToken } from '#contract/tokens/api-tokens.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { at, idOf, now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

/** A token, whose record stays under the same id when its key is removed. */
const token = (number: number): StoredApiToken => ({
  id: idOf(number),
  name: `Token ${number}`,
  scopes: [],
  createdAt: at(0),
  createdBy: idOf(9),
  expiresOn: '2026-12-31',
  usedOn: null,
});

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });

it('an API token that was revoked after a backup stays revoked when the backup is restored; the others work on', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => {
    for (const number of [1, 2]) {
      draft.apiTokens.put(token(number));
      draft.apiTokenKeys.put({ id: idOf(number), hash: `hash ${number}` });
    }
  });
  const file = join(temporaryFolder(), 'backup.tar');
  await backup(store, folderData(folder), file);
  await store.change((draft) => draft.apiTokenKeys.remove(idOf(1)));
  await store.close();
  for (const minute of [1, 2]) {
    await restore(file, folder, { now: () => new Date(at(60 * minute)) });
    const restored = await open(folder);
    expect([...restored.data.apiTokenKeys.all()].map(({ id }) => id)).toEqual([idOf(2)]);
    expect(restored.data.apiTokens.size).toBe(2);
    await restored.close();
  }
});

it.skipIf(withoutPostgres)('it stays revoked in a database, too, however often the backup is restored', async () => {
  const url = await freshDatabase();
  const log = memoryLog();
  const store = await openPostgresStore(url, { log });
  await store.change((draft) => {
    draft.apiTokens.put(token(1));
    draft.apiTokenKeys.put({ id: idOf(1), hash: 'hash' });
  });
  const folder = temporaryFolder();
  const file = join(folder, 'backup.tar');
  const database = new Connection(url);
  await backup(store, databaseData(database, folder), file);
  await store.change((draft) => draft.apiTokenKeys.remove(idOf(1)));
  for (const minute of [1, 2]) {
    await restoreIntoDatabase(file, { url, folder, log }, { now: () => new Date(at(60 * minute)) });
    await store.fresh();
    expect([store.data.apiTokens.size, store.data.apiTokenKeys.size]).toEqual([1, 0]);
  }
  await Promise.all([store.close(), database.close()]);
});

it('a backup from before there were API tokens is restored without any', async () => {
  const folder = temporaryFolder();
  await restore(join(import.meta.dirname, 'fixtures/backup-2026-11.tar'), folder, { now });
  const store = await open(folder);
  expect([...store.data.apiTokens.all(), ...store.data.apiTokenKeys.all()]).toEqual([]);
  await store.change((draft) => draft.apiTokenKeys.put({ id: idOf(1), hash: 'hash' }));
  await store.close();
  const again = await open(folder);
  expect([...again.data.apiTokenKeys.all()]).toHaveLength(1);
  await again.close();
});
