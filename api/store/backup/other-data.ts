import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { ERASED_FILE } from '../disk/erased-ids.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { filesIn, folderEntries } from './folder-entries.ts';
import { isStoreData, KEY_FILE, UPLOADS_FOLDER } from './store-files.ts';

/** A picture file of a backup in a file of this machine. */
export interface PictureFile {
  /** Its path in a data folder. */
  name: string;
  path: string;
}

/** What a backup holds besides the records. Of each list, one has to be read before the next is asked for. */
export interface OtherData {
  /** The key that signs tokens, and the ids of everything that was erased. */
  keyAndErased(): AsyncIterable<ArchiveEntry>;
  pictures(): AsyncIterable<ArchiveEntry>;
  pictureFiles(): AsyncIterable<PictureFile>;
  /** Names and sizes of all data, about, the records included. */
  sizes(): AsyncIterable<{ name: string; size: number }>;
}

async function* pictureFilesIn(folder: string): AsyncGenerator<PictureFile> {
  for await (const { name } of filesIn(folder, [UPLOADS_FOLDER])) yield { name, path: join(folder, name) };
}

async function* sizesIn(folder: string) {
  yield* filesIn(folder, (await nodeDisk.list(folder)).filter(isStoreData));
}

/** The data of a data folder. */
export const folderData = (folder: string): OtherData => ({
  keyAndErased: () => folderEntries(folder, [KEY_FILE, ERASED_FILE]),
  pictures: () => folderEntries(folder, [UPLOADS_FOLDER]),
  pictureFiles: () => pictureFilesIn(folder),
  sizes: () => sizesIn(folder),
});
