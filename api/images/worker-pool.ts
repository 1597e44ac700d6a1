import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
import { createFairQueue, type Turn } from './fair-queue.ts';
import type { PictureQueue } from './images.ts';
import type { Priority } from './process-priority.ts';
import { type Job, type Outcome, type Worker, WorkerTimeout } from './start-worker.ts';

/** Whose picture it is, how much work it is, and what tells that nobody needs it any more. */
export interface JobTurn extends Turn {
  signal?: AbortSignal | undefined;
}

export interface WorkerPoolOptions {
  start: (priority: Priority) => Worker;
  /** How many pictures are worked on at once; senders take turns with the others. */
  size: number;
  /** How long one picture may take a worker of low priority, in milliseconds, before one of normal priority takes over. */
  lowPriorityMs: (job: Job, turn: JobTurn) => number;
  /** How long one picture may take a worker of normal priority, in milliseconds. */
  timeoutMs: number;
  /** How long a worker without work is kept, in milliseconds. */
  idleMs: number;
  /** How many pictures may wait. */
  maxWaiting: number;
}

export interface WorkerPool {
  /**
   * Works on one picture when its turn comes. @throws Failure `unavailable` when too many wait, the pool is closed or the
   * signal is aborted; rejects when the worker dies.
   */
  run(job: Job, turn: JobTurn): Promise<Outcome>;
  queue(): PictureQueue;
  /** Ends every worker; jobs that run or wait are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  go(): void;
  giveUp(error: Failure): void;
}

const BUSY = sentence(answers.picturesBusy);
const NOT_NEEDED = 'The picture is not needed any more.';
/** A shorter job is left to end when it is not needed any more: starting another worker would take as long. */
const WORTH_ENDING_MS = 500;
const CLOSING = sentence(answers.picturesClosing);

const notNeeded = () => new Failure('unavailable', NOT_NEEDED);

/**
 * Runs jobs on few worker processes, started when they are needed and ended when they have been idle for a while. They have
 * low priority; where one gets no processor time, one of normal priority repeats its job and stays while others wait.
 */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const { size, lowPriorityMs, timeoutMs, idleMs, maxWaiting } = options;
  const workers = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting = createFairQueue<Waiting>();
  let running = 0;
  let closed = false;

  const waitForTurn = async ({ signal, ...turn }: JobTurn) => {
    if (signal?.aborted) throw notNeeded();
    if (closed) throw new Failure('unavailable', CLOSING, { retryAfter: 60 });
    if (running < size) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw new Failure('unavailable', BUSY, { retryAfter: 120 });
    let leave = () => {};
    try {
      await new Promise<void>((go, giveUp) => {
        const remove = waiting.add({ go, giveUp }, turn);
        leave = () => {
          remove();
          giveUp(notNeeded());
        };
        signal?.addEventListener('abort', leave);
      });
    } finally {
      signal?.removeEventListener('abort', leave);
    }
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
    const stays = worker.priority === 'low' || waiting.size > 0;
    if (worker.isRunning && stays && !closed) idle.set(worker, setTimeout(() => void discard(worker), idleMs).unref());
    else void discard(worker);
  };

  const endTurn = () => {
    const next = waiting.next();
    if (next) next.go();
    else running -= 1;
  };

  const workOn = async (worker: Worker, job: Job, turn: JobTurn): Promise<Outcome> => {
    const end = () => void (turn.work >= WORTH_ENDING_MS && worker.end());
    turn.signal?.addEventListener('abort', end);
    try {
      if (turn.signal?.aborted) throw notNeeded();
      return await worker.run(
        job,
        worker.priority === 'low' ? Math.min(lowPriorityMs(job, turn), timeoutMs) : timeoutMs,
      );
    } catch (error) {
      throw turn.signal?.aborted ? notNeeded() : error;
    } finally {
      turn.signal?.removeEventListener('abort', end);
      release(worker);
    }
  };

  const work = async (job: Job, turn: JobTurn): Promise<Outcome> => {
    const worker = acquire();
    try {
      return await workOn(worker, job, turn);
    } catch (error) {
      if (closed || worker.priority === 'normal' || !(error instanceof WorkerTimeout)) throw error;
      return workOn(start('normal'), job, turn);
    }
  };

  return {
    run: async (job, turn) => {
      await waitForTurn(turn);
      try {
        return await work(job, turn);
      } finally {
        endTurn();
      }
    },
    queue: () => ({ running, waiting: waiting.size }),
    close: async () => {
      closed = true;
      for (let one = waiting.next(); one; one = waiting.next()) {
        one.giveUp(new Failure('unavailable', CLOSING, { retryAfter: 60 }));
      }
      await Promise.all([...workers].map(discard));
    },
  };
};
