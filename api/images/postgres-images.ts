import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Log } from '../core/log.ts';
import type { Images } from './images.ts';
import { isId, sizeOfCopy, waitingFile } from './picture-files.ts';
import type { createPostgresPictures } from './postgres-pictures.ts';

/** Milliseconds; kept short as another process may erase the picture. */
const KEEP_MS = 30_000;

/** Caches the latest bytes read, up to `maxBytes`, each for half a minute. */
const createPictureCache = (maxBytes: number) => {
  const entries = new Map<string, { bytes: Uint8Array; until: number }>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes.byteLength ?? 0;
    entries.delete(key);
  };
  const dropOld = () => {
    timer = undefined;
    for (const [key, { until }] of entries) if (until <= performance.now()) drop(key);
    if (entries.size > 0) dropLater();
  };
  const dropLater = () => {
    timer ??= setTimeout(dropOld, KEEP_MS).unref();
  };

  return {
    get: (key: string): Uint8Array | undefined => entries.get(key)?.bytes,
    set(key: string, bytes: Uint8Array): void {
      if (bytes.byteLength > maxBytes / 4) return;
      drop(key);
      entries.set(key, { bytes, until: performance.now() + KEEP_MS });
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
      dropLater();
    },
    forget(start: string): void {
      for (const key of entries.keys()) if (key.startsWith(start)) drop(key);
    },
    close(): void {
      clearTimeout(timer);
      entries.clear();
      total = 0;
    },
  };
};

const DATABASE_UNAVAILABLE = sentence(serverMessages.picturesUnavailable);
const CACHE_BYTES = 32 * 1024 * 1024;

interface PostgresImagesParts {
  pictures: ReturnType<typeof createPostgresPictures>;
  local: Images;
  dir: string;
  log: Log;
}

export const createPostgresImages = ({ pictures, local, dir, log }: PostgresImagesParts): Images => {
  const cache = createPictureCache(CACHE_BYTES);

  const available = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      log.error('image.database-failed', { code: systemCode(error) });
      throw new Failure('unavailable', DATABASE_UNAVAILABLE, { retryAfter: 30 });
    }
  };

  const copiesOf = async (id: string) => {
    const names = (await readdir(join(dir, id))).filter((name) => sizeOfCopy(name).length > 0);
    return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(dir, id, name)) })));
  };

  return {
    check: local.check,
    async keep(id, upload) {
      await available(readFile(upload.path).then((bytes) => pictures.keep(id, bytes)));
      return local.keep(id, upload);
    },
    async findUpload(id) {
      const here = await local.findUpload(id);
      if (here || !isId(id)) return here;
      const bytes = await available(pictures.findUpload(id));
      if (!bytes) return null;
      const path = waitingFile(dir, id);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
      return { path, size: bytes.byteLength };
    },
    async save(id, upload, rules, signal) {
      const picture = await local.save(id, upload, rules, signal);
      try {
        await available(copiesOf(id).then((copies) => pictures.publish(id, copies)));
      } finally {
        // Copies that stayed would be in the way of the next attempt.
        await local.remove(id);
      }
      return picture;
    },
    async find(id) {
      const names = isId(id) ? await available(pictures.names(id)) : [];
      const largest = names.flatMap(sizeOfCopy).sort((a, b) => b.width - a.width)[0];
      return largest ? { id, ...largest } : null;
    },
    async read(id, name) {
      if (!isId(id) || sizeOfCopy(name).length === 0) return null;
      const key = `${id}/${name}`;
      const bytes = cache.get(key) ?? (await available(pictures.read(id, name)));
      if (!bytes) return null;
      cache.set(key, bytes);
      return { bytes, type: 'image/webp' };
    },
    async remove(id) {
      if (!isId(id)) return;
      cache.forget(`${id}/`);
      await local.remove(id);
      await pictures.remove(id);
    },
    list: () => available(pictures.list()),
    queue: local.queue,
    async close() {
      cache.close();
      await local.close();
    },
  };
};
