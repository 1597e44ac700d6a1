import { dirname, join } from 'node:path';
import type { DamagedDataError } from '../disk/damaged-data-error.ts';
import { nodeDisk } from '../disk/disk.ts';
import { checkArchive, readPictureList } from './read-archive.ts';
import { countMissingPictures } from './restore-pictures.ts';

interface GoodBackup {
  path: string;
  missingPictures: number;
}

const checkBackup = async (path: string): Promise<GoodBackup | null> => {
  try {
    await checkArchive(path);
    const listed = await readPictureList(path);
    const folder = dirname(dirname(path));
    return { path, missingPictures: await countMissingPictures(nodeDisk, { archive: path, folder, listed }) };
  } catch {
    return null;
  }
};

/** Null if there is none; names are expected to end with their time. */
const newestGoodBackup = async (backups: string): Promise<GoodBackup | null> => {
  const names = (await nodeDisk.list(backups)).filter((name) => name.endsWith('.tar'));
  const timeIn = (name: string) => /\d{4}-.*$/.exec(name)?.[0] ?? '';
  for (const name of names.sort((a, b) => (timeIn(a) < timeIn(b) ? 1 : -1))) {
    const found = await checkBackup(join(backups, name));
    if (found) return found;
  }
  return null;
};

export const suggestRestore = async (damage: DamagedDataError, folder: string): Promise<Error> => {
  const backup = await newestGoodBackup(join(folder, 'backups'));
  const option = backup?.missingPictures ? ' --without-missing-pictures' : '';
  const lacks = backup?.missingPictures ? ` (${backup.missingPictures} of its picture files are missing)` : '';
  const suggestion = backup
    ? `The newest good backup is ${backup.path}${lacks}; "npm run restore -- ${backup.path}${option}" restores it and keeps the present data in "backups".`
    : 'There is no good backup in its folder "backups"; please restore one from elsewhere.';
  return new Error(`${damage.message} Nothing was changed. ${suggestion}`, { cause: damage });
};
