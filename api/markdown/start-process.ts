import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome, Thread } from './start-thread.ts';

/** A text, and how much processor time it may take. */
export interface Question {
  markdown: string;
  timeoutMs: number;
}

/** What became of a text, or why the thread could not say. */
export type Answer = Outcome | { failed: string };

/** A process in which a thread renders one text at a time. */
export interface RenderingProcess extends Thread {
  readonly pid: number | undefined;
}

const here = fileURLToPath(import.meta.url);
/** Built, the process's file lies beside the server's; in development and in tests it is the source, run by tsx. */
const ENTRY = here.endsWith('.ts') ? 'markdown-process.ts' : 'markdown-process.js';
/**
 * Most texts are the first of their process. V8 would spend as long optimising as rendering, and that counts as processor time of
 * the text: without it a long one takes half. These flags leave the limits of the thread alone.
 */
const V8_FLAGS = ['--no-turbofan', '--no-maglev', '--single-threaded-gc'];
/** Where there are no signals, what V8 ends a process with that has no memory left. */
const ABORTED = 134;

/**
 * Starts a process for the thread of `startThread`, as V8 does not always end only the thread that runs out of memory: then a
 * text ends this process, not the server. It is given no flags for memory, as those override the limits of its thread. It
 * has no access to the environment, and does not keep the server running.
 */
export const startRenderingProcess = (): RenderingProcess => {
  const child = fork(join(dirname(here), ENTRY), [], {
    execArgv: [...V8_FLAGS, ...(ENTRY.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let [isRunning, isEnded] = [true, false];
  const stopped = () => {
    isRunning = false;
  };
  child.once('exit', stopped);
  // A process that cannot be started emits this; whoever waits learns it from `once`.
  child.on('error', () => child.pid === undefined && stopped());
  const crash = async (signal: AbortSignal): Promise<Answer> => {
    const [code, by] = await once(child, 'exit', { signal });
    const isCrash = !isEnded && (by !== null || code === ABORTED);
    if (!isCrash) throw new Error('The Markdown process has ended.');
    return { refused: 'too-complex' };
  };
  return {
    pid: child.pid,
    get isRunning() {
      return isRunning;
    },
    async render(markdown, timeoutMs) {
      const stop = new AbortController();
      const answered = once(child, 'message', { signal: stop.signal }).then(([answer]): Answer => answer);
      child.send({ markdown, timeoutMs } satisfies Question);
      try {
        const answer = await Promise.race([answered, crash(stop.signal)]);
        if ('failed' in answer) throw new Error(answer.failed);
        return answer;
      } finally {
        stop.abort();
      }
    },
    async end() {
      if (!isRunning) return;
      isEnded = true;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};
