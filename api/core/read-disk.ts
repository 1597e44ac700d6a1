import { statfs } from 'node:fs/promises';

/** The bytes of a disk, in all and free for this process. */
export interface Disk {
  total: number;
  free: number;
}

/** The disk that a folder is on. Null where the system does not tell: then only the disk's own errors end writing. */
export const readDisk = async (folder: string): Promise<Disk | null> => {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return blocks > 0 ? { total: blocks * bsize, free: bavail * bsize } : null;
  } catch {
    return null;
  }
};
