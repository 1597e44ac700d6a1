import { collectionNames } from '../definitions.ts';
import { journalFirst } from '../disk/journal.ts';
import { META_FILE } from '../disk/meta-file.ts';

/** Files beside the records that belong to the data. The key is one of them, so that people stay signed in after a restore. */
export const OTHER_FILES = ['secret.key', 'uploads'];

/** True for the top-level names that are data: not the lock, the backups or anything temporary. */
export const isStoreData = (name: string): boolean =>
  name === META_FILE ||
  OTHER_FILES.includes(name) ||
  journalFirst(name) !== null ||
  collectionNames.some((collection) => name === `${collection}.json`);
