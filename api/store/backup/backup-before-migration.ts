import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { folderEntries } from './folder-entries.ts';
import { folderData } from './other-data.ts';
import { pictureListEntry } from './picture-list.ts';
import { shareUploads } from './share-uploads.ts';
import { isStoreData, UPLOADS_FOLDER } from './store-files.ts';
import { writeArchive } from './write-archive.ts';

export const backUpBeforeMigration = async (disk: Disk, folder: string, schema: number, now: Date): Promise<void> => {
  const backups = join(folder, 'backups');
  const { pictures } = await shareUploads(disk, folderData(folder).pictureFiles(), backups, { now: () => now });
  const records = (await disk.list(folder)).filter((name) => isStoreData(name) && name !== UPLOADS_FOLDER);
  const entries = async function* () {
    yield pictureListEntry(pictures);
    yield* folderEntries(folder, records);
  };
  await writeArchive(join(backups, `before-format-${schema}-${now.toISOString().replaceAll(':', '-')}.tar`), entries());
};
