import { statfs } from 'node:fs/promises';

export interface Disk {
  total: number;
  free: number;
}

/** Null if the system does not tell; then only the disk's own errors stop writing. */
export const readDisk = async (folder: string): Promise<Disk | null> => {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return blocks > 0 ? { total: blocks * bsize, free: bavail * bsize } : null;
  } catch {
    return null;
  }
};
