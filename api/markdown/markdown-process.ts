// The process in which texts are rendered: it waits, and measures the time of its thread, which works.
import { performance } from 'node:perf_hooks';
import { serveJobs } from '../core/serve-jobs.ts';
import { type Stopwatch, startThread, WorkerCrash, WorkerTimeout } from '../core/start-worker.ts';
import type { Outcome, Text } from './markdown-renderer.ts';

/**
 * Enough for honest texts several times the allowed length. The young generation stays small: Node gives a thread that runs out
 * of memory 16 MB more to end in, and more survivors (as with 64 MB) end the whole process. Process flags override these
 * limits: see `startRenderingProcess`.
 */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const START_MS = 4000;
const PATIENCE = 5;

/** Processor time of the thread: that of the process without its event loop; on a busy machine, only a part of it. */
const processorTime: Stopwatch = () => {
  const [startedAt, before, loop] = [performance.now(), process.cpuUsage(), performance.eventLoopUtilization()];
  return () => {
    const elapsed = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000 - performance.eventLoopUtilization(loop).active;
    return Math.max(elapsed / PATIENCE, Math.min(elapsed, used));
  };
};

const start = () => {
  const entry = { beside: import.meta.url, name: 'markdown-thread' };
  const thread = startThread<string, Outcome>(entry, { limits: LIMITS, stopwatch: processorTime });
  const ready = thread.run('', START_MS);
  ready.catch(() => void thread.end());
  return { thread, ready };
};

let current = start();

serveJobs(async ({ markdown, timeoutMs }: Text): Promise<Outcome> => {
  const { thread, ready } = current;
  try {
    await ready;
    return await thread.run(markdown, timeoutMs).catch((error: unknown) => {
      if (error instanceof WorkerTimeout || error instanceof WorkerCrash) return { refused: 'too-complex' };
      throw error;
    });
  } finally {
    // The text has ended its thread: the next one need not wait for another.
    if (!thread.isRunning) current = start();
  }
});
