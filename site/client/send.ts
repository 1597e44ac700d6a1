import * as z from 'zod/mini';
import { addressOf, type InputOf } from '#contract/calls/address.ts';
import { type Call, type FileAnswer, isFileAnswer, type Schema } from '#contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import type { OnProgress } from './send-with-progress.ts';

export type AnswerOf<C> =
  C extends Call<string, Schema | undefined, Schema | undefined, infer Answers>
    ? Answers extends Schema
      ? z.core.output<Answers>
      : Answers extends FileAnswer
        ? Blob
        : undefined
    : never;

interface Given {
  body?: unknown;
  form?: FormData;
}

export interface SendOptions {
  signal?: AbortSignal | null;
  headers?: Readonly<Record<string, string>>;
  onProgress?: OnProgress | undefined;
}

const wordingOf = ({ path }: Call) =>
  /^\/(auth|textcontainers|imagecontainers)\//.test(`${path}/`) ? 'status' : 'body';

const initOf = ({ method }: Call, { body, form }: Given, { headers = {}, signal = null }: SendOptions): RequestInit => {
  const init = { method: method.toUpperCase(), headers, signal };
  if (form) return { ...init, body: form };
  if (body === undefined) return init;
  return { ...init, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
};

/** @throws TypeError without a connection. */
export const request = <C extends Call>(
  platform: Pick<Platform, 'fetch' | 'upload'>,
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<Response> => {
  const { onProgress } = options;
  const given = input as Given;
  const address = addressOf(call, input);
  return given.form && onProgress && platform.upload
    ? platform.upload(address, given.form, onProgress)
    : platform.fetch(address, initOf(call, given, options), { call, input });
};

/** @throws ApiError for every answer that is not a success, TypeError without a connection. */
export const send = async <C extends Call>(
  platform: Pick<Platform, 'fetch' | 'upload'>,
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<AnswerOf<C>> => {
  const response = await request(platform, call, input, options);
  if (!response.ok) throw new ApiError(response.status, await response.text(), wordingOf(call));
  if (call.answer === null) return undefined as AnswerOf<C>;
  const answer = isFileAnswer(call.answer) ? await response.blob() : z.parse(call.answer, await response.json());
  return answer as AnswerOf<C>;
};
