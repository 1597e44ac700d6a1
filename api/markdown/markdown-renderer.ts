import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import type { Outcome, Thread } from './start-thread.ts';

/** To be raised when `renderMarkdown` makes other HTML than before: what is stored of an earlier version is rendered again. */
export const RENDERER_VERSION = 1;

/** How many texts of one person may wait. */
const WAITING_MAX = 3;
const TOO_MANY = 'Your earlier texts are still being worked on. Please try again in a few seconds.';
const SUPERSEDED = 'A newer preview has been asked for.';
const NOT_RENDERED = 'The text could not be prepared for the website just now. Please try again in a minute.';
const CLOSING = 'The server is being restarted. Please try again in a minute.';

/** Renders Markdown apart from the event loop: the texts of one person after each other, the persons and the readers (null) in turn. */
export interface MarkdownRenderer {
  /** @throws Failure `rate_limited` when too many texts of the person wait, `unavailable` when nothing can be rendered. */
  render(markdown: string, person: string | null): Promise<Outcome>;
  /** As `render`, but only the person's newest preview counts. @throws Failure `conflict` from the earlier ones, also. */
  preview(markdown: string, person: string): Promise<Outcome>;
  close(): Promise<void>;
}

export interface RendererOptions {
  start: () => Thread;
  log: Log;
  /** How long one text may take, in milliseconds. */
  timeoutMs: number;
  /** How long a thread without work is kept, in milliseconds. */
  idleMs: number;
}

interface Job {
  markdown: string;
  person: string | null;
  isPreview: boolean;
  resolve(outcome: Outcome): void;
  reject(error: Failure): void;
}

const closing = () => new Failure('unavailable', CLOSING, { retryAfter: 60 });

/** The jobs that wait, in lanes of one person each. */
const createLanes = () => {
  const lanes = new Map<string | null, Job[]>();
  return {
    add(job: Job): void {
      const lane = lanes.get(job.person) ?? [];
      if (job.person !== null && lane.length >= WAITING_MAX)
        throw new Failure('rate_limited', TOO_MANY, { retryAfter: 3 });
      lanes.set(job.person, [...lane, job]);
    },
    /** Removes the previews of a person. */
    takePreviews(person: string): Job[] {
      const lane = lanes.get(person) ?? [];
      lanes.set(
        person,
        lane.filter(({ isPreview }) => !isPreview),
      );
      return lane.filter(({ isPreview }) => isPreview);
    },
    /** The next job; its person goes to the end of the queue. */
    next(): Job | undefined {
      for (const [person, [job, ...rest]] of lanes) {
        lanes.delete(person);
        if (rest.length > 0) lanes.set(person, rest);
        if (job) return job;
      }
      return undefined;
    },
  };
};

/** A renderer whose thread is started when it is needed, replaced when a text takes too long, and ended when it is idle. */
export const createMarkdownRenderer = ({ start, log, timeoutMs, idleMs }: RendererOptions): MarkdownRenderer => {
  const lanes = createLanes();
  let running: Job | null = null;
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const endThread = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.end();
  };

  const work = async (job: Job): Promise<void> => {
    clearTimeout(idle);
    if (!thread?.isRunning) thread = start();
    try {
      job.resolve(await thread.render(job.markdown, timeoutMs));
      // The text has ended its thread: the next one need not wait for another.
      if (!thread.isRunning && !closed) thread = start();
    } catch (error) {
      if (!closed) log.error('markdown.render-failed', describeError(error));
      job.reject(closed ? closing() : new Failure('unavailable', NOT_RENDERED, { retryAfter: 30 }));
    }
  };

  const drain = async (): Promise<void> => {
    for (let job = lanes.next(); job; job = lanes.next()) {
      running = job;
      if (closed) job.reject(closing());
      else await work(job);
      running = null;
    }
    if (!closed) idle = setTimeout(() => void endThread(), idleMs).unref();
  };

  const add = (markdown: string, person: string | null, isPreview: boolean): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      if (closed) throw closing();
      lanes.add({ markdown, person, isPreview, resolve, reject });
      if (!running) void drain();
    });

  const supersede = (person: string): void => {
    const outdated = lanes.takePreviews(person);
    if (running?.isPreview && running.person === person) outdated.push(running);
    for (const job of outdated) job.reject(new Failure('conflict', SUPERSEDED));
  };

  return {
    render: (markdown, person) => add(markdown, person, false),
    preview(markdown, person) {
      supersede(person);
      return add(markdown, person, true);
    },
    async close() {
      closed = true;
      await endThread();
    },
  };
};
