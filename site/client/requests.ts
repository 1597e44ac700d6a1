import * as z from 'zod/mini';
import { ApiError, type Wording } from './api-error.ts';
import type { Platform } from './platform.ts';
import type { OnProgress } from './send-with-progress.ts';

type Schema = z.core.$ZodType;
type Headers = Readonly<Record<string, string>>;

/** Makes calls and checks what comes back; `wording` is how its errors are worded. */
export interface Requests {
  get<S extends Schema>(path: string, answer: S, signal?: AbortSignal): Promise<z.core.output<S>>;
  send<S extends Schema>(
    method: string,
    path: string,
    body: unknown,
    answer: S,
    headers?: Headers,
    signal?: AbortSignal | null,
  ): Promise<z.core.output<S>>;
  /** `onProgress` hears how much has left, where the shell can tell. */
  sendForm<S extends Schema>(
    path: string,
    form: FormData,
    answer: S,
    onProgress?: OnProgress,
    headers?: Headers,
  ): Promise<z.core.output<S>>;
  /** For calls that answer nothing. */
  run(method: string, path: string, body?: unknown): Promise<void>;
  /** For pictures that only staff may see. */
  blob(path: string, signal?: AbortSignal): Promise<Blob>;
  /** For files that are asked for with something that no address should hold. */
  sendForFile(path: string, body: unknown): Promise<Blob>;
}

const json = (method: string, body: unknown, headers: Headers = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Calls through a platform's `fetch`. @throws ApiError for every answer that is not a success. */
export const createRequests = (platform: Pick<Platform, 'fetch' | 'upload'>, wording: Wording): Requests => {
  const call = (path: string, init: RequestInit) => succeeded(platform.fetch(path, init));
  const succeeded = async (asked: Promise<Response>): Promise<Response> => {
    const answer = await asked;
    if (!answer.ok) throw new ApiError(answer.status, await answer.text(), wording);
    return answer;
  };
  const parsed = async <S extends Schema>(answer: Promise<Response>, schema: S) =>
    z.parse(schema, await (await answer).json());
  return {
    get: (path, schema, signal) => parsed(call(path, { signal: signal ?? null }), schema),
    send: (method, path, body, schema, headers, signal = null) =>
      parsed(call(path, { ...json(method, body, headers), signal }), schema),
    sendForm: (path, form, schema, onProgress, headers = {}) =>
      parsed(
        onProgress && platform.upload
          ? succeeded(platform.upload(path, form, onProgress))
          : call(path, { method: 'POST', body: form, headers }),
        schema,
      ),
    run: async (method, path, body) => void (await call(path, body === undefined ? { method } : json(method, body))),
    blob: async (path, signal) => (await call(path, { signal: signal ?? null })).blob(),
    sendForFile: async (path, body) => (await call(path, json('POST', body))).blob(),
  };
};

/** Writes query parameters, leaving out what is empty. */
export const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};
