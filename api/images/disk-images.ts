import { rm } from 'node:fs/promises';
import { type PictureSize, pictureSizes } from '#contract/images/pictures.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { diskFailure, isDiskUnavailable, systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Log } from '../core/log.ts';
import type { JobTurn, WorkerHost } from '../core/worker-host.ts';
import { checkUpload, largestCopy, notAPicture, type UploadSentences } from './check-upload.ts';
import type { Images, Upload } from './images.ts';
import type { PictureCost } from './picture-cost.ts';
import { createPictureFiles, isId } from './picture-files.ts';
import {
  createPictureHost,
  type Job,
  type Outcome,
  type PictureHostOptions,
  startPictureWorker,
} from './picture-workers.ts';

export interface ImagesOptions extends Partial<PictureHostOptions> {
  dir: string;
  log: Log;
}

const WORKER_DIED = sentence(serverMessages.pictureNotProcessed);

/** The most an ordinary photo costs: such pictures have a worker of their own and never wait for costly ones. */
const QUICK: PictureCost = { work: 1200, memory: 130_000_000 };

const makeCopies = async (host: WorkerHost<Job, Outcome>, log: Log, job: Job, turn: JobTurn): Promise<Outcome> => {
  try {
    return await host.run(job, turn);
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

const turnOf = ({ sender }: Upload, { work }: PictureCost, signal: AbortSignal | undefined): JobTurn => ({
  sender: sender?.key ?? '',
  isStaff: sender?.isStaff ?? true,
  work,
  signal,
});

/** Keeps pictures on disk and makes them in child processes of low priority. Call `sweepPictures` first. */
export const createImages = (options: ImagesOptions): Images => {
  const { dir, log, timeoutMs = 60_000, idleMs = 30_000, start = startPictureWorker } = options;
  const files = createPictureFiles(dir);
  const createHost = () => createPictureHost({ start, timeoutMs, idleMs });
  const hosts = { quick: createHost(), costly: createHost() };

  const save: Images['save'] = async (id, upload, { square, ...sentences }, signal) => {
    const { stated, cost } = await checkUpload(upload, sentences);
    const upright = pictureSizes(largestCopy(stated, square));
    const turned = pictureSizes(largestCopy({ width: stated.height, height: stated.width }, square));
    const isQuick = cost.work <= QUICK.work && cost.memory <= QUICK.memory;
    const folder = await files.begin(id);
    try {
      const fit = square ? ('cover' as const) : ('fill' as const);
      const job = { source: upload.path, folder, stated, upright, turned, fit };
      const host = isQuick ? hosts.quick : hosts.costly;
      const largest = sizeOf(await makeCopies(host, log, job, turnOf(upload, cost, signal)), sentences);
      await files.publish(id, folder);
      return { id, ...largest };
    } catch (error) {
      // What cannot be removed now is swept at the next start.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
      throw error;
    }
  };

  const withDiskFailure = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!isDiskUnavailable(systemCode(error))) throw error;
      log.error('image.write-failed', { code: systemCode(error) });
      throw diskFailure();
    }
  };

  return {
    check: async (upload, sentences) => void (await checkUpload(upload, sentences)),
    keep: (id, upload) => withDiskFailure(files.keep(id, upload)),
    findUpload: files.findUpload,
    save: async (id, upload, rules, signal) => {
      if (!isId(id)) throw new Error('A picture needs a record id.');
      return withDiskFailure(save(id, upload, rules, signal));
    },
    find: files.find,
    read: async (id, name) => {
      const bytes = await files.read(id, name);
      return bytes && { bytes, type: 'image/webp' };
    },
    remove: files.remove,
    list: files.list,
    queue: () => {
      const [quick, costly] = [hosts.quick.queue(), hosts.costly.queue()];
      return { running: quick.running + costly.running, waiting: quick.waiting + costly.waiting };
    },
    close: async () => void (await Promise.all([hosts.quick.close(), hosts.costly.close()])),
  };
};
