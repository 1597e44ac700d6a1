import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Disk } from '../disk/disk.ts';
import { replaceFile } from '../disk/replace-file.ts';

export const MARKER = 'restore.json';
export const STAGING = 'restoring';

/** A restore past the point of no return: what is there moves `out` to `keep`, then what was staged moves `in`. */
const marker = z.object({ phase: z.enum(['out', 'in']), keep: z.string(), earlier: z.array(z.string()) });
type Marker = z.infer<typeof marker>;

export const mark = (disk: Disk, folder: string, value: Marker) =>
  replaceFile(disk, join(folder, MARKER), [Buffer.from(`${JSON.stringify(value)}\n`)]);

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
