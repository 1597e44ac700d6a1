import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache } from './answer-cache.ts';
import { lingerWhenUnread } from './linger.ts';
import { sendKept } from './send-kept.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const NO_SUCH_METHOD = '{"code":"method_not_allowed","message":"This address does not take that kind of request."}';
const UNREADABLE = '{"code":"invalid","message":"This address cannot be read."}';

/** Clients resolve `.` and `..` before they send an address: what still holds them is out to climb. */
const CLIMBS = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;
const climbs = (url = ''): boolean => CLIMBS.test(url.split('?', 1)[0] ?? '');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers;

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
    // It comes after the answer that closes the connection.
    if (request.socket.writableEnded) return;
    if (hasBody(request)) lingerWhenUnread(request, response);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const mayBeKept = reading && request.headers.origin === undefined;
    const kept = mayBeKept && request.url ? cache.get(request.url) : undefined;
    if (kept) return sendKept(kept, always, request, response);
    for (const [name, value] of names) response.setHeader(name, value);
    if (request.method === 'TRACE' || request.method === 'CONNECT') return refuse(response, 405);
    if (climbs(request.url)) return refuse(response, 400);
    return next(request, response);
  };
};
