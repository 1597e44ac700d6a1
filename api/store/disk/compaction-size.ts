import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import type { Disk } from './disk.ts';
import { journalFirst } from './journal.ts';
import { snapshotName } from './snapshot-file.ts';

export const snapshotBytes = async (disk: Disk, folder: string, names: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const name of names) bytes += (await disk.size(join(folder, snapshotName(name)))) ?? 0;
  return bytes;
};

const compactionBytes = async (disk: Disk, folder: string, names: Iterable<CollectionName>): Promise<number> => {
  let bytes = await snapshotBytes(disk, folder, names);
  for (const name of await disk.list(folder)) {
    if (journalFirst(name) !== null) bytes += (await disk.size(join(folder, name))) ?? 0;
  }
  return bytes;
};

interface Place {
  disk: Disk;
  folder: string;
  hasRoom?: ((bytes: number) => Promise<boolean>) | undefined;
}

/**
 * A compaction that fills the disk would fail, and take the room of changes meanwhile.
 * @throws Error as a full disk does.
 */
export const checkRoomToCompact = async (
  { disk, folder, hasRoom }: Place,
  names: Iterable<CollectionName>,
): Promise<void> => {
  if (!hasRoom || (await hasRoom(await compactionBytes(disk, folder, names)))) return;
  throw Object.assign(new Error('The disk has no room for a compaction.'), { code: 'ENOSPC' });
};
