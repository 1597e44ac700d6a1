import { createHash, randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { readChunks } from '../disk/read-chunks.ts';
import { replaceFileWith } from '../disk/replace-file.ts';
import { checksumOf } from './archive-checksum.ts';

/** Folder beside the archives with the pictures of all of them, each once, named by its SHA-256. */
export const SHARED_PICTURES = 'pictures';

export const sharedPath = (shared: string, sum: string): string => join(shared, sum.slice(0, 2), sum);

export const isIntact = async (disk: Disk, path: string, sum: string): Promise<boolean> => {
  const size = await disk.size(path);
  return size !== null && (await checksumOf(disk, path, size)) === sum;
};

/**
 * Copies durably, then reads the copy back.
 * @throws Error when its bytes do not match the checksum; then no file is left.
 */
export const copyVerified = (disk: Disk, from: string, to: string, sum: string): Promise<void> =>
  replaceFileWith(
    disk,
    to,
    async (file, temporary) => {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of readChunks(disk, from, 0, (await disk.size(from)) ?? 0)) {
        hash.update(chunk);
        await file.write(chunk, size);
        size += chunk.length;
      }
      if (hash.digest('hex') !== sum) throw new Error(`The file ${from} changed while it was copied; check the disk.`);
      if (!(await isIntact(disk, temporary, sum)))
        throw new Error(`The copy of ${from} could not be read back as it was written; check the disk.`);
    },
    `${to}-${randomBytes(6).toString('hex')}.tmp`,
  );

const unlessErased = async <T>(disk: Disk, file: string, work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if ((await disk.size(file)) === null) return null;
    throw error;
  }
};

/**
 * Replaces a damaged copy in the shared folder.
 * @returns the checksum, and whether it was copied; null when the file is missing, as after an erasure meanwhile.
 */
export const sharePicture = (
  disk: Disk,
  shared: string,
  file: string,
  checkRoom: (bytes: number) => Promise<void>,
): Promise<{ sum: string; added: boolean } | null> =>
  unlessErased(disk, file, async () => {
    const size = await disk.size(file);
    if (size === null) return null;
    const sum = await checksumOf(disk, file, size);
    const path = sharedPath(shared, sum);
    if (await isIntact(disk, path, sum)) return { sum, added: false };
    await checkRoom(size);
    await disk.makeFolder(dirname(path));
    await copyVerified(disk, file, path, sum);
    return { sum, added: true };
  });
