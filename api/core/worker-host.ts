import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from './failure.ts';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
import { type Worker, WorkerTimeout } from './start-worker.ts';

export interface JobTurn extends Turn {
  signal?: AbortSignal | undefined;
}

interface Kind<Job, Outcome> {
  start: () => Worker<Job, Outcome>;
  /** Milliseconds that a job may take. */
  limitMs: (job: Job, turn: JobTurn) => number;
}

export interface WorkerHostOptions<Job, Outcome> extends Kind<Job, Outcome> {
  /** Retries a job that took too long, and stays while others wait. */
  second?: Kind<Job, Outcome>;
  /** Milliseconds that an idle worker is kept. */
  idleMs: number;
  /** Throws if no other job of this sender, or of anyone, may wait. */
  admit?: (turn: JobTurn, waiting: Pick<FairQueue<unknown>, 'size' | 'countOf'>) => void;
}

export interface WorkerHost<Job, Outcome> {
  /** @throws Failure `unavailable` if the host is closed or the signal aborted, or what `admit` or the worker throws. */
  run(job: Job, turn: JobTurn): Promise<Outcome>;
  queue(): { running: number; waiting: number };
  close(): Promise<void>;
}

interface Waiting {
  go(): void;
  giveUp(error: Failure): void;
}

/** A shorter job may finish when it is no longer needed, as starting another worker would take as long. */
const WORTH_ENDING_MS = 500;

const notNeeded = () => new Failure('unavailable', 'This is not needed any more.');
const closing = () => new Failure('unavailable', sentence(serverMessages.picturesClosing), { retryAfter: 60 });

export const createWorkerHost = <Job, Outcome>(options: WorkerHostOptions<Job, Outcome>): WorkerHost<Job, Outcome> => {
  const { second, idleMs, admit } = options;
  const waiting = createFairQueue<Waiting>();
  let current: { kind: Kind<Job, Outcome>; worker: Worker<Job, Outcome> } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isClosed = false;

  const waitForTurn = async ({ signal, ...turn }: JobTurn) => {
    admit?.(turn, waiting);
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

  const endWorker = async () => {
    clearTimeout(idle);
    const ending = current?.worker;
    current = null;
    await ending?.end();
  };

  const start = (kind: Kind<Job, Outcome>) => {
    current = { kind, worker: kind.start() };
    return current;
  };

  const workOn = async ({ kind, worker }: NonNullable<typeof current>, job: Job, turn: JobTurn): Promise<Outcome> => {
    const end = () => void ((turn.work ?? 0) >= WORTH_ENDING_MS && worker.end());
    turn.signal?.addEventListener('abort', end);
    try {
      return await worker.run(job, kind.limitMs(job, turn));
    } finally {
      turn.signal?.removeEventListener('abort', end);
      const stays = worker.isRunning && (kind !== second || waiting.size > 0);
      if (stays) idle = setTimeout(() => void endWorker(), idleMs).unref();
      else void endWorker();
    }
  };

  const work = async (job: Job, turn: JobTurn): Promise<Outcome> => {
    if (turn.signal?.aborted) throw notNeeded();
    clearTimeout(idle);
    const hosted = current?.worker.isRunning ? current : start(options);
    try {
      return await workOn(hosted, job, turn);
    } catch (error) {
      const isRepeated = !isClosed && !turn.signal?.aborted && hosted.kind !== second && error instanceof WorkerTimeout;
      if (!second || !isRepeated) throw error;
      return workOn(start(second), job, turn);
    }
  };

  return {
    async run(job, turn) {
      if (turn.signal?.aborted) throw notNeeded();
      if (isClosed) throw closing();
      if (isBusy) await waitForTurn(turn);
      isBusy = true;
      try {
        return await work(job, turn);
      } catch (error) {
        if (isClosed) throw closing();
        throw turn.signal?.aborted ? notNeeded() : error;
      } finally {
        const next = waiting.next();
        if (next) next.go();
        else isBusy = false;
      }
    },
    queue: () => ({ running: isBusy ? 1 : 0, waiting: waiting.size }),
    async close() {
      isClosed = true;
      for (let one = waiting.next(); one; one = waiting.next()) one.giveUp(closing());
      await endWorker();
    },
  };
};
