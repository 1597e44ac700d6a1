import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { WorkerTimeout } from '#api/core/start-worker.ts';
import { createWorkerHost, type JobTurn, type WorkerHostOptions } from '#api/core/worker-host.ts';
import { manualWorkers } from '../../support/manual-workers.ts';

const turn: JobTurn = { sender: 'one', work: 1000 };
const late = () => new WorkerTimeout('late');

let workers: ReturnType<typeof manualWorkers<string, string>>;
const makeHost = (options: Partial<WorkerHostOptions<string, string>> = {}) =>
  createWorkerHost({
    start: () => workers.start('low'),
    limitMs: () => 100,
    second: { start: () => workers.start('normal'), limitMs: () => 1000 },
    idleMs: 1000,
    ...options,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers = manualWorkers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a host of a worker', () => {
  it('works on one job at once, first come, first served', async () => {
    const host = makeHost();
    const runs = Array.from({ length: 20 }, (_, at) => host.run(String(at), turn));
    for (let finished = 0; finished < 20; finished += 1) {
      await settle();
      expect(workers.begun.length - finished).toBe(1);
      expect(host.queue()).toEqual({ running: 1, waiting: 19 - finished });
      workers.begun[finished]?.finish('done');
    }
    await Promise.all(runs);
    expect(workers.begun.map(({ job }) => Number(job))).toEqual(runs.map((_, at) => at));
    expect(workers.started()).toBe(1);
    expect(host.queue()).toEqual({ running: 0, waiting: 0 });
  });

  it('starts none before there is work and ends it when there has been none for a while', async () => {
    const host = makeHost();
    expect(workers.started()).toBe(0);
    const run = host.run('a', turn);
    workers.begun[0]?.finish('done');
    await run;
    await vi.advanceTimersByTimeAsync(999);
    expect(workers.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.ended).toEqual([0]);
    const again = host.run('b', turn);
    workers.begun[1]?.finish('done');
    await expect(again).resolves.toBe('done');
    expect(workers.started()).toBe(2);
  });

  it('replaces a worker that dies, whoever waits goes on', async () => {
    const host = makeHost();
    const first = host.run('a', turn);
    const second = host.run('b', turn);
    workers.begun[0]?.die();
    await expect(first).rejects.toThrow('died');
    await settle();
    workers.begun[1]?.finish('done');
    await expect(second).resolves.toBe('done');
    expect(workers.started()).toBe(2);
  });

  it('repeats a job that took too long on the second kind of worker, and those that wait behind it', async () => {
    const host = makeHost();
    const first = host.run('a', turn);
    const second = host.run('b', turn);
    workers.begun[0]?.die(late());
    await settle();
    workers.begun[1]?.finish('done');
    await expect(first).resolves.toBe('done');
    await settle();
    workers.begun[2]?.finish('done');
    await expect(second).resolves.toBe('done');
    expect(workers.begun.map(({ job, kind, ms }) => [job, kind, ms])).toEqual([
      ['a', 'low', 100],
      ['a', 'normal', 1000],
      ['b', 'normal', 1000],
    ]);
    const third = host.run('c', turn);
    workers.begun[3]?.finish('done');
    await third;
    expect(workers.begun[3]?.kind).toBe('low');
  });

  it('rejects a job that takes the second worker too long', async () => {
    const host = makeHost();
    const run = host.run('a', turn);
    const refused = expect(run).rejects.toThrow(WorkerTimeout);
    workers.begun[0]?.die(late());
    await settle();
    workers.begun[1]?.die(late());
    await refused;
    expect(workers.begun).toHaveLength(2);
  });

  it('goes on when a worker cannot be started', async () => {
    let broken = true;
    const start = () => {
      if (broken) throw new Error('no process');
      return workers.start();
    };
    const host = makeHost({ start });
    await expect(host.run('a', turn)).rejects.toThrow('no process');
    broken = false;
    const run = host.run('b', turn);
    workers.begun[0]?.finish('done');
    await expect(run).resolves.toBe('done');
  });

  it('says so when too many wait', async () => {
    const host = makeHost({
      admit: (_, { size }) => {
        if (size >= 1) throw new Failure('unavailable', 'Too many wait.');
      },
    });
    const first = host.run('a', turn);
    const second = host.run('b', turn);
    await expect(host.run('c', turn)).rejects.toMatchObject({ code: 'unavailable', message: 'Too many wait.' });
    workers.begun[0]?.finish('done');
    await settle();
    workers.begun[1]?.finish('done');
    await Promise.all([first, second]);
  });

  it('drops a job that nobody needs any more, and ends the worker that is busy with a long one', async () => {
    const host = makeHost();
    const [long, waiting] = [new AbortController(), new AbortController()];
    const first = host.run('a', { ...turn, signal: long.signal });
    const second = host.run('b', { ...turn, signal: waiting.signal });
    const third = host.run('c', { ...turn, work: 499, signal: waiting.signal });
    const refused = Promise.all(
      [first, second].map((run) => expect(run).rejects.toMatchObject({ code: 'unavailable' })),
    );
    waiting.abort();
    await expect(third).rejects.toMatchObject({ code: 'unavailable' });
    expect([workers.ended, host.queue().waiting]).toEqual([[], 0]);
    long.abort();
    expect(workers.ended).toEqual([0]);
    workers.begun[0]?.die();
    await refused;
    const short = new AbortController();
    const last = host.run('d', { ...turn, work: 499, signal: short.signal });
    short.abort();
    workers.begun[1]?.finish('done');
    await expect(last).resolves.toBe('done');
    expect(workers.started()).toBe(2);
  });

  it('gives up what runs and what waits when it is closed, and takes nothing more', async () => {
    const host = makeHost();
    const open = [host.run('a', turn), host.run('b', turn)];
    const refused = Promise.all(open.map((run) => expect(run).rejects.toMatchObject({ code: 'unavailable' })));
    await host.close();
    expect(workers.ended).toEqual([0]);
    workers.begun[0]?.finish('done');
    await refused;
    await expect(host.run('c', turn)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
  });
});
