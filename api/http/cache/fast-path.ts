import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdWhileAnswered } from '../connection-limit.ts';
import { lingerWhenUnread } from '../drain-request.ts';
import type { HeaderSet } from '../security-headers.ts';
import type { Responses } from './responses.ts';
import { sendCached } from './send-to-socket.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const NO_SUCH_METHOD = '{"code":"method_not_allowed","message":"This address does not take that kind of request."}';
const UNREADABLE = '{"code":"invalid","message":"This address cannot be read."}';
const TWO_HOSTS = '{"code":"invalid","message":"This request names more than one host."}';

/** Clients resolve `.` and `..` themselves, so an address that still has them tries to leave its folder. */
const DOT_SEGMENTS = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;
const hasDotSegments = (url = ''): boolean => DOT_SEGMENTS.test(url.split('?', 1)[0] ?? '');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers;

const refuse = (response: ServerResponse, status: 400 | 405, body: string) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 405 && { allow: METHODS }),
    connection: 'close',
  });
  response.end(body);
};

/**
 * Stands before Hono: sends cached responses without building a Request, and passes everything else on with the headers
 * `always` set, also requests with an Origin, as Hono's CORS decides about them. Refuses methods that the Fetch API cannot
 * express, addresses with dot segments, and several hosts (RFC 9112, 3.2): the server has to join repeated headers.
 */
export const createFastPath = (responses: Pick<Responses, 'find'>, always: HeaderSet, next: Listener): Listener => {
  const names = Object.entries(always);
  return (request, response) => {
    // This request came after the response that closes the connection.
    if (request.socket.writableEnded) return;
    if (hasBody(request)) lingerWhenUnread(request, response);
    const { method, url, headers } = request;
    const hasSeveralHosts = headers.host?.includes(',');
    const mayBeCached = (method === 'GET' || method === 'HEAD') && headers.origin === undefined && !hasSeveralHosts;
    const cached = mayBeCached && url ? responses.find(url) : undefined;
    if (cached) return sendCached(cached, always, request, response);
    for (const [name, value] of names) response.setHeader(name, value);
    if (hasSeveralHosts) return refuse(response, 400, TWO_HOSTS);
    if (method === 'TRACE' || method === 'CONNECT') return refuse(response, 405, NO_SUCH_METHOD);
    if (hasDotSegments(url)) return refuse(response, 400, UNREADABLE);
    holdWhileAnswered(request.socket, response);
    return next(request, response);
  };
};
