import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, pictureSizes } from '#contract/pictures.ts';
import { id as idSchema } from '#contract/record-fields.ts';
import { diskFailure, isDiskUnavailable, systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Log } from '../core/log.ts';
import { checkUpload, largestCopy, notAPicture, type UploadSentences } from './check-upload.ts';
import type { Images, Upload } from './images.ts';
import type { Priority } from './priority.ts';
import { type Job, type Outcome, startWorkerProcess, type Worker } from './start-worker.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

export interface ImagesOptions {
  /** The folder of all pictures: a folder for each, named by its id, that holds its copies. Made when missing. */
  dir: string;
  log: Log;
  /** How many pictures are worked on at once. One needs about 150 MB while it works. */
  workers?: number;
  /** How long one picture may take a worker of normal priority, in milliseconds. */
  timeoutMs?: number;
  /** How long a worker without work is kept, in milliseconds. */
  idleMs?: number;
  start?: (priority: Priority) => Worker;
}

const WORKER_DIED = 'The picture could not be processed just now. Please try again.';
const COPY_NAME = /^[1-9]\d{0,4}x[1-9]\d{0,4}\.webp$/;
const UNFINISHED = /^[A-Za-z0-9_-]{22}\.tmp-[0-9a-f]+$/;
const unfinished = (id: string) => `${id}.tmp-${randomBytes(8).toString('hex')}`;
const isId = (id: string) => idSchema.safeParse(id).success;

/** A second, and a tenth for each megapixel: at least five times what an idle core needs. */
const lowPriorityMs = ({ stated }: Job) => 1000 + (stated.width * stated.height) / 10_000;

const syncFolder = async (path: string) => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Removes what a crash left half-made or half-removed. Only before the server takes requests. */
export const sweepPictures = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dir)) {
    if (UNFINISHED.test(name)) await rm(join(dir, name), { recursive: true, force: true });
  }
};

const makeCopies = async (pool: WorkerPool, log: Log, job: Job): Promise<Outcome> => {
  try {
    return await pool.run(job);
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.warn('image.worker-lost', { pixels: job.stated.width * job.stated.height });
    throw new Failure('unavailable', WORKER_DIED, { retryAfter: 10 });
  }
};

const sizeOf = (outcome: Outcome, sentences: UploadSentences): PictureSize => {
  if ('largest' in outcome) return outcome.largest;
  if ('refused' in outcome) throw notAPicture(sentences);
  throw Object.assign(new Error('A copy could not be written.'), { code: outcome.fileError });
};

const save = async (
  pool: WorkerPool,
  { dir, log }: ImagesOptions,
  id: string,
  upload: Upload,
  said: UploadSentences,
) => {
  const stated = await checkUpload(upload, said);
  const upright = pictureSizes(largestCopy(stated));
  const turned = pictureSizes(largestCopy({ width: stated.height, height: stated.width }));
  const folder = join(dir, unfinished(id));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const outcome = await makeCopies(pool, log, { source: upload.path, folder, stated, upright, turned });
    const largest = sizeOf(outcome, said);
    await syncFolder(folder);
    await rename(folder, join(dir, id));
    await syncFolder(dir);
    return { id, ...largest };
  } catch (error) {
    // What cannot be removed now is swept at the next start.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    if (!isDiskUnavailable(systemCode(error))) throw error;
    log.error('image.write-failed', { code: systemCode(error) });
    throw diskFailure();
  }
};

const onlyWhenMissing = (error: unknown) => {
  if (systemCode(error) !== 'ENOENT') throw error;
  return null;
};

const remove = async (dir: string, id: string) => {
  if (!isId(id)) return;
  const folder = join(dir, unfinished(id));
  const found = await rename(join(dir, id), folder).then(() => true, onlyWhenMissing);
  if (!found) return;
  await rm(folder, { recursive: true, force: true });
  await syncFolder(dir);
};

/** Pictures kept on disk, made by child processes of low priority. Call `sweepPictures` before. */
export const createImages = (options: ImagesOptions): Images => {
  const { dir, workers = 1, timeoutMs = 60_000, idleMs = 30_000, start = startWorkerProcess } = options;
  const pool = createWorkerPool({ start, size: workers, lowPriorityMs, timeoutMs, idleMs, maxWaiting: 500 });
  return {
    save: async (id, upload, sentences) => {
      if (!isId(id)) throw new Error('A picture needs a record id.');
      return save(pool, options, id, upload, sentences);
    },
    read: async (id, name) => {
      if (!isId(id) || !COPY_NAME.test(name)) return null;
      const bytes = await readFile(join(dir, id, name)).catch(onlyWhenMissing);
      return bytes && { bytes, type: 'image/webp' };
    },
    remove: (id) => remove(dir, id),
    list: async () => ((await readdir(dir).catch(onlyWhenMissing)) ?? []).filter(isId),
    close: () => pool.close(),
  };
};
