import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { idOf, now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });

it('an API token that was revoked after a backup stays revoked when the backup is restored; the others work on', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => {
    for (const number of [1, 2]) draft.apiTokenKeys.put({ id: idOf(number), hash: `hash ${number}` });
  });
  const file = join(temporaryFolder(), 'backup.tar');
  await backup(store, folderData(folder), file);
  await store.change((draft) => draft.apiTokenKeys.remove(idOf(1)));
  await store.close();
  await restore(file, folder, { now });
  const restored = await open(folder);
  expect([...restored.data.apiTokenKeys.all()].map(({ id }) => id)).toEqual([idOf(2)]);
  await restored.close();
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
