import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './disk-failure.ts';

const OWN = { mode: 0o700 } as const;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Makes a folder of this user alone, and those above it that are missing. Node's own `recursive` tries for ever where the
 * one above is there and the new one is refused as missing, as /proc does.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, OWN).catch(async (error: unknown) => {
      if (systemCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
      await makeFolder(dirname(folder));
      await mkdir(folder, OWN);
    });
  } catch (error) {
    if (!(await isFolder(folder))) throw error;
  }
};
