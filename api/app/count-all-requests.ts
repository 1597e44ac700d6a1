import type { IncomingMessage, ServerResponse } from 'node:http';
import { streamEvents } from '#contract/live/calls.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { countRequests } from '../monitoring/count-requests.ts';
import { createRouteNames } from '../monitoring/route-names.ts';
import type { PagesOptions } from '../pages/serve-pages.ts';
import { siteFiles } from '../pages/site-files.ts';
import { routes } from './routes.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const OTHER_CALLS = ['/health', '/openapi.json', '/docs', '/media/:id/:name'];
const STREAMS = new Set([`/api${streamEvents.path}`]);

export const countAllRequests = (
  { monitoring: { metrics }, log }: Pick<Deps, 'monitoring' | 'log'>,
  { renderer }: Pick<PagesOptions, 'renderer'>,
  listener: Listener,
): Listener => {
  if (!metrics) return listener;
  const calls = [...routes.map(({ path }) => path), ...OTHER_CALLS].map((path) => `/api${path}`);
  const served = [...calls, ...Object.keys(siteFiles)];
  let nameRoute = createRouteNames(served);
  renderer().then(
    ({ pages }) => {
      nameRoute = createRouteNames([...served, ...pages.map(({ path }) => path)]);
    },
    (error: unknown) => log.error('metrics.pages-unknown', describeError(error)),
  );
  return countRequests(metrics, (url) => nameRoute(url), STREAMS, listener);
};
