import type { PictureSize } from '#contract/images/pictures.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { startProcess, type Worker } from '../core/start-worker.ts';
import { createWorkerHost, type WorkerHost } from '../core/worker-host.ts';

/** One picture to work on. The server decides all sizes, so that the worker imports nothing of it. */
export interface Job {
  source: string;
  folder: string;
  /** What the file's header says; the worker refuses a file that turns out otherwise. */
  stated: PictureSize;
  upright: PictureSize[];
  turned: PictureSize[];
  /** `cover` cuts off the sides where the sizes have another shape than the picture. */
  fit: 'fill' | 'cover';
}

/** `refused` if the bytes are not a valid picture; `fileError` is the file system's error code. */
export type Outcome = { largest: PictureSize } | { refused: true } | { fileError: string };

/**
 * At `low` a worker runs only when no other process wants to; at `normal` it gets a quarter of a core even when every core
 * is busy.
 */
export type Priority = 'low' | 'normal';

export type PictureWorker = Worker<Job, Outcome>;

const BUSY = sentence(serverMessages.picturesBusy);
const LEAN = ['--max-old-space-size=64', '--max-semi-space-size=1'];

export const startPictureWorker = (priority: Priority): PictureWorker =>
  startProcess({ beside: import.meta.url, name: 'resize-picture-worker' }, { flags: LEAN, args: [priority] });

export interface PictureHostOptions {
  start: (priority: Priority) => PictureWorker;
  timeoutMs: number;
  idleMs: number;
}

const WAITING_MAX = 1000;

/** Pictures are made at low priority; where a worker gets no processor time, one of normal priority repeats its picture. */
export const createPictureHost = ({ start, timeoutMs, idleMs }: PictureHostOptions): WorkerHost<Job, Outcome> =>
  createWorkerHost({
    start: () => start('low'),
    // A second, and a tenth for each megapixel, or three times what an idle core needs.
    limitMs: ({ stated }, { work = 0 }) =>
      Math.min(Math.max(1000 + (stated.width * stated.height) / 10_000, work * 3), timeoutMs),
    second: { start: () => start('normal'), limitMs: () => timeoutMs },
    idleMs,
    admit: (_, { size }) => {
      if (size >= WAITING_MAX) throw new Failure('unavailable', BUSY, { retryAfter: 120 });
    },
  });
