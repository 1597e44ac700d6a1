import { applyDecisions } from '#contract/offline/offline-decisions.ts';
import { parseDecision, undoneId } from '#contract/offline/parse-decision.ts';
import { UNATTENDED_HEADER } from '#contract/people/people.ts';
import { LOGOUT, type openSignOut } from './auth/sign-out.ts';
import { stripToken } from './auth/strip-token.ts';
import { type SendOrQueueDeps, sendOrQueue } from './offline/send-or-queue.ts';
import { jsonResponse, offlineResponse, problemResponse } from './server/api-responses.ts';
import { Unreachable } from './server/connection.ts';

export interface ApiProxyDeps extends SendOrQueueDeps {
  signOut: Awaited<ReturnType<typeof openSignOut>>;
}

const REQUEST_HEADERS = ['accept', 'content-type', 'idempotency-key', 'last-event-id', UNATTENDED_HEADER];
const RESPONSE_HEADERS = ['content-type', 'content-disposition', 'retry-after'];
const CACHED_PATH = /^\/api\/(?!auth\/|media\/|health|openapi|docs|events)/;

const NOT_SENT = 'This decision has not been sent yet. Take it back under File, Waiting decisions.';

const pick = (headers: Headers, names: readonly string[]) => {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
};

const passThrough = (response: Response): Response => {
  const headers = pick(response.headers, RESPONSE_HEADERS);
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(response.body, { status: response.status, headers });
};

const waiting = ({ tokenStore, queue }: ApiProxyDeps) =>
  queue.of(tokenStore.user()?.id ?? '').filter((entry) => entry.state === 'waiting');

/** True for the undo of a decision that waits: the server would undo the one before it. */
const undoesWaiting = (deps: ApiProxyDeps, method: string, path: string): boolean => {
  const undone = undoneId(method, path);
  return waiting(deps).some(({ id }) => id === undone);
};

const fromCache = (deps: ApiProxyDeps, path: string): Response => {
  const cached = deps.cache.get(path);
  return cached ? jsonResponse(applyDecisions(path, cached.body, waiting(deps))) : offlineResponse();
};

/** Reads from the server and caches JSON; without a connection reads from the cache. */
const read = async (deps: ApiProxyDeps, path: string, init: RequestInit): Promise<Response> => {
  const isCached = CACHED_PATH.test(path);
  const askedBy = deps.tokenStore.user()?.id;
  if (isCached && !deps.online()) return fromCache(deps, path);
  try {
    const response = await deps.apiClient.fetch(path, init);
    const isJson = response.headers.get('content-type')?.includes('json');
    // Another role, or another driver: what was open before may be seen no more.
    if (isCached && response.status === 403) deps.cache.forget();
    if (!isCached || !response.ok || !isJson) return passThrough(response);
    const body = await response.text();
    deps.cache.put(askedBy, { path, body, at: deps.now().toISOString() });
    return jsonResponse(applyDecisions(path, body, waiting(deps)));
  } catch (error) {
    if (error instanceof Unreachable && isCached) return fromCache(deps, path);
    throw error;
  }
};

const write = async (deps: ApiProxyDeps, path: string, request: Request, init: RequestInit): Promise<Response> => {
  if (path === LOGOUT) {
    await deps.signOut.signOut();
    return new Response(null, { status: 204 });
  }
  if (undoesWaiting(deps, request.method, path)) return problemResponse(409, 'conflict', NOT_SENT);
  const body = await request.arrayBuffer();
  const isJson = request.headers.get('content-type')?.includes('json');
  const decision = isJson ? parseDecision(request.method, path, new TextDecoder().decode(body)) : null;
  if (decision) return sendOrQueue(deps, decision);
  const response = await deps.apiClient.fetch(path, { ...init, body: body.byteLength > 0 ? body : null });
  return passThrough(await stripToken(deps.tokenStore, response));
};

/** Answers the interface's requests to `/api`: from the server with the token, or offline from the cache and the queue. */
export const proxyApi = async (deps: ApiProxyDeps, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const init = { method: request.method, headers: pick(request.headers, REQUEST_HEADERS), signal: request.signal };
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return await read(deps, path, init);
    return await write(deps, path, request, init);
  } catch (error) {
    if (error instanceof Unreachable) return offlineResponse();
    if (request.signal.aborted) return problemResponse(503, 'unavailable', 'The call was given up.');
    throw error;
  }
};
