import { createApi } from '#api/app/create-api.ts';
import { createResponses } from '#api/http/cache/responses.ts';
import type { Role } from '#contract/roles.ts';
import { signInAs, signInPerson, type TestDeps, testDeps } from './deps.ts';
import { personNamed } from './people.ts';

export type Headers = Record<string, string>;

/** What was answered: the status, the headers, and the JSON body, or the text where it is none. */
export interface Answer {
  status: number;
  headers: globalThis.Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; a wrong guess fails the test.
  body: any;
  text: string;
}

export interface Sent {
  as?: Headers;
  json?: unknown;
  form?: FormData;
  headers?: Headers;
  /** A body sent as it is. */
  raw?: BodyInit;
}

/** The API in process with everything in memory. */
export interface TestApi {
  deps: TestDeps;
  /** Answers a request as the server does. */
  serve(request: Request): Promise<Response>;
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
  get(path: string, as?: Headers): Promise<Answer>;
  /** Headers of a new signed-in person. */
  staff(role?: Role, name?: string): Promise<Headers>;
  /** Headers of a new session of the person with this name. */
  again(name: string): Promise<Headers>;
}

const requestOf = (method: string, { as, json, form, headers, raw }: Sent): RequestInit => {
  const all: Headers = { ...as, ...headers };
  if (json !== undefined) all['content-type'] ??= 'application/json';
  const body = raw ?? form ?? (json === undefined ? null : JSON.stringify(json));
  return { method: method.toUpperCase(), headers: all, body };
};

const bodyOf = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** An API for one test; `path` of its calls begins after `/api`. */
export const testApi = (overrides: Parameters<typeof testDeps>[0] = {}): TestApi => {
  const deps = testDeps(overrides);
  const responses = createResponses(deps);
  const app = createApi(deps, responses, { version: '0.0.0-test', trustProxy: true, origins: [], documentHeaders: {} });
  const call: TestApi['call'] = async (method, path, sent = {}) => {
    const answer = await app.request(`/api${path}`, requestOf(method, sent));
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: bodyOf(text) };
  };
  return {
    deps,
    serve: async (request) => app.request(request),
    call,
    get: (path, as) => call('get', path, as ? { as } : {}),
    staff: (role = 'Administrator', name = 'Aoife Byrne') => signInAs(deps, role, { name }),
    again: (name) => signInPerson(deps, personNamed(deps, name).id),
  };
};
