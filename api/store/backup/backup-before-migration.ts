import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { folderEntries } from './folder-entries.ts';
import { isStoreData } from './store-files.ts';
import { writeArchive } from './write-archive.ts';

/** Backs the data up in its old format, before a migration replaces it with format `schema`. */
export const backUpBeforeMigration = async (disk: Disk, folder: string, schema: number, now: Date): Promise<void> => {
  const file = join(folder, 'backups', `before-format-${schema}-${now.toISOString().replaceAll(':', '-')}.tar`);
  await writeArchive(file, folderEntries(folder, (await disk.list(folder)).filter(isStoreData)));
};
