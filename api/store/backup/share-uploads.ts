import fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { PictureFile } from './other-data.ts';
import type { ListedPicture } from './picture-list.ts';
import { SHARED_PICTURES, sharedPath, sharePicture } from './shared-pictures.ts';

export type Room = (bytes: number) => Promise<boolean>;

/** Thrown when a backup would use the disk's reserve. */
export class NoRoomForBackup extends Error {
  override name = 'NoRoomForBackup';
  readonly bytes: number;

  constructor(bytes: number) {
    super('There is not enough free space on the disk for a backup.');
    this.bytes = bytes;
  }
}

export interface Shared {
  pictures: ListedPicture[];
  added: number;
}

/**
 * Gives all pictures the present time, as that of the last archive that names them. Copies made before a failure are used by
 * the next attempt.
 * @throws NoRoomForBackup, or what `signal` aborts with.
 */
export const shareUploads = async (
  disk: Disk,
  files: AsyncIterable<PictureFile>,
  backups: string,
  {
    now,
    signal,
    room = async () => true,
  }: { now: () => Date; signal?: AbortSignal | undefined; room?: Room | undefined },
): Promise<Shared> => {
  const shared = join(backups, SHARED_PICTURES);
  const pictures: ListedPicture[] = [];
  let added = 0;
  const checkRoom = async (bytes: number) => {
    if (!(await room(bytes))) throw new NoRoomForBackup(bytes);
  };
  for await (const { name, path } of files) {
    signal?.throwIfAborted();
    const picture = await sharePicture(disk, shared, path, checkRoom);
    if (!picture) continue;
    await fs.promises.utimes(sharedPath(shared, picture.sum), now(), now());
    if (picture.added) added += 1;
    pictures.push({ name, sum: picture.sum });
  }
  if (added > 0) for (const changed of [shared, backups, dirname(backups)]) await disk.syncFolder(changed);
  return { pictures, added };
};
