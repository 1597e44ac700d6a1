import { createHash } from 'node:crypto';
import type { Disk } from '../disk/disk.ts';
import { readAll, readChunks } from '../disk/read-chunks.ts';

/** The last entry of an archive: the SHA-256 of every byte before it, its own header included. */
export const CHECKSUM_NAME = 'ARCHIVE.sha256';
export const CHECKSUM_SIZE = 64;

const ZEROS = Buffer.alloc(512 - CHECKSUM_SIZE + 1024);

export const checksumPosition = (archiveSize: number): number => archiveSize - ZEROS.length - CHECKSUM_SIZE;

/** SHA-256 of the first `end` bytes, in hexadecimal. */
export const checksumOf = async (disk: Disk, path: string, end: number): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of readChunks(disk, path, 0, end)) hash.update(chunk);
  return hash.digest('hex');
};

export const hasValidChecksum = async (disk: Disk, path: string, archiveSize: number): Promise<boolean> => {
  const position = checksumPosition(archiveSize);
  if (position <= 0) return false;
  const end = await readAll(disk, path, position, archiveSize);
  if (!end.subarray(CHECKSUM_SIZE).equals(ZEROS)) return false;
  return end.toString('latin1', 0, CHECKSUM_SIZE) === (await checksumOf(disk, path, position));
};
