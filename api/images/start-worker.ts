import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureSize } from '#contract/images/pictures.ts';
import { abortWith } from '../core/abort-with.ts';
import type { Priority } from './process-priority.ts';

/** One picture to work on. The server has decided all sizes, so that the worker imports nothing of it. */
export interface Job {
  source: string;
  /** A folder of its own, into which the copies are written. */
  folder: string;
  /** What the file's header says; the worker refuses a file that turns out otherwise. */
  stated: PictureSize;
  /** The copies to make, smallest first, when the picture stands upright in its file. */
  upright: PictureSize[];
  /** The copies to make when its orientation swaps width and height. */
  turned: PictureSize[];
}

/** The size of the largest copy made, or that the bytes are not a valid picture, or the file system's error code. */
export type Outcome = { largest: PictureSize } | { refused: true } | { fileError: string };

/** A worker did not finish its picture in time. */
export class WorkerTimeout extends Error {}

/** A process that works on one picture at a time. */
export interface Worker {
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  readonly priority: Priority;
  /** Rejects when the process ends before it is done; ends it itself after `timeoutMs`, and rejects with `WorkerTimeout`. */
  run(job: Job, timeoutMs: number): Promise<Outcome>;
  /** Ends the process at once, even while it works. */
  end(): Promise<void>;
}

const here = fileURLToPath(import.meta.url);
/** Built, the worker lies beside the server's file; in development and in tests it is the source, run by tsx. */
const ENTRY = here.endsWith('.ts') ? 'clean-picture-worker.ts' : 'image-worker.js';
const LEAN = ['--max-old-space-size=64', '--max-semi-space-size=1'];

/** Starts a worker process. Its environment holds no secrets; one malloc arena halves its memory. */
export const startWorkerProcess = (priority: Priority): Worker => {
  const child = fork(join(dirname(here), ENTRY), [priority], {
    execArgv: ENTRY.endsWith('.ts') ? [...LEAN, '--import', 'tsx'] : LEAN,
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A process that cannot be started emits this too; whoever waits learns it from `lost`.
  child.on('error', () => {});
  let isRunning = true;
  const lost = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  void lost.then(() => {
    isRunning = false;
  });
  const waitFor = abortWith(
    lost.then(() => {
      throw new Error('The image worker ended before it was done.');
    }),
  );
  const end = async () => {
    isRunning = false;
    child.kill('SIGKILL');
    await lost;
  };
  const run = async (job: Job, timeoutMs: number): Promise<Outcome> => {
    const stop = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void end();
    }, timeoutMs);
    const answer = once(child, 'message', { signal: stop.signal }).then(([outcome]) => outcome as Outcome);
    try {
      child.send(job, (error) => error && void end());
      return await waitFor(answer);
    } catch (error) {
      throw late ? new WorkerTimeout('The image worker did not finish in time.', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      answer.catch(() => {});
      stop.abort();
    }
  };
  return {
    pid: child.pid,
    get isRunning() {
      return isRunning;
    },
    priority,
    run,
    end,
  };
};
