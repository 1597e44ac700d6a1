import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { type Entry, readArchive } from './archive.ts';

/** The path of the newest backup in a folder whose checksums match, or null. Names are expected to sort by time. */
export const newestGoodBackup = async (folder: string): Promise<string | null> => {
  const names = (await nodeDisk.list(folder)).filter((name) => name.endsWith('.tar'));
  const age = (name: string) => /\d{4}-.*$/.exec(name)?.[0] ?? '';
  for (const name of names.sort((a, b) => (age(a) < age(b) ? 1 : -1))) {
    const path = join(folder, name);
    const drain = async ({ slices }: Entry) => {
      for await (const _ of slices);
    };
    if (
      await readArchive(path, drain).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
};
