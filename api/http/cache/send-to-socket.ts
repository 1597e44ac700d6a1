import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderSet } from '../security-headers.ts';
import { type CachedResponse, compressOnce, forRequest, partsOf, type Variant, variantFor } from './variants.ts';

interface Prepared {
  status: number;
  headers: string[];
  body: Buffer | null;
  /** A small body as Latin-1 text, which Node joins to the headers; a buffer is queued as a second, slower chunk. */
  text: string | null;
}

/** Larger bodies are one shared buffer, so that slow readers hold no copies. */
const TEXT_MAX_BYTES = 64 * 1024;

const preparedVariants = new WeakMap<CachedResponse, Partial<Record<Variant, Prepared>>>();

const prepare = (response: CachedResponse, variant: Variant, always: HeaderSet): Prepared => {
  const { status, headers, body } = partsOf(response, variant);
  const text = body && body.length <= TEXT_MAX_BYTES ? body.toString('latin1') : null;
  return { status, headers: Object.entries({ ...always, ...headers }).flat(), body, text };
};

const preparedOf = (response: CachedResponse, variant: Variant, always: HeaderSet): Prepared => {
  let variants = preparedVariants.get(response);
  if (!variants) {
    variants = {};
    preparedVariants.set(response, variants);
  }
  variants[variant] ??= prepare(response, variant, always);
  return variants[variant];
};

export const sendCached = (
  stored: CachedResponse,
  always: HeaderSet,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const cached = forRequest(stored);
  const { method } = request;
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = request.headers;
  const variant = variantFor(cached, { method, ifNoneMatch, acceptEncoding: accepted?.toString() });
  if (variant === 'uncompressed') {
    const send = () => sendCached(cached, always, request, response);
    return void compressOnce(cached).then(send, () => response.destroy());
  }
  const { status, headers, body, text } = preparedOf(cached, variant, always);
  response.writeHead(status, headers);
  // While it waits behind another response, Node would put the headers before what else waits there ("100 Continue").
  if (!response.socket) response.flushHeaders();
  if (!body || method === 'HEAD') response.end();
  else if (text === null) response.end(body);
  else response.end(text, 'latin1');
};
