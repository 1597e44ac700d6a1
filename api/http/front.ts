import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerCache, isUnchanged, type KeptAnswer } from './answer-cache.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The lines of a kept answer's head, made once for each answer. */
const headers = new WeakMap<KeptAnswer, { plain: string[]; brotli: string[]; unchanged: string[] }>();

const flat = (record: Readonly<Record<string, string>>): string[] => Object.entries(record).flat();

const headersOf = (answer: KeptAnswer, always: Readonly<Record<string, string>>) => {
  const found = headers.get(answer);
  if (found) return found;
  const common = flat({ ...always, ...answer.headers, etag: answer.etag });
  const made = {
    plain: [...common, 'content-length', String(answer.body.length)],
    brotli: [...common, 'content-encoding', 'br', 'content-length', String(answer.brotli?.length ?? 0)],
    unchanged: common,
  };
  headers.set(answer, made);
  return made;
};

const send = (
  answer: KeptAnswer,
  always: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const lines = headersOf(answer, always);
  if (answer.status === 200 && isUnchanged(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, lines.unchanged).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const brotli = answer.brotli && typeof accepted === 'string' && /\bbr\b/.test(accepted) ? answer.brotli : null;
  response.writeHead(answer.status, brotli ? lines.brotli : lines.plain);
  response.end(request.method === 'HEAD' ? undefined : (brotli ?? answer.body));
};

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const NO_SUCH_METHOD = '{"code":"method_not_allowed","message":"This address does not take that kind of request."}';
const UNREADABLE = '{"code":"invalid","message":"This address cannot be read."}';

/** Clients resolve `.` and `..` before they send an address: what still holds them is out to climb. */
const CLIMBS = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;
const climbs = (url = ''): boolean => CLIMBS.test(url.split('?', 1)[0] ?? '');

const refuse = (response: ServerResponse, status: 400 | 405) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 405 && { allow: METHODS }),
    connection: 'close',
  });
  response.end(status === 405 ? NO_SUCH_METHOD : UNREADABLE);
};

/**
 * What stands before Hono: answers that are kept are sent from memory without building a Request, everything else goes on
 * with the safe headers already set; so do requests that name an origin, as only Hono knows who may read what. Methods that
 * the Fetch API cannot express, and addresses that climb, are refused here.
 */
export const createFront = (cache: AnswerCache, always: Readonly<Record<string, string>>, next: Listener): Listener => {
  const names = Object.entries(always);
  return (request, response) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const mayBeKept = reading && request.headers.origin === undefined;
    const kept = mayBeKept && request.url ? cache.get(request.url) : undefined;
    if (kept) return send(kept, always, request, response);
    for (const [name, value] of names) response.setHeader(name, value);
    if (request.method === 'TRACE' || request.method === 'CONNECT') return refuse(response, 405);
    if (climbs(request.url)) return refuse(response, 400);
    return next(request, response);
  };
};
