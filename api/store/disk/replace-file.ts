import { dirname } from 'node:path';
import type { Disk, DiskFile } from './disk.ts';

const SYNC_EVERY = 64;

/**
 * After a failure the old file is unchanged.
 * @param write writes the whole file; it is also given the temporary name.
 * @param temporary a name of its own where two may write the same file at once.
 */
export const replaceFileWith = async (
  disk: Disk,
  path: string,
  write: (file: DiskFile, temporary: string) => Promise<void>,
  temporary = `${path}.tmp`,
): Promise<void> => {
  try {
    const file = await disk.open(temporary, 'new');
    try {
      await write(file, temporary);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(temporary, path);
    await disk.syncFolder(dirname(path));
  } catch (error) {
    await disk.remove(temporary).catch(() => {});
    throw error;
  }
};

export const replaceFile = (disk: Disk, path: string, chunks: Iterable<Uint8Array>): Promise<void> =>
  replaceFileWith(disk, path, async (file) => {
    let [position, count] = [0, 0];
    for (const chunk of chunks) {
      await file.write(chunk, position);
      position += chunk.length;
      count += 1;
      // Several small syncs, so that the journal's own do not wait behind one large one.
      if (count % SYNC_EVERY === 0) await file.sync();
    }
  });
