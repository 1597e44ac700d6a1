import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { checkArchive } from './read-archive.ts';

const isGood = (path: string): Promise<boolean> =>
  checkArchive(path).then(
    () => true,
    () => false,
  );

/** The path of the newest backup in a folder whose checksums match, or null. Names are expected to end with their time. */
export const newestGoodBackup = async (folder: string): Promise<string | null> => {
  const names = (await nodeDisk.list(folder)).filter((name) => name.endsWith('.tar'));
  const timeIn = (name: string) => /\d{4}-.*$/.exec(name)?.[0] ?? '';
  for (const name of names.sort((a, b) => (timeIn(a) < timeIn(b) ? 1 : -1))) {
    const path = join(folder, name);
    if (await isGood(path)) return path;
  }
  return null;
};
