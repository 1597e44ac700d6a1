import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Priority } from '#api/images/process-priority.ts';
import { type Job, type Outcome, type Worker, WorkerTimeout } from '#api/images/start-worker.ts';
import { createWorkerPool, type JobTurn, type WorkerPoolOptions } from '#api/images/worker-pool.ts';

const job = (source: string): Job => ({ source, folder: '', stated: { width: 1, height: 1 }, upright: [], turned: [] });
const turn: JobTurn = { sender: 'one', isStaff: false, work: 1000 };
const done: Outcome = { largest: { width: 1, height: 1 } };

/** Workers that work until the test says so. */
const makeWorkers = () => {
  const begun: { source: string; priority: Priority; ms: number; finish: () => void; die: (why?: Error) => void }[] =
    [];
  const ended: number[] = [];
  let count = 0;
  const start = (priority: Priority): Worker => {
    const pid = count++;
    let alive = true;
    return {
      pid,
      get isRunning() {
        return alive;
      },
      priority,
      run: ({ source }, ms) =>
        new Promise((resolve, reject) => {
          const die = (why = new Error('died')) => {
            alive = false;
            reject(why);
          };
          begun.push({ source, priority, ms, finish: () => resolve(done), die });
        }),
      end: async () => {
        alive = false;
        ended.push(pid);
      },
    };
  };
  return { start, begun, ended, started: () => count };
};

let workers: ReturnType<typeof makeWorkers>;
const makePool = (options: Partial<WorkerPoolOptions> = {}) =>
  createWorkerPool({
    start: workers.start,
    size: 2,
    lowPriorityMs: () => 100,
    timeoutMs: 1000,
    idleMs: 1000,
    maxWaiting: 100,
    ...options,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers = makeWorkers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pool of workers', () => {
  it('works on no more at once than its size, first come, first served', async () => {
    const pool = makePool();
    const runs = Array.from({ length: 20 }, (_, at) => pool.run(job(String(at)), turn));
    let finished = 0;
    while (finished < 20) {
      await settle();
      expect(workers.begun.length - finished).toBe(Math.min(2, 20 - finished));
      workers.begun[finished]?.finish();
      finished += 1;
    }
    await Promise.all(runs);
    expect(workers.begun.map(({ source }) => Number(source))).toEqual(runs.map((_, at) => at));
    expect(workers.started()).toBe(2);
  });

  it('starts none before there is work and ends them when there has been none for a while', async () => {
    const pool = makePool();
    expect(workers.started()).toBe(0);
    const run = pool.run(job('a'), turn);
    await settle();
    workers.begun[0]?.finish();
    await run;
    await vi.advanceTimersByTimeAsync(999);
    expect(workers.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.ended).toEqual([0]);
    const again = pool.run(job('b'), turn);
    await settle();
    workers.begun[1]?.finish();
    await expect(again).resolves.toEqual(done);
    expect(workers.started()).toBe(2);
  });

  it('replaces a worker that dies, whoever waits goes on', async () => {
    const pool = makePool({ size: 1 });
    const first = pool.run(job('a'), turn);
    const second = pool.run(job('b'), turn);
    await settle();
    workers.begun[0]?.die();
    await expect(first).rejects.toThrow('died');
    await settle();
    workers.begun[1]?.finish();
    await expect(second).resolves.toEqual(done);
    expect(workers.started()).toBe(2);
  });

  it('repeats a picture that took too long at normal priority, and those that wait behind it', async () => {
    const pool = makePool({ size: 1 });
    const first = pool.run(job('a'), turn);
    const second = pool.run(job('b'), turn);
    await settle();
    workers.begun[0]?.die(new WorkerTimeout());
    await settle();
    workers.begun[1]?.finish();
    await expect(first).resolves.toEqual(done);
    await settle();
    workers.begun[2]?.finish();
    await expect(second).resolves.toEqual(done);
    expect(workers.begun.map(({ source, priority, ms }) => [source, priority, ms])).toEqual([
      ['a', 'low', 100],
      ['a', 'normal', 1000],
      ['b', 'normal', 1000],
    ]);
    const third = pool.run(job('c'), turn);
    await settle();
    workers.begun[3]?.finish();
    await third;
    expect(workers.begun[3]?.priority).toBe('low');
  });

  it('rejects a picture that takes a worker of normal priority too long', async () => {
    const pool = makePool({ size: 1 });
    const run = pool.run(job('a'), turn);
    const refused = expect(run).rejects.toThrow(WorkerTimeout);
    await settle();
    workers.begun[0]?.die(new WorkerTimeout());
    await settle();
    workers.begun[1]?.die(new WorkerTimeout());
    await refused;
    expect(workers.begun).toHaveLength(2);
  });

  it('goes on when a worker cannot be started', async () => {
    let broken = true;
    const start = (priority: Priority) => {
      if (broken) throw new Error('no process');
      return workers.start(priority);
    };
    const pool = makePool({ size: 1, start });
    await expect(pool.run(job('a'), turn)).rejects.toThrow('no process');
    broken = false;
    const run = pool.run(job('b'), turn);
    await settle();
    workers.begun[0]?.finish();
    await expect(run).resolves.toEqual(done);
  });

  it('says so when too many wait', async () => {
    const pool = makePool({ size: 1, maxWaiting: 1 });
    const first = pool.run(job('a'), turn);
    const second = pool.run(job('b'), turn);
    await expect(pool.run(job('c'), turn)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 120 });
    await settle();
    workers.begun[0]?.finish();
    await settle();
    workers.begun[1]?.finish();
    await Promise.all([first, second]);
  });

  it('gives up what waits when it is closed, and takes nothing more', async () => {
    const pool = makePool({ size: 1 });
    const first = pool.run(job('a'), turn);
    const second = pool.run(job('b'), turn);
    const refused = expect(second).rejects.toMatchObject({ code: 'unavailable' });
    await settle();
    await pool.close();
    expect(workers.ended).toEqual([0]);
    await refused;
    await expect(pool.run(job('c'), turn)).rejects.toMatchObject({ code: 'unavailable' });
    workers.begun[0]?.finish();
    await first;
  });
});
