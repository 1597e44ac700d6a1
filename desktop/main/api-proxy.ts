import { UNATTENDED_HEADER } from '#contract/people/people.ts';
import type { ApiClient } from './auth/api-client.ts';
import { LOGOUT, type openSignOut } from './auth/sign-out.ts';
import { stripToken } from './auth/strip-token.ts';
import type { TokenStore } from './auth/token-store.ts';
import { offlineResponse, problemResponse } from './server/api-responses.ts';
import { Unreachable } from './server/connection.ts';

export interface ApiProxyDeps {
  apiClient: ApiClient;
  tokenStore: TokenStore;
  signOut: Awaited<ReturnType<typeof openSignOut>>;
}

const REQUEST_HEADERS = ['accept', 'content-type', 'idempotency-key', 'last-event-id', UNATTENDED_HEADER];
const RESPONSE_HEADERS = ['content-type', 'content-disposition', 'retry-after'];

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

const write = async (
  { apiClient, tokenStore, signOut }: ApiProxyDeps,
  path: string,
  request: Request,
  init: RequestInit,
) => {
  if (path === LOGOUT) {
    await signOut.signOut();
    return new Response(null, { status: 204 });
  }
  const body = await request.arrayBuffer();
  const response = await apiClient.fetch(path, { ...init, body: body.byteLength > 0 ? body : null });
  return stripToken(tokenStore, response);
};

export const proxyApi = async (deps: ApiProxyDeps, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const init = { method: request.method, headers: pick(request.headers, REQUEST_HEADERS), signal: request.signal };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  try {
    return passThrough(await (isRead ? deps.apiClient.fetch(path, init) : write(deps, path, request, init)));
  } catch (error) {
    if (error instanceof Unreachable) return offlineResponse();
    if (request.signal.aborted) return problemResponse(503, 'unavailable', 'The call was given up.');
    throw error;
  }
};
