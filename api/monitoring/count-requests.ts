import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import type { NameRoute } from './route-names.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests, also those answered from the cache. `streams` are routes that answer until the client leaves. */
export const countRequests =
  (metrics: Pick<Metrics, 'request'>, nameRoute: NameRoute, streams: ReadonlySet<string>, next: Listener): Listener =>
  (request, response) => {
    const began = performance.now();
    const { method = '', url } = request;
    response.once('close', () => {
      const route = nameRoute(url);
      const isStream = streams.has(route);
      const isOver = response.writableFinished || (isStream && response.headersSent);
      metrics.request({
        method: METHODS.has(method) ? method : 'other',
        route,
        status: isOver ? String(response.statusCode) : 'aborted',
        seconds: isStream ? null : (performance.now() - began) / 1000,
      });
    });
    return next(request, response);
  };
