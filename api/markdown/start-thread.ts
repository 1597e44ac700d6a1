import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';

/** The HTML, or why there is none: it would be too long, or takes too much time, memory or stack. */
export type Outcome = { html: SanitisedHtml } | { refused: 'too-long' | 'too-complex' };

/** A thread that renders one text at a time. */
export interface Thread {
  readonly isRunning: boolean;
  /**
   * Refuses as `too-complex` and ends the thread when it takes more than `timeoutMs` of processor time, or five times as long
   * on a busy machine. Rejects when the thread cannot be started.
   */
  render(markdown: string, timeoutMs: number): Promise<Outcome>;
  end(): Promise<void>;
}

const here = fileURLToPath(import.meta.url);

/** Built, the thread's file lies beside the server's. In development and in tests it is the source, for which the thread needs tsx. */
const startWorker = (options: WorkerOptions): Worker => {
  if (!here.endsWith('.ts')) return new Worker(join(dirname(here), 'markdown-thread.js'), options);
  const source = JSON.stringify(pathToFileURL(join(dirname(here), 'markdown-thread.ts')));
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(load, { ...options, eval: true });
};

/**
 * Enough for honest texts of the allowed length several times over. The young generation stays small: Node gives a thread that
 * runs out of memory 16 MB more to end in, and what survives of more than that ends the whole process (of 64 MB it did). Flags of
 * the process go before these limits: see `startRenderingProcess`.
 */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const START_WITHIN_MS = 20_000;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;

const CHECK_EVERY_MS = 25;
/** How much longer a text may take than its processor time, on a machine that has other work. */
const PATIENCE = 5;

/** Tells whether the thread has had so many milliseconds of processor time: what the process has used without the event loop. */
const stopwatch = (limitMs: number): (() => boolean) => {
  const [begun, before, loop] = [performance.now(), process.cpuUsage(), performance.eventLoopUtilization()];
  return () => {
    const elapsed = performance.now() - begun;
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000 - performance.eventLoopUtilization(loop).active;
    return elapsed > PATIENCE * limitMs || (elapsed > limitMs && used > limitMs);
  };
};

/** Starts a thread. It has no access to the environment, and does not keep the process running. */
export const startThread = (): Thread => {
  const worker = startWorker({ env: {}, execArgv: [], resourceLimits: LIMITS });
  worker.unref();
  // Whoever waits for the thread learns it from `once`.
  worker.on('error', () => {});
  let isRunning = true;
  worker.once('exit', () => {
    isRunning = false;
  });
  const end = async () => {
    isRunning = false;
    await worker.terminate();
  };
  const nextMessage = async (isLate: () => boolean): Promise<unknown> => {
    const stop = new AbortController();
    const { signal } = stop;
    const watch = setInterval(() => isLate() && stop.abort(), CHECK_EVERY_MS);
    const gone = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The Markdown thread has ended.');
    });
    try {
      // `once` also rejects with the error that ended the thread.
      const [message] = await Promise.race([once(worker, 'message', { signal }), gone]);
      return message;
    } finally {
      clearInterval(watch);
      stop.abort();
      gone.catch(() => {});
    }
  };
  const ready = nextMessage(stopwatch(START_WITHIN_MS / PATIENCE));
  ready.catch(() => void end());
  return {
    get isRunning() {
      return isRunning;
    },
    async render(markdown, timeoutMs) {
      await ready;
      try {
        worker.postMessage(markdown);
        return (await nextMessage(stopwatch(timeoutMs))) as Outcome;
      } catch (error) {
        await end();
        if (isOutOfMemory(error) || (error instanceof Error && error.name === 'AbortError')) {
          return { refused: 'too-complex' };
        }
        throw error;
      }
    },
    end,
  };
};
