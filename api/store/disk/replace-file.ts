import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

const SYNC_EVERY = 64;

/** Writes a file under a temporary name, then puts it in place of the old one; after a fault the old one is untouched. */
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
        // Small syncs on the way keep the journal's own syncs from waiting behind one large one.
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
