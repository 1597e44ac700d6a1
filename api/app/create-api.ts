import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import { docsPage } from '../docs/docs-page.ts';
import { openApi } from '../docs/open-api.ts';
import type { Responses } from '../http/cache/responses.ts';
import { type CachedResponse, createCachedResponse } from '../http/cache/variants.ts';
import { clientOf } from '../http/client.ts';
import type { Deps } from '../http/deps.ts';
import { dispatch } from '../http/dispatch.ts';
import { refuseForeignWrite } from '../http/foreign-write.ts';
import { problemAnswer } from '../http/problems.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import { mediaHandler } from '../media/media-handler.ts';
import { routes } from './routes.ts';

export interface AppOptions {
  version: string;
  trustProxy: boolean;
  documentHeaders: HeaderSet;
  /** Allowed origins besides the site's own and the desktop app's; exact, never `*`, `null` or `file:`. */
  origins: readonly string[];
}

const NO_SUCH_CALL = 'There is no such address.';
const NO_SUCH_METHOD = 'This address does not take that kind of request.';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Logs the route's pattern, so that no id, search text or address is logged. */
const logged =
  (deps: Deps, pattern: string, handle: (context: Context) => Promise<Response> | Response) =>
  async (context: Context): Promise<Response> => {
    const requestId = deps.newId();
    const started = performance.now();
    let answer: Response;
    try {
      answer = await handle(context);
    } catch (error) {
      answer = problemAnswer(error);
      if (!(error instanceof Failure))
        deps.log.error('request.failed', { requestId, pattern, ...describeError(error) });
    }
    answer.headers.set('x-request-id', requestId);
    const ms = Math.round(performance.now() - started);
    deps.log.info('request.completed', { requestId, method: context.req.method, pattern, status: answer.status, ms });
    return answer;
  };

const otherMethod = (allowed: ReadonlySet<string>) => (): Response => {
  const answer = problemAnswer(new Failure('method_not_allowed', NO_SUCH_METHOD));
  // What is read with GET can be asked for with HEAD.
  const methods = [...allowed].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  answer.headers.set('allow', methods.join(', '));
  return answer;
};
const unknownCall = (): Response => problemAnswer(new Failure('not_found', NO_SUCH_CALL));

/** Builds on the first request instead of slowing down the start. */
const once = (build: () => Promise<CachedResponse>) => {
  let built: Promise<CachedResponse> | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

const documentation = ({ version, documentHeaders }: AppOptions) => ({
  '/openapi.json': async () =>
    createCachedResponse(Buffer.from(JSON.stringify(openApi(routes, version))), { 'content-type': 'application/json' }),
  '/docs': async () =>
    createCachedResponse(Buffer.from(String(await docsPage(routes, version))), {
      'content-type': 'text/html; charset=utf-8',
      ...documentHeaders,
    }),
});

export const createApi = (deps: Deps, responses: Responses, options: AppOptions): Hono => {
  const app = new Hono();
  const paths = new Map<string, Set<string>>();
  const add = (method: string, path: string, handle: (context: Context) => Promise<Response> | Response) => {
    const full = `/api${path}`;
    app.on(method, full, logged(deps, full, handle));
    paths.set(full, (paths.get(full) ?? new Set()).add(method));
  };
  const allowOrigins = cors({ origin: [APP_ORIGIN, ...options.origins], allowMethods: METHODS, maxAge: 600 });
  app.use('/api/*', (context, next) => {
    // Without BACKEND_ORIGINS the desktop app alone is allowed: for everybody else nothing is added, and OPTIONS stays 405.
    const isAllowed = options.origins.length > 0 || context.req.header('origin') === APP_ORIGIN;
    return isAllowed ? allowOrigins(context, next) : next();
  });
  app.use('*', async (context, next) => {
    const refusal = refuseForeignWrite(context.req.raw, { publicUrl: deps.policy.publicUrl, others: options.origins });
    return refusal ? logged(deps, 'foreign', () => refusal)(context) : next();
  });
  for (const route of routes) {
    add(route.method.toUpperCase(), route.path, (context) =>
      dispatch(deps, responses, route, context, options.trustProxy),
    );
  }
  for (const [path, build] of Object.entries(documentation(options))) {
    const wanted = { key: `/api${path}`, invalidatedBy: [], make: once(build) };
    add('GET', path, (context) => responses.answer(context.req.raw, clientOf(context, options.trustProxy), wanted));
  }
  add('GET', '/health', () => Response.json({ status: 'ok', version: options.version }));
  add('GET', '/media/:id/:name', mediaHandler(deps));
  for (const [path, methods] of paths) app.all(path, logged(deps, path, otherMethod(methods)));
  app.all('/api/*', logged(deps, '/api/*', unknownCall));
  app.onError((error) => problemAnswer(error));
  return app;
};
