import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { ERASED_FILE } from '../disk/erased-ids.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { filesIn, folderEntries } from './folder-entries.ts';
import { isStoreData, KEY_FILE, UPLOADS_FOLDER } from './store-files.ts';

export interface PictureFile {
  name: string;
  path: string;
}

/** Each item of a list has to be read before the next one is asked for. */
export interface OtherData {
  keyAndErased(): AsyncIterable<ArchiveEntry>;
  pictures(): AsyncIterable<ArchiveEntry>;
  pictureFiles(): AsyncIterable<PictureFile>;
  sizes(): AsyncIterable<{ name: string; size: number }>;
}

async function* pictureFilesIn(folder: string): AsyncGenerator<PictureFile> {
  for await (const { name } of filesIn(folder, [UPLOADS_FOLDER])) yield { name, path: join(folder, name) };
}

async function* sizesIn(folder: string) {
  yield* filesIn(folder, (await nodeDisk.list(folder)).filter(isStoreData));
}

export const folderData = (folder: string): OtherData => ({
  keyAndErased: () => folderEntries(folder, [KEY_FILE, ERASED_FILE]),
  pictures: () => folderEntries(folder, [UPLOADS_FOLDER]),
  pictureFiles: () => pictureFilesIn(folder),
  sizes: () => sizesIn(folder),
});
