import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { startProcess, type Worker, WorkerCrash } from '../core/start-worker.ts';
import { createWorkerHost } from '../core/worker-host.ts';

/** Raise it when `renderMarkdown` makes different HTML: stored HTML is then rendered again. */
export const RENDERER_VERSION = 1;

const WAITING_MAX = 3;
const TOO_MANY = 'Your earlier texts are still being worked on. Please try again in a few seconds.';
const SUPERSEDED = 'A newer preview has been asked for.';
const NOT_RENDERED = 'The text could not be prepared for the website just now. Please try again in a minute.';
const READERS = '';

/** Refused if the HTML would be too long, or takes too much time, memory or stack. */
export type Outcome = { html: SanitisedHtml } | { refused: 'too-long' | 'too-complex' };

/** `timeoutMs` is processor time; five times as long on the clock on a busy machine. */
export interface Text {
  markdown: string;
  timeoutMs: number;
}

/**
 * Most texts are the first of their process, and optimising would cost as much processor time as rendering: without it a long
 * text takes half. These flags leave the thread's limits alone.
 */
const V8_FLAGS = ['--no-turbofan', '--no-maglev', '--single-threaded-gc'];

/**
 * A separate process, as V8 may end the whole process when a thread runs out of memory: then the server survives. It gets no
 * memory flags, as those override the limits of its thread.
 */
export const startRenderingProcess = (): Worker<Text, Outcome> =>
  startProcess({ beside: import.meta.url, name: 'markdown-process' }, { flags: V8_FLAGS });

/** Renders apart from the event loop: the texts of a person in order, persons and readers (null) in turn. */
export interface MarkdownRenderer {
  /** @throws Failure `rate_limited` when too many texts of the person wait, `unavailable` when nothing can be rendered. */
  render(markdown: string, person: string | null): Promise<Outcome>;
  /**
   * Like `render`, but only the person's newest preview counts. @throws Failure as `render`, and `conflict` from the earlier
   * ones.
   */
  preview(markdown: string, person: string): Promise<Outcome>;
  close(): Promise<void>;
}

export interface RendererOptions {
  start: () => Worker<Text, Outcome>;
  log: Log;
  timeoutMs: number;
  idleMs: number;
}

export const createMarkdownRenderer = ({ start, log, timeoutMs, idleMs }: RendererOptions): MarkdownRenderer => {
  const host = createWorkerHost({
    start,
    // The process measures the time of its thread itself.
    limitMs: () => Number.POSITIVE_INFINITY,
    idleMs,
    admit: (turn, waiting) => {
      if (turn.sender !== READERS && waiting.countOf(turn) >= WAITING_MAX)
        throw new Failure('rate_limited', TOO_MANY, { retryAfter: 3 });
    },
  });
  const supersede = new Map<string, () => void>();

  const render = async (markdown: string, person: string | null, signal?: AbortSignal): Promise<Outcome> => {
    try {
      return await host.run({ markdown, timeoutMs }, { sender: person ?? READERS, signal });
    } catch (error) {
      if (error instanceof WorkerCrash) return { refused: 'too-complex' };
      if (error instanceof Failure) throw error;
      log.error('markdown.render-failed', describeError(error));
      throw new Failure('unavailable', NOT_RENDERED, { retryAfter: 30 });
    }
  };

  return {
    render: (markdown, person) => render(markdown, person),
    preview: (markdown, person) =>
      new Promise((resolve, reject) => {
        supersede.get(person)?.();
        const stop = new AbortController();
        const supersedeThis = () => {
          stop.abort();
          reject(new Failure('conflict', SUPERSEDED));
        };
        supersede.set(person, supersedeThis);
        const forget = () => supersede.get(person) === supersedeThis && supersede.delete(person);
        void render(markdown, person, stop.signal).then(resolve, reject).finally(forget);
      }),
    close: host.close,
  };
};
