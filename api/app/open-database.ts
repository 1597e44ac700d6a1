import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../core/disk-failure.ts';
import type { Log } from '../core/log.ts';
import { makeFolder } from '../core/make-folder.ts';
import { newId } from '../core/new-id.ts';
import { readOrMakeSharedSecret } from '../identity/postgres-secret.ts';
import { createImages } from '../images/disk-images.ts';
import { createPostgresImages } from '../images/postgres-images.ts';
import { createPostgresPictures } from '../images/postgres-pictures.ts';
import { backup } from '../store/backup/backup.ts';
import type { Frozen } from '../store/disk/disk-store.ts';
import { Connection } from '../store/postgres/connection.ts';
import { databaseData } from '../store/postgres/database-data.ts';
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import type { Storage } from './storage.ts';

/** PostgreSQL error codes for a refused sign-in, an unknown database and a missing privilege. */
const REFUSED = /^(28|3D|42501)/;

/** Leaves out the password. */
const placeOf = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

const describeDatabaseFailure = (error: unknown, url: string): unknown => {
  const code = systemCode(error);
  if (code === null || !(error instanceof Error)) return error;
  const place = placeOf(url);
  if (REFUSED.test(code)) {
    return new Error(`The database at ${place} refuses the portal: ${error.message}. Please see DATABASE_URL.`);
  }
  const isSystem = /^E[A-Z]+$/.test(code);
  return new Error(
    isSystem
      ? `The database at ${place} cannot be reached (${code}). Please see whether it is running and DATABASE_URL is right.`
      : `The database at ${place} cannot be used: ${error.message} (${code}).`,
    { cause: error },
  );
};

/** Milliseconds between touches of a folder in use; one untouched for an hour belongs to a crashed process. */
const TOUCH_MS = 5 * 60_000;
const LEFTOVER_AFTER_MS = 60 * 60_000;

const removeLeftovers = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && Date.now() - info.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
};

const createOwnFolder = async (dataDir: string) => {
  const all = join(dataDir, 'tmp');
  await makeFolder(all);
  await removeLeftovers(all);
  const folder = join(all, newId());
  const pictures = join(folder, 'pictures');
  const tempDir = join(folder, 'uploads');
  for (const each of [pictures, tempDir]) await mkdir(each, { recursive: true, mode: 0o700 });
  const touch = () => void utimes(folder, new Date(), new Date()).catch(() => {});
  const timer = setInterval(touch, TOUCH_MS).unref();
  return {
    pictures,
    tempDir,
    async remove() {
      clearInterval(timer);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const openDatabase = async (
  url: string,
  { dataDir, log, afterErasureMs }: { dataDir: string; log: Log; afterErasureMs?: number },
): Promise<Storage> => {
  const own = await createOwnFolder(dataDir);
  const database = new Connection(url);
  database.warmUp();
  const other = databaseData(database, own.tempDir);
  /** Keeps a copy that the earlier version can read, in case the newer one has to be rolled back. */
  const keepEarlier = (earlier: Frozen, format: number) => {
    const name = `before-format-${format}-${new Date().toISOString().replaceAll(':', '-')}.tar`;
    return backup({ freeze: async () => earlier }, other, join(dataDir, 'backups', name)).then(() => {});
  };
  const store = await openPostgresStore(url, { log, keepEarlier, ...(afterErasureMs && { afterErasureMs }) }).catch(
    async (error: unknown) => {
      await database.close();
      await own.remove();
      throw describeDatabaseFailure(error, url);
    },
  );
  const pictures = createPostgresPictures(database);
  const local = createImages({ dir: own.pictures, log });
  const images = createPostgresImages({ pictures, local, dir: own.pictures, log });
  return {
    store,
    images,
    other,
    sizeOf: pictures.sizeOf,
    readSecret: () => readOrMakeSharedSecret(database),
    tempDir: own.tempDir,
    lock: null,
    database,
    compact: async () => {},
    async close() {
      await images.close();
      await store.close();
      await database.close();
      await own.remove();
    },
  };
};
