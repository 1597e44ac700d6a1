import { brotliCompressSync, constants } from 'node:zlib';
import type { CollectionName } from '../../store/collections.ts';
import type { HeaderSet } from '../headers.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { type CachedResponse, entityTag, isUnchanged, type ResponseCache } from './cache.ts';

const COMPRESS_FROM = 1024;
const compress = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Makes a response that can be cached: its tag and its compressed bytes are computed once. */
export const createCachedResponse = (
  body: Buffer,
  headers: HeaderSet,
  more: { status?: number; expiresAt?: number } = {},
): CachedResponse => {
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

/** The ways of sending one response. */
export type Variant = 'plain' | 'brotli' | 'unchanged';

/** Which variant a client gets, by its If-None-Match and Accept-Encoding. */
export const variantFor = (
  response: CachedResponse,
  ifNoneMatch: string | null | undefined,
  acceptEncoding: string | null | undefined,
): Variant => {
  if (response.status === 200 && isUnchanged(ifNoneMatch, response.etag)) return 'unchanged';
  return response.brotli && acceptsBrotli(acceptEncoding ?? '') ? 'brotli' : 'plain';
};

interface Parts {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What a variant is sent as. Status 304 says nothing of the content that is not sent (RFC 9110, 15.4.5). */
export const partsOf = (response: CachedResponse, variant: Variant): Parts => {
  const { 'content-type': contentType = '', ...headers } = { ...response.headers, etag: response.etag };
  if (variant === 'unchanged') return { status: 304, headers, body: null };
  const brotli = variant === 'brotli' ? response.brotli : null;
  const body = brotli ?? response.body;
  const content = { 'content-type': contentType, 'content-length': String(body.length) };
  return {
    status: response.status,
    headers: { ...headers, ...content, ...(brotli && { 'content-encoding': 'br' }) },
    body,
  };
};

/** A cached response for a request of the Fetch API. */
export const toResponse = (cached: CachedResponse, request: Request): Response => {
  const { headers: asked, method } = request;
  const variant = variantFor(cached, asked.get('if-none-match'), asked.get('accept-encoding'));
  const { status, headers, body } = partsOf(cached, variant);
  return new Response(method === 'HEAD' || !body ? null : new Uint8Array(body), { status, headers });
};

/** The address of a request under which its response is cached. */
export const addressOf = (request: Request): string => {
  const url = new URL(request.url);
  return url.pathname + url.search;
};

/** Answers from the cache, or makes the response, caches it under `address` and sends it. */
export const cachedOrMade = async (
  cache: ResponseCache,
  request: Request,
  address: string,
  invalidatedBy: readonly CollectionName[],
  make: () => Promise<CachedResponse>,
): Promise<Response> => {
  const cached = cache.get(address);
  if (cached) return toResponse(cached, request);
  const version = cache.version();
  const made = await make();
  // Addresses that are not found are not cached: there are endlessly many.
  if (made.status === 200) cache.put(version, address, made, invalidatedBy);
  return toResponse(made, request);
};
