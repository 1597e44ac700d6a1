import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { streamEvents } from '#contract/live/calls.ts';
import { describeError } from '../core/log.ts';
import { createFastPath } from '../http/cache/fast-path.ts';
import { createResponses } from '../http/cache/responses.ts';
import { type ConnectionLimits, limitConnections } from '../http/connection-limit.ts';
import type { Deps } from '../http/deps.ts';
import { createProxyWarning } from '../http/proxy-warning.ts';
import { contentSecurityPolicy, documentHeaders, resourceHeaders } from '../http/security-headers.ts';
import { countRequests } from '../monitoring/count-requests.ts';
import { createRouteNames } from '../monitoring/route-names.ts';
import { addPages, type PagesOptions } from '../pages/serve-pages.ts';
import { siteFiles } from '../pages/site-files.ts';
import { createApi } from './create-api.ts';
import type { Env } from './env.ts';
import { routes } from './routes.ts';
import { signInSources } from './sign-in-sources.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const OTHER_CALLS = ['/health', '/openapi.json', '/docs', '/media/:id/:name'];
const STREAMS = new Set([`/api${streamEvents.path}`]);

const countAllRequests = (
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

export interface RunningServer {
  address: AddressInfo;
  /** Waits at most 3.5 seconds for running requests, then closes. */
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 3500;
const ACCEPT_WITHIN_MS = 2000;

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 5 * 60_000,
  keepAliveTimeout: 10_000,
  // How often the first two are looked at: 30 seconds by default, which would double them.
  connectionsCheckingInterval: 1000,
  // So that a second Host is seen; otherwise all but the first are dropped.
  joinDuplicateHeaders: true,
};

export interface ListenOptions {
  port: number;
  host: string;
  /** Null for no limit. */
  connectionLimits: ConnectionLimits | null;
}

export const createListener = (
  deps: Deps,
  env: Pick<Env, 'TRUST_PROXY' | 'BACKEND_ORIGINS' | 'PUBLIC_URL'>,
  pages: PagesOptions,
  version: string,
): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const responses = createResponses(deps);
  const sources = signInSources(deps.policy.signIn);
  const headersOfDocuments = documentHeaders({
    popups: sources.connect.length > 0,
    policy: contentSecurityPolicy(sources, pages.inlineStyles),
  });
  const shared = { trustProxy: env.TRUST_PROXY, documentHeaders: headersOfDocuments };
  const app = createApi(deps, responses, { ...shared, version, origins: env.BACKEND_ORIGINS });
  addPages(app, deps, responses, { ...shared, ...pages });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  const warnOfProxy = env.TRUST_PROXY ? null : createProxyWarning(deps);
  const always = resourceHeaders({ behindTls: env.PUBLIC_URL.startsWith('https:') });
  const listener = createFastPath(responses, always, (request, response) => {
    warnOfProxy?.(request);
    return answer(request, response);
  });
  return countAllRequests(deps, pages, listener);
};

const nextTurn = () => new Promise((turn) => setImmediate(turn));

/** Node accepts one connection per turn of the event loop. Those still waiting when a server closes are reset, with any request already sent. */
const acceptWaiting = async (server: Server): Promise<void> => {
  const until = performance.now() + ACCEPT_WITHIN_MS;
  let accepted = 0;
  let before: number;
  server.on('connection', () => {
    accepted += 1;
  });
  await nextTurn();
  do {
    before = accepted;
    await nextTurn();
  } while (accepted > before && performance.now() < until);
};

/** @throws Error if the address is in use. */
export const listen = async (
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { port, host, connectionLimits }: ListenOptions,
): Promise<RunningServer> => {
  const server = createServer(LIMITS, listener);
  if (connectionLimits !== null) limitConnections(server, connectionLimits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: server.address() as AddressInfo,
    async close() {
      const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
      await acceptWaiting(server);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      clearTimeout(force);
    },
  };
};
