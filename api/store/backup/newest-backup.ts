import { dirname, join } from 'node:path';
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
export const newestGoodBackup = async (backups: string): Promise<GoodBackup | null> => {
  const names = (await nodeDisk.list(backups)).filter((name) => name.endsWith('.tar'));
  const timeIn = (name: string) => /\d{4}-.*$/.exec(name)?.[0] ?? '';
  for (const name of names.sort((a, b) => (timeIn(a) < timeIn(b) ? 1 : -1))) {
    const found = await checkBackup(join(backups, name));
    if (found) return found;
  }
  return null;
};
