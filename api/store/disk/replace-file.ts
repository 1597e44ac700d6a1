import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

const SYNC_EVERY = 64;

/** Writes a file durably under a temporary name, then replaces the old one with it. After a failure the old one is unchanged. */
export const replaceFile = async (disk: Disk, path: string, chunks: Iterable<Uint8Array>): Promise<void> => {
  const temporary = `${path}.tmp`;
  try {
    const file = await disk.open(temporary, 'new');
    try {
      let [position, count] = [0, 0];
      for (const chunk of chunks) {
        await file.write(chunk, position);
        position += chunk.length;
        count += 1;
        // Several small syncs, so that the journal's own do not wait behind one large one.
        if (count % SYNC_EVERY === 0) await file.sync();
      }
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
