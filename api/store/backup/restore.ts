import { dirname, join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { ERASED_FILE, parseErased, readErased, withoutPresent, writeErased } from '../disk/erased-ids.ts';
import { load } from '../disk/load-folder.ts';
import type { Loaded } from '../disk/loaded-data.ts';
import { acquireLock } from '../disk/lock.ts';
import { migrations } from '../disk/migrations/apply-migrations.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { finishRestore, RESTORE_FILE, STAGING_FOLDER, writeRestoreState } from './finish-restore.ts';
import { type ListedPicture, PICTURE_LIST_NAME, parsePictureList } from './picture-list.ts';
import { readArchive, textOf } from './read-archive.ts';
import { removeErased } from './remove-erased.ts';
import { stagePictures } from './restore-pictures.ts';
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

interface Unpacked {
  listed: ListedPicture[];
  erased: Set<string>;
}

const stageArchive = async (archive: string, staging: string): Promise<Unpacked> => {
  const unpacked: Unpacked = { listed: [], erased: new Set() };
  await readArchive(archive, async (entry) => {
    if (entry.name === PICTURE_LIST_NAME) unpacked.listed = parsePictureList(await textOf(entry.chunks)) ?? [];
    else if (entry.name === ERASED_FILE) unpacked.erased = parseErased(await textOf(entry.chunks));
    else await stage(staging, entry);
  });
  return unpacked;
};

export interface Staged {
  loaded: Loaded;
  missingPictures: number;
  erased: ReadonlySet<string>;
}

/**
 * Unpacks a backup into the empty folder `staging` and checks every record. Everything erased, here or while the backup was
 * made, stays erased unless `withErased` is on.
 * @param folder the data folder, where pictures are looked for.
 * @throws Error with a sentence when the backup is damaged or lacks pictures.
 */
export const stageBackup = async (
  archive: string,
  { folder, staging, erasedHere }: { folder: string; staging: string; erasedHere: ReadonlySet<string> },
  { withErased = false, withoutMissingPictures = false }: Omit<RestoreOptions, 'now'>,
): Promise<Staged> => {
  const { listed, erased: erasedThere } = await stageArchive(archive, staging);
  const erased = new Set([...erasedHere, ...erasedThere]);
  const missingPictures = await stagePictures(nodeDisk, { archive, folder, staging, listed }, withoutMissingPictures);
  const loaded = await load(nodeDisk, staging, migrations);
  if (!loaded || loaded.tornBytes > 0) throw new Error(`The backup ${archive} is incomplete. Nothing was changed.`);
  if (!withErased) await removeErased(nodeDisk, staging, loaded, erased);
  await nodeDisk.syncFolder(staging);
  return { loaded, missingPictures, erased };
};

export interface RestoreOptions {
  now: () => Date;
  /** Also restores what was erased after the backup was made. */
  withErased?: boolean;
  withoutMissingPictures?: boolean;
}

export interface Restored {
  /** The folder with the earlier data, or null when there was none. */
  earlier: string | null;
  missingPictures: number;
}

/**
 * Moves the old data to `backups/before-restore-<time>`; after a crash there is either the old data or the new. Erased people
 * stay erased, unless `withErased` is on.
 * @throws Error with a sentence when a running server uses the folder, or the backup is damaged or lacks pictures; then nothing
 * has changed.
 */
export const restore = async (
  archive: string,
  folder: string,
  { now, ...options }: RestoreOptions,
): Promise<Restored> => {
  await nodeDisk.makeFolder(folder);
  const lock = await acquireLock(folder);
  const staging = join(folder, STAGING_FOLDER);
  try {
    await finishRestore(nodeDisk, folder);
    await nodeDisk.makeFolder(staging);
    const erasedHere = await readErased(nodeDisk, folder);
    const staged = await stageBackup(archive, { folder, staging, erasedHere }, options);
    const { loaded, missingPictures, erased } = staged;
    if (erased.size > erasedHere.size) await writeErased(nodeDisk, folder, erased);
    const earlier = (await nodeDisk.list(folder)).filter(isStoreData);
    const keep = join('backups', `before-restore-${now().toISOString().replaceAll(':', '-')}`);
    await writeRestoreState(nodeDisk, folder, { phase: 'out', keep, earlier });
    await finishRestore(nodeDisk, folder);
    await dropRestored(folder, loaded);
    return { earlier: earlier.length > 0 ? join(folder, keep) : null, missingPictures };
  } finally {
    if (!(await nodeDisk.read(join(folder, RESTORE_FILE)))) await nodeDisk.remove(staging);
    lock.release();
  }
};

const dropRestored = async (folder: string, { records }: Loaded) => {
  const erased = await readErased(nodeDisk, folder);
  const remaining = withoutPresent(erased, records);
  if (remaining.size < erased.size) await writeErased(nodeDisk, folder, remaining);
};
