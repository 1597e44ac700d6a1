import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import { dirname, extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker as Thread } from 'node:worker_threads';
import { abortWith } from './abort-with.ts';
import type { Answer } from './serve-jobs.ts';

/** A process or a thread that works on one job at a time. It does not keep the server running while it has none. */
export interface Worker<Job, Outcome> {
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  /**
   * Rejects when it ends before it is done, with `WorkerCrash` when that was the job's doing; ends it itself after `limitMs`, and
   * rejects with `WorkerTimeout`.
   */
  run(job: Job, limitMs: number): Promise<Outcome>;
  /** Ends it at once, even while it works. */
  end(): Promise<void>;
}

/** A worker did not finish its job in time. */
export class WorkerTimeout extends Error {
  override name = 'WorkerTimeout';
}

/** A worker was ended by its job, as it is where memory ends. */
export class WorkerCrash extends Error {
  override name = 'WorkerCrash';
}

/** Begins to measure; returns what tells how many milliseconds of its limit a job has used. */
export type Stopwatch = () => () => number;

const elapsed: Stopwatch = () => {
  const begun = performance.now();
  return () => performance.now() - begun;
};

const CHECK_EVERY_MS = 25;
/** Where there are no signals, what V8 ends a process with that has no memory left. */
const ABORTED = 134;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

interface Started {
  /** Emits `message`, `exit`, and `error` when it cannot be started, reached or does not catch one. */
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
  const gone = lost.catch(() => {});
  const waitFor = abortWith(lost);
  const end = async () => {
    isRunning = false;
    isEnded = true;
    kill();
    await gone;
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

/**
 * Whoever starts a worker, by `import.meta.url`, and the name of the worker's file beside it. In development and in tests that is
 * the source, run by tsx; built, it lies beside the server's file.
 */
interface Entry {
  beside: string;
  name: string;
}

const fileOf = ({ beside, name }: Entry) => {
  const here = fileURLToPath(beside);
  const extension = extname(here);
  return { path: join(dirname(here), `${name}${extension}`), isSource: extension === '.ts' };
};

/** Starts a process. Its environment holds no secrets; one malloc arena halves its memory. */
export const startProcess = <Job, Outcome>(
  entry: Entry,
  { flags = [], args = [] }: { flags?: readonly string[]; args?: readonly string[] },
): Worker<Job, Outcome> => {
  const { path, isSource } = fileOf(entry);
  const child = fork(path, args, {
    execArgv: [...flags, ...(isSource ? ['--import', 'tsx'] : [])],
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const send = (job: object) => child.send(job);
  return toWorker({ events: child, pid: child.pid, send, kill: () => child.kill('SIGKILL') }, elapsed);
};

/** Starts a thread. It has no access to the environment. */
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
