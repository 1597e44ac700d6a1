import { dirname, join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { ListedPicture } from './picture-list.ts';
import { copyVerified, isIntact, SHARED_PICTURES, sharedPath } from './shared-pictures.ts';

const NAMED_MAX = 5;

interface PicturesOfBackup {
  archive: string;
  folder: string;
  staging: string;
  listed: readonly ListedPicture[];
}

const places = ({ archive, folder }: PicturesOfBackup, { name, sum }: ListedPicture): string[] => [
  ...new Set([
    sharedPath(join(dirname(archive), SHARED_PICTURES), sum),
    sharedPath(join(folder, 'backups', SHARED_PICTURES), sum),
    join(folder, name),
  ]),
];

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
 * @returns how many pictures were left out.
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

export const countMissingPictures = async (disk: Disk, backup: Omit<PicturesOfBackup, 'staging'>): Promise<number> => {
  let count = 0;
  for (const picture of backup.listed) if (!(await findPicture(disk, { ...backup, staging: '' }, picture))) count += 1;
  return count;
};
