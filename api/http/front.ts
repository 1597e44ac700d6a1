import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerCache, isUnchanged, type KeptAnswer } from './answer-cache.ts';
import { takesBrotli } from './takes-brotli.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What is handed to Node for an answer: the lines of its head as a flat list, and its body. */
interface Form {
  head: string[];
  body: string | Buffer;
}

interface Forms {
  plain: Form;
  brotli: Form | null;
  unchanged: string[];
}

/** The forms of a kept answer, made once for each. */
const forms = new WeakMap<KeptAnswer, Forms>();

/** Up to this size Node sends head and body faster as one text than as two pieces. */
const AS_TEXT_MAX_BYTES = 16 * 1024;

const bodyOf = (bytes: Buffer) => (bytes.length <= AS_TEXT_MAX_BYTES ? bytes.toString('latin1') : bytes);

const formsOf = (answer: KeptAnswer, always: Readonly<Record<string, string>>): Forms => {
  const found = forms.get(answer);
  if (found) return found;
  const common = Object.entries({ ...always, ...answer.headers, etag: answer.etag }).flat();
  const form = (bytes: Buffer, ...more: string[]): Form => ({
    head: [...common, ...more, 'content-length', String(bytes.length)],
    body: bodyOf(bytes),
  });
  const made = {
    plain: form(answer.body),
    brotli: answer.brotli && form(answer.brotli, 'content-encoding', 'br'),
    unchanged: common,
  };
  forms.set(answer, made);
  return made;
};

const send = (
  answer: KeptAnswer,
  always: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { plain, brotli, unchanged } = formsOf(answer, always);
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = request.headers;
  if (ifNoneMatch && answer.status === 200 && isUnchanged(ifNoneMatch, answer.etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const { head, body } = brotli && typeof accepted === 'string' && takesBrotli(accepted) ? brotli : plain;
  response.writeHead(answer.status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
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
