import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../core/log.ts';
import { readOrMakeSecret } from '../identity/secret.ts';
import { createImages } from '../images/disk-images.ts';
import { pictureBytes } from '../images/picture-bytes.ts';
import { sweepPictures } from '../images/picture-files.ts';
import { folderData } from '../store/backup/other-data.ts';
import { openStore } from '../store/disk/open-store.ts';
import type { Env } from './env.ts';
import type { Storage } from './storage.ts';

interface FolderParts {
  log: Log;
  now: () => Date;
  hasRoom: (bytes: number) => Promise<boolean>;
}

const emptyFolder = async (folder: string): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/**
 * The data folder belongs to this process from then on.
 * @throws Error with a readable message if it cannot be used.
 */
export const openFolder = async (
  env: Pick<Env, 'DATA_DIR' | 'ERASE_AFTER_MS'>,
  { log, now, hasRoom }: FolderParts,
): Promise<Storage> => {
  const store = await openStore(env.DATA_DIR, { log, now, afterErasureMs: env.ERASE_AFTER_MS, hasRoom });
  const uploads = join(env.DATA_DIR, 'uploads');
  await sweepPictures(uploads);
  const images = createImages({ dir: uploads, log });
  return {
    store,
    images,
    other: folderData(env.DATA_DIR),
    sizeOf: (id) => pictureBytes(uploads, id),
    readSecret: () => readOrMakeSecret(env.DATA_DIR),
    tempDir: await emptyFolder(join(env.DATA_DIR, 'tmp')),
    lock: store.lock,
    database: null,
    compact: () => store.compact(),
    async close(options) {
      await images.close();
      await store.close(options);
    },
  };
};
