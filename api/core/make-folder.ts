import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './disk-failure.ts';

const OWN = { mode: 0o700 } as const;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Node's own `recursive` retries forever if the parent exists and the folder is refused as missing, as in /proc. */
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
