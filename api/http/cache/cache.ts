import type { CollectionName } from '../../store/collections.ts';
import type { Store } from '../../store/store.ts';
import { createEviction, type Evictable, USES_MAX } from './eviction.ts';
import { isPublicChange } from './public-changes.ts';
import type { CachedResponse } from './variants.ts';

/**
 * Anyone can ask for endlessly many addresses: the cache is limited in number and in memory. Each response may be in memory
 * a second time, as it is written to the connection.
 */
const RESPONSES_MAX = 2000;
const BYTES_MAX = 32 * 1024 * 1024;
/** How many other addresses each response is found under, and how long they may be. The rest takes the slower way. */
const ALIASES_MAX = 8;
const ALIAS_LENGTH_MAX = 500;

interface Entry extends Evictable {
  response: CachedResponse;
  invalidatedBy: readonly CollectionName[];
  aliases: string[];
}

/** Responses by key, each until it expires or a collection that invalidates it changes. A key that begins with `/` is an address. */
export interface ResponseCache {
  /** The response of a key or of an address that `alias` has named. */
  get(address: string): CachedResponse | undefined;
  /** The number of changes of public records so far, to be passed to `put`. */
  version(): number;
  /** Caches a response that was made at `version`, unless a public record has changed since or it must not be cached. */
  put(version: number, key: string, response: CachedResponse, invalidatedBy: readonly CollectionName[]): void;
  /** Lets a response be found by an address that means the same as its key. */
  alias(address: string, key: string): void;
}

const bytesOf = ({ body, brotli }: CachedResponse) => body.length + (brotli?.length ?? 0);

/** A response cache that follows a store. */
export const createResponseCache = (
  store: Store,
  now: () => Date,
  { bytesMax = BYTES_MAX, countMax = RESPONSES_MAX } = {},
): ResponseCache => {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  let version = 0;
  const unlist = (entry: Entry): void => {
    entries.delete(entry.key);
    byAddress.delete(entry.key);
    for (const address of entry.aliases) byAddress.delete(address);
  };
  const eviction = createEviction<Entry>({ countMax, bytesMax, drop: unlist });
  const remove = (entry: Entry): void => {
    eviction.remove(entry);
    unlist(entry);
  };
  const isOutdated = ({ expiresAt }: CachedResponse) =>
    expiresAt !== Number.POSITIVE_INFINITY && expiresAt <= now().getTime();
  store.subscribe((changes) => {
    const changed = new Set(changes.filter(isPublicChange).map(({ collection }) => collection));
    if (changed.size === 0) return;
    version += 1;
    for (const entry of entries.values()) {
      if (entry.invalidatedBy.some((name) => changed.has(name))) remove(entry);
    }
  });
  return {
    get(address) {
      const entry = byAddress.get(address);
      if (!entry) return undefined;
      if (isOutdated(entry.response)) return void remove(entry);
      if (entry.uses < USES_MAX) entry.uses += 1;
      return entry.response;
    },
    version: () => version,
    put(madeAt, key, response, invalidatedBy) {
      const bytes = bytesOf(response);
      if (madeAt !== version || bytes > bytesMax || isOutdated(response)) return;
      const former = entries.get(key);
      if (former) remove(former);
      const entry: Entry = { key, response, invalidatedBy, aliases: [], bytes, uses: 0 };
      response.onCompressed = (more) => eviction.grow(entry, more);
      eviction.add(entry);
      entries.set(key, entry);
      byAddress.set(key, entry);
    },
    alias(address, key) {
      const entry = entries.get(key);
      if (!entry || byAddress.has(address) || address.length > ALIAS_LENGTH_MAX) return;
      if (entry.aliases.length >= ALIASES_MAX) return;
      entry.aliases.push(address);
      byAddress.set(address, entry);
    },
  };
};
