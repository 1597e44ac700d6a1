import { dirname, join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { ListedPicture } from './picture-list.ts';
import { copyVerified, isIntact, SHARED_PICTURES, sharedPath } from './shared-pictures.ts';

/** How many names of missing pictures a message holds. */
const NAMED_MAX = 5;

interface PicturesOfBackup {
  archive: string;
  /** The data folder. */
  folder: string;
  staging: string;
  listed: readonly ListedPicture[];
}

/** Where a picture may be: beside the archive, beside the data folder's own archives, or among the present uploads. */
const places = ({ archive, folder }: PicturesOfBackup, { name, sum }: ListedPicture): string[] => [
  ...new Set([
    sharedPath(join(dirname(archive), SHARED_PICTURES), sum),
    sharedPath(join(folder, 'backups', SHARED_PICTURES), sum),
    join(folder, name),
  ]),
];

/** The place that has the picture intact, or null. */
const findPicture = async (disk: Disk, backup: PicturesOfBackup, picture: ListedPicture): Promise<string | null> => {
  for (const path of places(backup, picture)) if (await isIntact(disk, path, picture.sum)) return path;
  return null;
};

const missingSentence = async (disk: Disk, backup: PicturesOfBackup, missing: readonly ListedPicture[]) => {
  const { archive, listed } = backup;
  const shared = join(dirname(archive), SHARED_PICTURES);
  let damaged = 0;
  for (const { sum } of missing) if ((await disk.size(sharedPath(shared, sum))) !== null) damaged += 1;
  const names = missing.slice(0, NAMED_MAX).map(({ name }) => name);
  const more = missing.length > NAMED_MAX ? ` and ${missing.length - NAMED_MAX} more` : '';
  return [
    `The backup ${archive} names ${listed.length} picture files, of which ${missing.length - damaged} are missing and ${damaged} are damaged in ${shared}: ${names.join(', ')}${more}.`,
    'Nothing was changed.',
    `Please put the folder "${SHARED_PICTURES}" that was beside this backup there again, or add --without-missing-pictures to restore everything else.`,
  ].join(' ');
};

/**
 * Copies the pictures that an archive names to the folder for staged files, each checked by its checksum.
 * @returns how many were left out.
 * @throws Error that tells which are missing or damaged, unless `leaveOut` is on.
 */
export const stagePictures = async (disk: Disk, backup: PicturesOfBackup, leaveOut: boolean): Promise<number> => {
  const missing: ListedPicture[] = [];
  for (const picture of backup.listed) {
    const from = await findPicture(disk, backup, picture);
    if (!from) missing.push(picture);
    // After one is missing only the others that are, too, are of interest.
    if (!from || (missing.length > 0 && !leaveOut)) continue;
    const to = join(backup.staging, picture.name);
    await disk.makeFolder(dirname(to));
    await copyVerified(disk, from, to, picture.sum);
  }
  if (missing.length > 0 && !leaveOut) throw new Error(await missingSentence(disk, backup, missing));
  return missing.length;
};

/** How many of the pictures that an archive names cannot be found. */
export const countMissingPictures = async (disk: Disk, backup: Omit<PicturesOfBackup, 'staging'>): Promise<number> => {
  let count = 0;
  for (const picture of backup.listed) if (!(await findPicture(disk, { ...backup, staging: '' }, picture))) count += 1;
  return count;
};
