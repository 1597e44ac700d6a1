import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import { dirname, extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker as Thread } from 'node:worker_threads';
import { abortWith } from './abort-with.ts';
import type { Answer } from './serve-jobs.ts';

/** One job at a time; an idle worker does not keep the server running. */
export interface Worker<Job, Outcome> {
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  /** Rejects with `WorkerTimeout` after `limitMs`, having ended the worker, and with `WorkerCrash` if the job made it crash. */
  run(job: Job, limitMs: number): Promise<Outcome>;
  end(): Promise<void>;
}

export class WorkerTimeout extends Error {
  override name = 'WorkerTimeout';
}

export class WorkerCrash extends Error {
  override name = 'WorkerCrash';
}

/** Starts measuring; returns a function for the milliseconds that a job has used of its limit. */
export type Stopwatch = () => () => number;

const elapsed: Stopwatch = () => {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
};

const CHECK_EVERY_MS = 25;
/** V8's exit code when memory runs out, on systems without signals. */
const ABORTED = 134;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

interface Started {
  events: EventEmitter;
  pid?: number | undefined;
  send(job: unknown): void;
  kill(): void;
}

const toWorker = <Job, Outcome>({ events, pid, send, kill }: Started, stopwatch: Stopwatch): Worker<Job, Outcome> => {
  let [isRunning, isEnded] = [true, false];
  const lost = new Promise<never>((_, reject) => {
    const lose = (reason: Error) => {
      isRunning = false;
      reject(reason);
    };
    events.on('error', (error: Error & { code?: string }) =>
      lose(error.code === OUT_OF_MEMORY ? new WorkerCrash('The worker ran out of memory.', { cause: error }) : error),
    );
    events.once('exit', (code: number | null, signal?: string | null) => {
      const isCrash = !isEnded && (typeof signal === 'string' || code === ABORTED);
      lose(isCrash ? new WorkerCrash('The worker has crashed.') : new Error('The worker has ended.'));
    });
  });
  const ended = lost.catch(() => {});
  const waitFor = abortWith(lost);
  const end = async () => {
    isRunning = false;
    isEnded = true;
    kill();
    await ended;
  };
  return {
    pid,
    get isRunning() {
      return isRunning;
    },
    async run(job, limitMs) {
      const used = stopwatch();
      let isLate = false;
      const watch = setInterval(() => {
        if (isLate || used() <= limitMs) return;
        isLate = true;
        void end();
      }, CHECK_EVERY_MS);
      try {
        send(job);
        const [answer]: Answer<Outcome>[] = await waitFor(once(events, 'message'));
        if (answer && 'outcome' in answer) return answer.outcome;
        throw new Error(answer?.failed);
      } catch (error) {
        throw isLate ? new WorkerTimeout('The worker did not finish in time.', { cause: error }) : error;
      } finally {
        clearInterval(watch);
      }
    },
    end,
  };
};

interface Entry {
  beside: string;
  name: string;
}

const fileOf = ({ beside, name }: Entry) => {
  const here = fileURLToPath(beside);
  const extension = extname(here);
  return { path: join(dirname(here), `${name}${extension}`), isSource: extension === '.ts' };
};

/**
 * The environment holds no secrets. A single malloc arena halves the memory. With a fixed threshold glibc returns large blocks to
 * the system as soon as they are freed; by default it raises the threshold after each of them and keeps later ones.
 */
export const startProcess = <Job, Outcome>(
  entry: Entry,
  { flags = [], args = [] }: { flags?: readonly string[]; args?: readonly string[] },
): Worker<Job, Outcome> => {
  const { path, isSource } = fileOf(entry);
  const child = fork(path, args, {
    execArgv: [...flags, ...(isSource ? ['--import', 'tsx'] : [])],
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const send = (job: object) => child.send(job);
  return toWorker({ events: child, pid: child.pid, send, kill: () => child.kill('SIGKILL') }, elapsed);
};

/** The thread has no access to the environment. */
export const startThread = <Job, Outcome>(
  entry: Entry,
  { limits, stopwatch = elapsed }: { limits?: ResourceLimits; stopwatch?: Stopwatch } = {},
): Worker<Job, Outcome> => {
  const { path, isSource } = fileOf(entry);
  // In a thread of Node 20 tsx has to be registered by a script.
  const source = JSON.stringify(pathToFileURL(path));
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  const thread = new Thread(isSource ? load : path, {
    env: {},
    execArgv: [],
    eval: isSource,
    ...(limits && { resourceLimits: limits }),
  });
  thread.unref();
  const send = (job: unknown) => thread.postMessage(job);
  return toWorker({ events: thread, send, kill: () => void thread.terminate() }, stopwatch);
};
