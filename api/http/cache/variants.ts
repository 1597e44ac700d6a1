import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HeaderSet } from '../security-headers.ts';

export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Null if Brotli does not make it smaller, undefined until somebody asks for it. */
  brotli: Buffer | null | undefined;
  /** Null for a response made for a single request. */
  etag: string | null;
  /** Makes a body for each request, which is then never 304. */
  forEach?: (body: Buffer) => Buffer;
  /** Milliseconds since 1970, if it depends on the time of day; 0 if it must not be cached. */
  expiresAt: number;
}

const COMPRESS_FROM = 512;
/** Half the thread pool. */
const COMPRESSING_MAX = 2;
let compressing = 0;
const QUALITY = 5;
const BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i;
const compressAsync = promisify(brotliCompress);

/** False for Brotli with a quality of zero (RFC 9110, 12.5.3). */
export const acceptsBrotli = (acceptEncoding: string): boolean => BROTLI.test(acceptEncoding);

export const entityTag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

export const isUnchanged = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

export const createCachedResponse = (
  body: Buffer,
  headers: HeaderSet,
  more: { status?: number; expiresAt?: number; forEach?: CachedResponse['forEach'] } = {},
): CachedResponse => ({
  status: more.status ?? 200,
  headers: { 'cache-control': 'no-cache', ...headers },
  body,
  brotli: body.length >= COMPRESS_FROM ? undefined : null,
  etag: entityTag(body),
  expiresAt: more.expiresAt ?? Number.POSITIVE_INFINITY,
  ...(more.forEach && { forEach: more.forEach }),
});

/** Leaves bodies made for each request uncompressed, so that a flood of them does not hog the thread pool. */
export const forRequest = (response: CachedResponse): CachedResponse => {
  const { forEach, ...cached } = response;
  if (!forEach) return response;
  const brotli = cached.brotli === null || compressing >= COMPRESSING_MAX ? null : undefined;
  return { ...cached, body: forEach(cached.body), etag: null, brotli };
};

const compress = async (response: CachedResponse): Promise<void> => {
  const size = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: response.body.length };
  compressing += 1;
  const brotli = await compressAsync(response.body, { params: size }).finally(() => {
    compressing -= 1;
  });
  response.brotli = brotli.length < response.body.length ? brotli : null;
};

const running = new WeakMap<CachedResponse, Promise<void>>();

export const compressOnce = (response: CachedResponse): Promise<void> => {
  const compression = running.get(response) ?? compress(response);
  running.set(response, compression);
  return compression;
};

export type Variant = 'plain' | 'brotli' | 'unchanged';

interface Accepted {
  method: string | undefined;
  ifNoneMatch: string | null | undefined;
  acceptEncoding: string | null | undefined;
}

/** Returns `uncompressed` if `compressOnce` has to run first, never for HEAD. */
export const variantFor = (
  response: CachedResponse,
  { method, ifNoneMatch, acceptEncoding }: Accepted,
): Variant | 'uncompressed' => {
  if (response.status === 200 && response.etag && isUnchanged(ifNoneMatch, response.etag)) return 'unchanged';
  if (response.brotli === null || !acceptsBrotli(acceptEncoding ?? '')) return 'plain';
  if (response.brotli) return 'brotli';
  return method === 'HEAD' ? 'plain' : 'uncompressed';
};

interface Parts {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Leaves out content headers for 304 (RFC 9110, 15.4.5). */
export const partsOf = (response: CachedResponse, variant: Variant): Parts => {
  const { 'content-type': contentType = '', ...headers } = {
    ...response.headers,
    ...(response.brotli !== null && { vary: 'accept-encoding' }),
    ...(response.etag && { etag: response.etag }),
  };
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

export const acceptedBy = ({ headers, method }: Request): Accepted => ({
  method,
  ifNoneMatch: headers.get('if-none-match'),
  acceptEncoding: headers.get('accept-encoding'),
});

export const toResponse = async (cached: CachedResponse, request: Request): Promise<Response> => {
  const one = forRequest(cached);
  const wanted = variantFor(one, acceptedBy(request));
  if (wanted === 'uncompressed') {
    await compressOnce(one);
    return toResponse(one, request);
  }
  const { status, headers, body } = partsOf(one, wanted);
  return new Response(request.method === 'HEAD' || !body ? null : new Uint8Array(body), { status, headers });
};
