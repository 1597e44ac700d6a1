import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { id as idSchema } from '#contract/fields/record-fields.ts';
import type { Picture, PictureSize } from '#contract/images/pictures.ts';
import { systemCode } from '../core/disk-failure.ts';
import type { Upload } from './images.ts';

const WAITING = '.waiting';
export const waitingFile = (dir: string, id: string): string => join(dir, `${id}${WAITING}`);
const COPY_NAME = /^([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/;
const UNFINISHED = /^[A-Za-z0-9_-]{22}\.tmp-[0-9a-f]+$/;
const unfinished = (id: string) => `${id}.tmp-${randomBytes(8).toString('hex')}`;

export const isId = (id: string): boolean => idSchema.safeParse(id).success;

const sync = async (path: string) => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const onlyWhenMissing = (error: unknown) => {
  if (systemCode(error) !== 'ENOENT') throw error;
  return null;
};

export const sizeOfCopy = (name: string): PictureSize[] => {
  const [, width, height] = COPY_NAME.exec(name) ?? [];
  return width && height ? [{ width: Number(width), height: Number(height) }] : [];
};

const namesIn = async (path: string) => (await readdir(path).catch(onlyWhenMissing)) ?? [];

/** Copies if the folders are on different disks, as `rename` fails then. */
const move = async (from: string, to: string) => {
  await rename(from, to).catch(async (error) => {
    if (systemCode(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
  });
};

/**
 * Removes whatever a crash left half-made or half-removed, and uploads of finished pictures. Only before the server takes
 * requests.
 */
export const sweepPictures = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dir)) {
    if (UNFINISHED.test(name)) await rm(join(dir, name), { recursive: true, force: true });
    else if (isId(name)) await rm(waitingFile(dir, name), { force: true });
  }
};

/**
 * For each picture a folder, named by its id, with its copies; and the uploads of those not made yet. Writes are durable
 * when a call resolves.
 */
export const createPictureFiles = (dir: string) => {
  const removeWaiting = async (id: string) => {
    await rm(waitingFile(dir, id), { force: true });
  };

  return {
    keep: async (id: string, upload: Upload): Promise<Upload> => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const path = waitingFile(dir, id);
      await move(upload.path, path);
      await sync(path);
      await sync(dir);
      return { ...upload, path };
    },
    findUpload: async (id: string): Promise<Upload | null> => {
      const info = isId(id) ? await stat(waitingFile(dir, id)).catch(onlyWhenMissing) : null;
      return info && { path: waitingFile(dir, id), size: info.size };
    },
    begin: async (id: string): Promise<string> => {
      const folder = join(dir, unfinished(id));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    publish: async (id: string, folder: string): Promise<void> => {
      await sync(folder);
      await rename(folder, join(dir, id));
      await sync(dir);
      await removeWaiting(id);
    },
    find: async (id: string): Promise<Picture | null> => {
      const copies = isId(id) ? (await namesIn(join(dir, id))).flatMap(sizeOfCopy) : [];
      const largest = copies.sort((a, b) => b.width - a.width)[0];
      return largest ? { id, ...largest } : null;
    },
    read: async (id: string, name: string): Promise<Buffer | null> =>
      isId(id) && COPY_NAME.test(name) ? readFile(join(dir, id, name)).catch(onlyWhenMissing) : null,
    remove: async (id: string): Promise<void> => {
      if (!isId(id)) return;
      await removeWaiting(id);
      const folder = join(dir, unfinished(id));
      const found = await rename(join(dir, id), folder).then(() => true, onlyWhenMissing);
      if (!found) return;
      await rm(folder, { recursive: true, force: true });
      await sync(dir);
    },
    list: async (): Promise<string[]> => [
      ...new Set((await namesIn(dir)).map((name) => name.replace(/\.waiting$/, '')).filter(isId)),
    ],
  };
};
