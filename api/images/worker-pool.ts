import { Failure } from '../core/failure.ts';
import type { Priority } from './priority.ts';
import { type Job, type Outcome, type Worker, WorkerTimeout } from './start-worker.ts';

export interface WorkerPoolOptions {
  start: (priority: Priority) => Worker;
  /** How many pictures are worked on at once; the others wait their turn. */
  size: number;
  /** How long one picture may take a worker of low priority, in milliseconds, before one of normal priority takes over. */
  lowPriorityMs: (job: Job) => number;
  /** How long one picture may take a worker of normal priority, in milliseconds. */
  timeoutMs: number;
  /** How long a worker without work is kept, in milliseconds. */
  idleMs: number;
  /** How many pictures may wait. */
  maxWaiting: number;
}

export interface WorkerPool {
  /** Works on one picture when its turn comes. @throws Failure `unavailable` when too many wait or the pool is closed; rejects when the worker dies. */
  run(job: Job): Promise<Outcome>;
  /** Ends every worker; jobs that run or wait are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  go(): void;
  giveUp(error: Failure): void;
}

const BUSY = 'Too many pictures are being worked on at the moment. Please try again in a few minutes.';
const CLOSING = 'The server is being restarted. Please try again in a minute.';

/**
 * Runs jobs on few worker processes, started when they are needed and ended when they have been idle for a while. They have
 * low priority; where one gets no processor time, one of normal priority repeats its job and stays while others wait.
 */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const { size, lowPriorityMs, timeoutMs, idleMs, maxWaiting } = options;
  const workers = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: Waiting[] = [];
  let running = 0;
  let closed = false;

  const waitForTurn = async () => {
    if (closed) throw new Failure('unavailable', CLOSING, { retryAfter: 60 });
    if (running < size) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new Failure('unavailable', BUSY, { retryAfter: 120 });
    await new Promise<void>((go, giveUp) => waiting.push({ go, giveUp }));
  };

  const discard = async (worker: Worker) => {
    workers.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    await worker.end();
  };

  const start = (priority: Priority): Worker => {
    const worker = options.start(priority);
    workers.add(worker);
    return worker;
  };

  const acquire = (): Worker => {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (worker.isRunning) return worker;
      workers.delete(worker);
    }
    return start('low');
  };

  const release = (worker: Worker) => {
    const stays = worker.priority === 'low' || waiting.length > 0;
    if (worker.isRunning && stays && !closed) idle.set(worker, setTimeout(() => void discard(worker), idleMs).unref());
    else void discard(worker);
  };

  const endTurn = () => {
    const next = waiting.shift();
    if (next) next.go();
    else running -= 1;
  };

  const workOn = async (worker: Worker, job: Job): Promise<Outcome> => {
    try {
      return await worker.run(job, worker.priority === 'low' ? Math.min(lowPriorityMs(job), timeoutMs) : timeoutMs);
    } finally {
      release(worker);
    }
  };

  const work = async (job: Job): Promise<Outcome> => {
    const worker = acquire();
    try {
      return await workOn(worker, job);
    } catch (error) {
      if (closed || worker.priority === 'normal' || !(error instanceof WorkerTimeout)) throw error;
      return workOn(start('normal'), job);
    }
  };

  return {
    run: async (job) => {
      await waitForTurn();
      try {
        return await work(job);
      } finally {
        endTurn();
      }
    },
    close: async () => {
      closed = true;
      for (const one of waiting.splice(0)) one.giveUp(new Failure('unavailable', CLOSING, { retryAfter: 60 }));
      await Promise.all([...workers].map(discard));
    },
  };
};
