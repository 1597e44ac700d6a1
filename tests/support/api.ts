import { createApi } from '#api/app/create-api.ts';
import { createResponses } from '#api/http/cache/responses.ts';
import type { Deps } from '#api/http/deps.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the answer, null where there is none. */
  body: unknown;
}

/** Calls the API in process: `call('POST', '/auth/login', { email, password })`. */
export const callerOf = (deps: Deps) => {
  const app = createApi(deps, createResponses(deps), {
    version: '0.0.0',
    trustProxy: true,
    origins: [],
    documentHeaders: {},
  });
  return async (
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.request(`/api${path}`, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
};
