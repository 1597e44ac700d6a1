import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { type Entry, readArchive } from './archive.ts';
import { isStoreData } from './backup.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { readErased, writeErased } from './erased.ts';
import { forgetErased } from './forget-erased.ts';
import { type Loaded, load } from './load.ts';
import { acquireLock } from './lock.ts';
import { migrations } from './migrations.ts';
import { replaceFile } from './snapshot-file.ts';

const MARKER = 'restore.json';
const STAGING = 'restoring';

/** A restore past the point of no return: what is there moves `out` to `keep`, then what was staged moves `in`. */
const marker = z.object({ phase: z.enum(['out', 'in']), keep: z.string(), earlier: z.array(z.string()) });
type Marker = z.infer<typeof marker>;

const mark = (disk: Disk, folder: string, value: Marker) =>
  replaceFile(disk, join(folder, MARKER), [Buffer.from(`${JSON.stringify(value)}\n`)]);

const stage = async (staging: string, { name, slices }: Entry) => {
  if (!isStoreData(name.split('/')[0] ?? ''))
    throw new Error(`The backup holds ${name}, which is none of its business.`);
  const path = join(staging, name);
  await nodeDisk.makeFolder(dirname(path));
  const file = await nodeDisk.open(path, 'new');
  try {
    let position = 0;
    for await (const slice of slices) {
      await file.write(slice, position);
      position += slice.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await nodeDisk.syncFolder(dirname(path));
};

/**
 * Puts a backup's data in place of the folder's, which moves to `backups/before-restore-<time>` in it.
 * Everything is checked first, every record too; a crash on the way leaves either the old data or the new.
 * People who were erased after the backup was made stay erased, unless `withErased` is on.
 * @returns the folder with the earlier data, or null when there was none.
 * @throws Error with a sentence when a running server owns the folder or the backup is damaged; then nothing has changed.
 */
export const restore = async (
  archive: string,
  folder: string,
  { now, withErased = false }: { now: () => Date; withErased?: boolean },
): Promise<string | null> => {
  await nodeDisk.makeFolder(folder);
  const lock = acquireLock(folder);
  const staging = join(folder, STAGING);
  try {
    await finishRestore(nodeDisk, folder);
    await nodeDisk.makeFolder(staging);
    await readArchive(archive, (entry) => stage(staging, entry));
    const loaded = await load(nodeDisk, staging, migrations);
    if (!loaded || loaded.torn > 0) throw new Error(`The backup ${archive} is not whole. Nothing was changed.`);
    if (!withErased) await forgetErased(nodeDisk, staging, loaded, await readErased(nodeDisk, folder));
    await nodeDisk.syncFolder(staging);
    const earlier = (await nodeDisk.list(folder)).filter(isStoreData);
    const keep = join('backups', `before-restore-${now().toISOString().replaceAll(':', '-')}`);
    await mark(nodeDisk, folder, { phase: 'out', keep, earlier });
    await finishRestore(nodeDisk, folder);
    await dropAlive(folder, loaded);
    return earlier.length > 0 ? join(folder, keep) : null;
  } finally {
    if (!(await nodeDisk.read(join(folder, MARKER)))) await nodeDisk.remove(staging);
    lock.release();
  }
};

/** What has come back is no longer among the erased. */
const dropAlive = async (folder: string, { records }: Loaded) => {
  const erased = await readErased(nodeDisk, folder);
  const left = [...erased].filter((id) => !Object.values(records).some((kept) => kept.has(id)));
  if (left.length < erased.size) await writeErased(nodeDisk, folder, new Set(left));
};

/** Ends a restore that a crash has interrupted; the caller owns the folder. */
export const finishRestore = async (disk: Disk, folder: string): Promise<void> => {
  const bytes = await disk.read(join(folder, MARKER));
  if (bytes) {
    const found = marker.parse(JSON.parse(bytes.toString()));
    if (found.phase === 'out') await moveOut(disk, folder, found);
    await moveIn(disk, folder);
    await disk.remove(join(folder, MARKER));
  }
  await disk.remove(join(folder, STAGING));
};

const moveOut = async (disk: Disk, folder: string, found: Marker) => {
  const keep = join(folder, found.keep);
  const there = await disk.list(folder);
  if (found.earlier.length > 0) await disk.makeFolder(keep);
  for (const name of found.earlier.filter((earlier) => there.includes(earlier))) {
    await disk.rename(join(folder, name), join(keep, name));
  }
  if (found.earlier.length > 0) await disk.syncFolder(keep);
  await disk.syncFolder(folder);
  await mark(disk, folder, { ...found, phase: 'in' });
};

const moveIn = async (disk: Disk, folder: string) => {
  for (const name of await disk.list(join(folder, STAGING))) {
    await disk.rename(join(folder, STAGING, name), join(folder, name));
  }
  await disk.syncFolder(folder);
};
