import * as z from 'zod/mini';
import {
  type Answer,
  type Call,
  type FileAnswer,
  isFileAnswer,
  type Params,
  type Schema,
} from '#contract/calls/call.ts';
import type { May } from '#contract/roles.ts';
import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import type { OnProgress } from './send-with-progress.ts';

type Value = string | number | undefined;
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;
type QueryOf<S> = S extends Schema ? { query?: { readonly [Name in keyof z.core.input<S>]?: Value } } : unknown;
type BodyOf<S> = S extends Schema ? { body: Sent<z.core.input<S>> } : unknown;

/** What a call is sent with: its path's parameters by name, the query, and the body or the form. */
export type InputOf<C> =
  C extends Call<infer Path, infer Query, infer Body, Answer, May, infer Files>
    ? Params<Path> & QueryOf<Query> & (Files extends object ? { form: FormData } : BodyOf<Body>)
    : never;

export type AnswerOf<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answers>
    ? Answers extends Schema
      ? z.core.output<Answers>
      : Answers extends FileAnswer
        ? Blob
        : undefined
    : never;

interface Given {
  query?: Readonly<Record<string, Value>>;
  body?: unknown;
  form?: FormData;
}

export interface SendOptions {
  signal?: AbortSignal | null;
  headers?: Readonly<Record<string, string>>;
  /** Hears how much of a form has left, where the shell can tell. */
  onProgress?: OnProgress | undefined;
}

/** Writes query parameters behind a path, leaving out what is empty. */
const withQuery = (path: string, query: Given['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

/** Where a call goes, below `/api`. */
export const addressOf = <C extends Call>({ path }: C, input: Omit<InputOf<C>, 'body' | 'form'>): string => {
  const params = input as Readonly<Record<string, string>>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return withQuery(filled, (input as Given).query);
};

/** The specification's wordings: auth and container calls say the status, the others the body as well. */
const wordingOf = ({ path }: Call) =>
  /^\/(auth|textcontainers|imagecontainers)\//.test(`${path}/`) ? 'status' : 'body';

const initOf = ({ method }: Call, { body, form }: Given, { headers = {}, signal = null }: SendOptions): RequestInit => {
  const init = { method: method.toUpperCase(), headers, signal };
  if (form) return { ...init, body: form };
  if (body === undefined) return init;
  return { ...init, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
};

/** Makes a call and checks its answer. @throws ApiError for every answer that is not a success, TypeError without a connection. */
export const send = async <C extends Call>(
  platform: Pick<Platform, 'fetch' | 'upload'>,
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<AnswerOf<C>> => {
  const { onProgress } = options;
  const given = input as Given;
  const address = addressOf(call, input);
  const response =
    given.form && onProgress && platform.upload
      ? await platform.upload(address, given.form, onProgress)
      : await platform.fetch(address, initOf(call, given, options));
  if (!response.ok) throw new ApiError(response.status, await response.text(), wordingOf(call));
  if (call.answer === null) return undefined as AnswerOf<C>;
  const answer = isFileAnswer(call.answer) ? await response.blob() : z.parse(call.answer, await response.json());
  return answer as AnswerOf<C>;
};
