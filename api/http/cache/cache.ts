import { createHash } from 'node:crypto';
import type { CollectionName } from '../../store/collections.ts';
import type { Store } from '../../store/store.ts';

/** A finished response to a GET that can be sent again as it is. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body compressed with Brotli, where that makes it smaller. */
  brotli: Buffer | null;
  etag: string;
  /** Milliseconds since 1970, for what depends on the time of day. */
  expiresAt: number;
}

/**
 * Anyone can ask for endlessly many addresses: the cache is limited in number and in memory. Each response may be in memory
 * a second time, as it is written to the connection.
 */
const RESPONSES_MAX = 2000;
const BYTES_MAX = 32 * 1024 * 1024;

/** A strong entity tag of the bytes. */
export const entityTag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** True when the client's If-None-Match names this tag. */
export const isUnchanged = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

/** Responses by address, each until it expires or a collection that invalidates it changes. */
export interface ResponseCache {
  get(address: string): CachedResponse | undefined;
  /** The number of changes of the store so far, to be passed to `put`. */
  version(): number;
  /** Caches a response that was made at `version`, unless the store has changed since. */
  put(version: number, address: string, response: CachedResponse, invalidatedBy: readonly CollectionName[]): void;
}

const bytesOf = ({ body, brotli }: CachedResponse) => body.length + (brotli?.length ?? 0);

/** A response cache that follows a store. When it is full (`bytesMax`), the oldest entries are dropped. */
export const createResponseCache = (store: Store, now: () => Date, { bytesMax = BYTES_MAX } = {}): ResponseCache => {
  const entries = new Map<string, { response: CachedResponse; invalidatedBy: readonly CollectionName[] }>();
  let [version, bytes] = [0, 0];
  const drop = (address: string) => {
    const found = entries.get(address);
    if (!found) return;
    bytes -= bytesOf(found.response);
    entries.delete(address);
  };
  store.subscribe((changes) => {
    version += 1;
    const changed = new Set(changes.map((change) => change.collection));
    for (const [address, { invalidatedBy }] of entries) {
      if (invalidatedBy.some((name) => changed.has(name))) drop(address);
    }
  });
  return {
    get(address) {
      const found = entries.get(address);
      if (found && found.response.expiresAt <= now().getTime()) {
        drop(address);
        return undefined;
      }
      return found?.response;
    },
    version: () => version,
    put(madeAt, address, response, invalidatedBy) {
      if (madeAt !== version) return;
      drop(address);
      entries.set(address, { response, invalidatedBy });
      bytes += bytesOf(response);
      for (const oldest of entries.keys()) {
        if (entries.size <= RESPONSES_MAX && bytes <= bytesMax) break;
        drop(oldest);
      }
    },
  };
};
