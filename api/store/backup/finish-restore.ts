import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Disk } from '../disk/disk.ts';
import { replaceFile } from '../disk/replace-file.ts';

export const RESTORE_FILE = 'restore.json';
export const STAGING_FOLDER = 'restoring';

/** A restore that has begun to replace data: present files move `out` to the folder `keep`, then staged files move `in`. */
const restoreState = z.object({ phase: z.enum(['out', 'in']), keep: z.string(), earlier: z.array(z.string()) });
type RestoreState = z.infer<typeof restoreState>;

export const writeRestoreState = (disk: Disk, folder: string, value: RestoreState) =>
  replaceFile(disk, join(folder, RESTORE_FILE), [Buffer.from(`${JSON.stringify(value)}\n`)]);

/** Finishes a restore that a crash has interrupted; the caller holds the lock of the folder. */
export const finishRestore = async (disk: Disk, folder: string): Promise<void> => {
  const bytes = await disk.read(join(folder, RESTORE_FILE));
  if (bytes) {
    const found = restoreState.parse(JSON.parse(bytes.toString()));
    if (found.phase === 'out') await moveOut(disk, folder, found);
    await moveIn(disk, folder);
    await disk.remove(join(folder, RESTORE_FILE));
  }
  await disk.remove(join(folder, STAGING_FOLDER));
};

const moveOut = async (disk: Disk, folder: string, found: RestoreState) => {
  const keep = join(folder, found.keep);
  const there = await disk.list(folder);
  if (found.earlier.length > 0) await disk.makeFolder(keep);
  for (const name of found.earlier.filter((earlier) => there.includes(earlier))) {
    await disk.rename(join(folder, name), join(keep, name));
  }
  if (found.earlier.length > 0) await disk.syncFolder(keep);
  await disk.syncFolder(folder);
  await writeRestoreState(disk, folder, { ...found, phase: 'in' });
};

const moveIn = async (disk: Disk, folder: string) => {
  for (const name of await disk.list(join(folder, STAGING_FOLDER))) {
    await disk.rename(join(folder, STAGING_FOLDER, name), join(folder, name));
  }
  await disk.syncFolder(folder);
};
