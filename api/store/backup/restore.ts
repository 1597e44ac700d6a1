import { dirname, join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { readErased, writeErased } from '../disk/erased-ids.ts';
import { load } from '../disk/load.ts';
import type { Loaded } from '../disk/loaded.ts';
import { acquireLock } from '../disk/lock.ts';
import { migrations } from '../disk/migrations/apply-migrations.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { finishRestore, RESTORE_FILE, STAGING_FOLDER, writeRestoreState } from './finish-restore.ts';
import { readArchive } from './read-archive.ts';
import { removeErased } from './remove-erased.ts';
import { isStoreData } from './store-files.ts';

const stage = async (staging: string, { name, chunks }: ArchiveEntry) => {
  if (!isStoreData(name.split('/')[0] ?? ''))
    throw new Error(`The backup contains ${name}, which is not part of the data.`);
  const path = join(staging, name);
  await nodeDisk.makeFolder(dirname(path));
  const file = await nodeDisk.open(path, 'new');
  try {
    let position = 0;
    for await (const chunk of chunks) {
      await file.write(chunk, position);
      position += chunk.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await nodeDisk.syncFolder(dirname(path));
};

/**
 * Replaces the folder's data with that of a backup; the old data moves to `backups/before-restore-<time>` in the folder.
 * Everything is checked first, every record too; after a crash there is either the old data or the new.
 * People who were erased after the backup was made stay erased, unless `withErased` is on.
 * @returns the folder with the earlier data, or null when there was none.
 * @throws Error with a sentence when a running server uses the folder or the backup is damaged; then nothing has changed.
 */
export const restore = async (
  archive: string,
  folder: string,
  { now, withErased = false }: { now: () => Date; withErased?: boolean },
): Promise<string | null> => {
  await nodeDisk.makeFolder(folder);
  const lock = acquireLock(folder);
  const staging = join(folder, STAGING_FOLDER);
  try {
    await finishRestore(nodeDisk, folder);
    await nodeDisk.makeFolder(staging);
    await readArchive(archive, (entry) => stage(staging, entry));
    const loaded = await load(nodeDisk, staging, migrations);
    if (!loaded || loaded.tornBytes > 0) throw new Error(`The backup ${archive} is incomplete. Nothing was changed.`);
    if (!withErased) await removeErased(nodeDisk, staging, loaded, await readErased(nodeDisk, folder));
    await nodeDisk.syncFolder(staging);
    const earlier = (await nodeDisk.list(folder)).filter(isStoreData);
    const keep = join('backups', `before-restore-${now().toISOString().replaceAll(':', '-')}`);
    await writeRestoreState(nodeDisk, folder, { phase: 'out', keep, earlier });
    await finishRestore(nodeDisk, folder);
    await dropRestored(folder, loaded);
    return earlier.length > 0 ? join(folder, keep) : null;
  } finally {
    if (!(await nodeDisk.read(join(folder, RESTORE_FILE)))) await nodeDisk.remove(staging);
    lock.release();
  }
};

/** Takes the ids of restored records off the list of erased ones. */
const dropRestored = async (folder: string, { records }: Loaded) => {
  const erased = await readErased(nodeDisk, folder);
  const left = [...erased].filter((id) => !Object.values(records).some((restored) => restored.has(id)));
  if (left.length < erased.size) await writeErased(nodeDisk, folder, new Set(left));
};
