import { mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createResponseCache } from '../http/cache/cache.ts';
import { createFastPath } from '../http/cache/fast-path.ts';
import type { Deps } from '../http/deps.ts';
import { contentSecurityPolicy, documentHeaders, resourceHeaders } from '../http/headers.ts';
import { addPages, type PagesOptions } from '../pages/pages.ts';
import { createApi } from './create-api.ts';
import type { Env } from './env.ts';
import { signInSources } from './sign-in-sources.ts';

export interface RunningServer {
  address: AddressInfo;
  /** Waits for running requests, at most 4 seconds, then closes. */
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 4000;

const limits = (server: Server): void => {
  server.headersTimeout = 15_000;
  server.requestTimeout = 5 * 60_000;
  server.keepAliveTimeout = 10_000;
  server.maxRequestsPerSocket = 0;
};

/** The portal as one request listener: cached responses first, then the API and the pages. */
export const createListener = (
  deps: Deps,
  env: Pick<Env, 'TRUST_PROXY' | 'BACKEND_ORIGINS' | 'PUBLIC_URL'>,
  pages: PagesOptions,
  version: string,
): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const cache = createResponseCache(deps.store, deps.now);
  const sources = signInSources(deps.policy.signIn);
  const headersOfDocuments = documentHeaders({
    popups: sources.connect.length > 0,
    policy: contentSecurityPolicy(sources, pages.inlineStyles),
  });
  const shared = { trustProxy: env.TRUST_PROXY, documentHeaders: headersOfDocuments };
  const app = createApi(deps, cache, { ...shared, version, origins: env.BACKEND_ORIGINS });
  addPages(app, deps, cache, { ...shared, ...pages });
  return createFastPath(
    cache,
    resourceHeaders({ behindTls: env.PUBLIC_URL.startsWith('https:') }),
    getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false }),
  );
};

/** Starts listening. @throws if the address is in use. */
export const listen = async (
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  where: { port: number; host: string },
): Promise<RunningServer> => {
  const server = createServer(listener);
  limits(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, resolve);
  });
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};

/** Empties the folder for uploads in progress. */
export const emptyFolder = async (folder: string): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};
