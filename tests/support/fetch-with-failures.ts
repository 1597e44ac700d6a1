import { diskFailure } from '#api/core/disk-failure.ts';
import { Failure } from '#api/core/failure.ts';
import { problemAnswer } from '#api/http/problems.ts';
import { pausable } from './pausable.ts';

/** A call that a screen has made. */
interface SentCall {
  method: string;
  /** With `/api`, without the query. */
  path: string;
  query: Record<string, string>;
}

/** What goes wrong: a failure that the server may answer, its own error (500), its disk (503), no connection, or an answer of somebody on the way. */
type Trouble = Failure | 500 | 503 | 'offline' | Response;

/** A call that has been sent and has not come to the server yet. */
interface HeldCall {
  /** Resolves when the screen has made the call. */
  sent: Promise<void>;
  release(): void;
}

/** The line between screens and server. Methods and paths are given as `'PUT', '/api/testimonials/:id/status'`. */
export interface Line {
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Every call, oldest first. */
  calls: SentCall[];
  /** The calls of one route. */
  made(method: string, path: string): SentCall[];
  /** Lets the next call of the route fail before it comes to the server. */
  failNext(method: string, path: string, trouble: Trouble): void;
  /** Lets the server do the next call of the route, and cuts its answer off. */
  loseAnswer(method: string, path: string): void;
  /** Lets every call of the route fail until the returned function is called. */
  failAll(method: string, path: string, trouble: Trouble): () => void;
  /** Keeps the next call of the route on the line until it is released. */
  holdNext(method: string, path: string): HeldCall;
  /** Cuts the line, also for streams that are open; the returned function mends it. */
  offline(): () => void;
}

interface Obstacle {
  method: string;
  path: RegExp;
  once: boolean;
  meet(request: Request): Promise<Response | null>;
}

const SITE = 'http://localhost:3000';
const NO_CONNECTION = 'Failed to fetch';

const answerTo = async (trouble: Trouble): Promise<Response> => {
  if (trouble === 'offline') throw new TypeError(NO_CONNECTION);
  if (trouble instanceof Response) return trouble.clone();
  if (trouble instanceof Failure) return problemAnswer(trouble);
  return problemAnswer(trouble === 503 ? diskFailure() : new Error('Broken for a test.'));
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);

/** Rejects as soon as the signal aborts. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** The answer as a browser has it: its body ends with the call's signal. */
const untilAborted = (answer: Response, signal: AbortSignal): Response => {
  if (!answer.body) return answer;
  const { status, headers } = answer;
  return new Response(answer.body.pipeThrough(new TransformStream(), { signal }), { status, headers });
};

/** A line to a server that is a function. */
export const createLine = (serve: (request: Request) => Promise<Response>): Line => {
  const calls: SentCall[] = [];
  const obstacles: Obstacle[] = [];
  let connection: AbortController | null = new AbortController();

  const put = (method: string, path: string, once: boolean, meet: Obstacle['meet']) => {
    const obstacle = { method, path: patternOf(path), once, meet };
    obstacles.push(obstacle);
    return () => void obstacles.splice(obstacles.indexOf(obstacle) >>> 0, 1);
  };
  const obstacleFor = ({ method, path }: SentCall) => {
    const found = obstacles.find((one) => one.method === method && one.path.test(path));
    if (found?.once) obstacles.splice(obstacles.indexOf(found), 1);
    return found;
  };

  return {
    calls,
    made: (method, path) => {
      const pattern = patternOf(path);
      return calls.filter((call) => call.method === method && pattern.test(call.path));
    },
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' ? new URL(input, SITE) : input, init);
      const { pathname, searchParams } = new URL(request.url);
      const call = { method: request.method, path: pathname, query: Object.fromEntries(searchParams) };
      calls.push(call);
      if (!connection) throw new TypeError(NO_CONNECTION);
      const signal = AbortSignal.any([connection.signal, request.signal]);
      const answer = async () => (await obstacleFor(call)?.meet(request)) ?? (await serve(request));
      return untilAborted(await Promise.race([answer(), aborted(signal)]), signal);
    },
    failNext: (method, path, trouble) => void put(method, path, true, () => answerTo(trouble)),
    loseAnswer: (method, path) =>
      void put(method, path, true, async (request) => {
        await serve(request);
        return answerTo('offline');
      }),
    failAll: (method, path, trouble) => put(method, path, false, () => answerTo(trouble)),
    holdNext(method, path) {
      const [arrived, free] = [pausable(), pausable()];
      put(method, path, true, async () => {
        arrived.letGo();
        await free.free;
        return null;
      });
      return { sent: arrived.free, release: free.letGo };
    },
    offline() {
      connection?.abort(new TypeError(NO_CONNECTION));
      connection = null;
      return () => {
        connection ??= new AbortController();
      };
    },
  };
};
