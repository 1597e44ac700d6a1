import { journalFirst } from '../disk/journal.ts';
import { META_FILE } from '../disk/meta-file.ts';
import { snapshotCollection } from '../disk/snapshot-file.ts';

/** Part of a backup, so that people stay signed in after a restore. */
export const KEY_FILE = 'secret.key';
export const UPLOADS_FOLDER = 'uploads';
/** Suffix of an upload whose picture is not made yet. */
export const WAITING_ENDING = '.waiting';
const OTHER_FILES: readonly string[] = [KEY_FILE, UPLOADS_FOLDER];

/** True for the names in a data folder that are data: not the lock, the backups or temporary files. */
export const isStoreData = (name: string): boolean =>
  name === META_FILE ||
  OTHER_FILES.includes(name) ||
  journalFirst(name) !== null ||
  snapshotCollection(name) !== undefined;
