import { brotliCompressSync, constants } from 'node:zlib';
import type { CollectionName } from '../store/collections.ts';
import { type AnswerCache, entityTag, isUnchanged, type KeptAnswer } from './answer-cache.ts';
import { takesBrotli } from './takes-brotli.ts';

const COMPRESS_FROM = 1024;
const compress = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Makes an answer that can be kept: its tag and its compressed bytes are computed once. */
export const finishAnswer = (
  body: Buffer,
  headers: Record<string, string>,
  more: { status?: number; expiresAt?: number } = {},
): KeptAnswer => {
  const brotli = body.length >= COMPRESS_FROM ? compress(body) : null;
  return {
    status: more.status ?? 200,
    headers: { 'cache-control': 'no-cache', vary: 'accept-encoding', ...headers },
    body,
    brotli: brotli && brotli.length < body.length ? brotli : null,
    etag: entityTag(body),
    expiresAt: more.expiresAt ?? Number.POSITIVE_INFINITY,
  };
};

/** How a client gets a kept answer, by its If-None-Match and Accept-Encoding: not again when it has it, compressed when it can read that. */
export const formFor = (
  answer: KeptAnswer,
  ifNoneMatch: string | null | undefined,
  acceptEncoding: string | null | undefined,
): 'unchanged' | 'brotli' | 'plain' => {
  if (answer.status === 200 && isUnchanged(ifNoneMatch, answer.etag)) return 'unchanged';
  return answer.brotli && takesBrotli(acceptEncoding ?? '') ? 'brotli' : 'plain';
};

/** Sends a kept answer through the Fetch API. */
export const answerFrom = (answer: KeptAnswer, request: Request): Response => {
  const headers = new Headers({ ...answer.headers, etag: answer.etag });
  const form = formFor(answer, request.headers.get('if-none-match'), request.headers.get('accept-encoding'));
  if (form === 'unchanged') return new Response(null, { status: 304, headers });
  const brotli = form === 'brotli' ? answer.brotli : null;
  if (brotli) headers.set('content-encoding', 'br');
  const body = brotli ?? answer.body;
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: answer.status, headers });
};

/** The address of a request as answers are kept under it. */
export const addressOf = (request: Request): string => {
  const url = new URL(request.url);
  return url.pathname + url.search;
};

/** Answers from the cache, or makes the answer, keeps it under `address` and sends it. */
export const keptOrMade = async (
  cache: AnswerCache,
  request: Request,
  address: string,
  dependsOn: readonly CollectionName[],
  make: () => Promise<KeptAnswer>,
): Promise<Response> => {
  const kept = cache.get(address);
  if (kept) return answerFrom(kept, request);
  const begun = cache.begin();
  const answer = await make();
  // What is not found is not kept: there is endlessly much of it.
  if (answer.status === 200) cache.keep(begun, address, answer, dependsOn);
  return answerFrom(answer, request);
};
