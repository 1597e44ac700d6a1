import { Failure } from '../core/failure.ts';
import type { Pace } from './give-way.ts';
import { type Job, type Outcome, TookTooLong, type Worker } from './worker-process.ts';

export interface WorkerPoolOptions {
  start: (pace: Pace) => Worker;
  /** How many pictures are worked on at once; the others wait their turn. */
  size: number;
  /** How long one picture may take a patient worker, in milliseconds, until a pressed one takes its place. */
  patienceMs: (job: Job) => number;
  /** How long one picture may take a pressed worker, in milliseconds. */
  timeoutMs: number;
  /** How long a worker without work is kept, in milliseconds. */
  idleMs: number;
  /** How many pictures may wait. */
  maxWaiting: number;
}

export interface WorkerPool {
  /** Works on one picture when its turn comes. @throws Failure `unavailable` when too many wait or the pool is closed; rejects when the worker dies. */
  run(job: Job): Promise<Outcome>;
  /** Ends every worker; what is under way or waits is given up. */
  close(): Promise<void>;
}

interface Waiting {
  go(): void;
  giveUp(error: Failure): void;
}

const BUSY = 'Too many pictures are being worked on at the moment. Please try again in a few minutes.';
const CLOSING = 'The server is being restarted. Please try again in a minute.';

/**
 * Runs jobs on few worker processes, started when they are needed and ended when they have been idle for a while. They give way
 * to everything else; where that leaves one nothing, a pressed one does its job again and stays for what waits.
 */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const { size, patienceMs, timeoutMs, idleMs, maxWaiting } = options;
  const workers = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: Waiting[] = [];
  let running = 0;
  let closed = false;

  const turn = async () => {
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

  const start = (pace: Pace): Worker => {
    const worker = options.start(pace);
    workers.add(worker);
    return worker;
  };

  const take = (): Worker => {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (worker.alive) return worker;
      workers.delete(worker);
    }
    return start('patient');
  };

  const giveBack = (worker: Worker) => {
    const stays = worker.pace === 'patient' || waiting.length > 0;
    if (worker.alive && stays && !closed) idle.set(worker, setTimeout(() => void discard(worker), idleMs).unref());
    else void discard(worker);
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next.go();
    else running -= 1;
  };

  const workOn = async (worker: Worker, job: Job): Promise<Outcome> => {
    try {
      return await worker.run(job, worker.pace === 'patient' ? Math.min(patienceMs(job), timeoutMs) : timeoutMs);
    } finally {
      giveBack(worker);
    }
  };

  const work = async (job: Job): Promise<Outcome> => {
    const worker = take();
    try {
      return await workOn(worker, job);
    } catch (error) {
      if (closed || worker.pace === 'pressed' || !(error instanceof TookTooLong)) throw error;
      return workOn(start('pressed'), job);
    }
  };

  return {
    run: async (job) => {
      await turn();
      try {
        return await work(job);
      } finally {
        leave();
      }
    },
    close: async () => {
      closed = true;
      for (const one of waiting.splice(0)) one.giveUp(new Failure('unavailable', CLOSING, { retryAfter: 60 }));
      await Promise.all([...workers].map(discard));
    },
  };
};
