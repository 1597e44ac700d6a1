import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderSet } from '../headers.ts';
import type { CachedResponse } from './cache.ts';
import { partsOf, type Variant, variantFor } from './variants.ts';

/** A variant ready to be written: its headers as the flat list that Node takes as it is. */
interface Prepared {
  status: number;
  headers: string[];
  /** Bytes as text (Latin-1): Node joins text to the headers, but queues a buffer as a second chunk, which takes longer. */
  body: string;
}

/** The variants that were asked for, each prepared once. */
const preparedVariants = new WeakMap<CachedResponse, Partial<Record<Variant, Prepared>>>();

const prepare = (response: CachedResponse, variant: Variant, always: HeaderSet): Prepared => {
  const { status, headers, body } = partsOf(response, variant);
  return { status, headers: Object.entries({ ...always, ...headers }).flat(), body: body?.toString('latin1') ?? '' };
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

/** Sends a cached response from memory, with the headers of every response (`always`, the same at each call) beside its own. */
export const sendCached = (
  cached: CachedResponse,
  always: HeaderSet,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = request.headers;
  const variant = variantFor(cached, ifNoneMatch, accepted?.toString());
  const { status, headers, body } = preparedOf(cached, variant, always);
  response.writeHead(status, headers);
  // While it waits behind another response, Node would put the headers before what else waits there ("100 Continue").
  if (!response.socket) response.flushHeaders();
  if (body === '' || request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
};
