import { LRUCache } from 'lru-cache';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { CollectionName, Records } from '../../store/collections.ts';
import type { Change, Store } from '../../store/store.ts';
import type { CachedResponse } from './variants.ts';

/**
 * Limits on number and memory, as anyone can ask for endless addresses. Each response may be in memory twice while it is
 * written to the connection.
 */
const RESPONSES_MAX = 2000;
const BYTES_MAX = 32 * 1024 * 1024;

export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  version(): number;
  /** Does nothing if a public record has changed since `version`, or if the response must not be cached. */
  put(version: number, key: string, response: CachedResponse, invalidatedBy: readonly CollectionName[]): void;
}

/** Fields that public responses show, if not all: of people only the names and pictures of authors. */
const shown: { [Name in CollectionName]?: (record: Records[Name]) => unknown } = {
  testimonials: (testimonial: StoredTestimonial) => (testimonial.status === 'approved' ? testimonial : null),
  posts: (post: StoredPost) => (post.status === 'published' ? post : null),
  people: ({ name, picture, disabled }: StoredPerson) => `${(!disabled && picture?.id) || ''} ${name}`,
};

const shownOf = (collection: CollectionName, record: unknown): unknown => {
  if (!record) return null;
  const show = shown[collection] as ((record: unknown) => unknown) | undefined;
  return show ? show(record) : record;
};

/** False for a submission, a draft or a sign-in. */
export const isPublicChange = ({ collection, before, after }: Change): boolean =>
  shownOf(collection, before) !== shownOf(collection, after);

/** At least 1, as lru-cache requires. A body that may be compressed later counts twice. */
const sizeOf = ({ body, brotli }: CachedResponse): number =>
  Math.max(1, body.length + (brotli === undefined ? body.length : (brotli?.length ?? 0)));

export const createResponseCache = (store: Store, now: () => Date, { bytesMax = BYTES_MAX } = {}): ResponseCache => {
  const entries = new LRUCache<string, { response: CachedResponse; invalidatedBy: readonly CollectionName[] }>({
    max: RESPONSES_MAX,
    maxSize: bytesMax,
    sizeCalculation: ({ response }) => sizeOf(response),
  });
  let version = 0;
  const isOutdated = ({ expiresAt }: CachedResponse) =>
    expiresAt !== Number.POSITIVE_INFINITY && expiresAt <= now().getTime();
  store.subscribe((changes) => {
    const changed = new Set(changes.filter(isPublicChange).map(({ collection }) => collection));
    if (changed.size === 0) return;
    version += 1;
    for (const [key, { invalidatedBy }] of [...entries.entries()]) {
      if (invalidatedBy.some((name) => changed.has(name))) entries.delete(key);
    }
  });
  return {
    get(key) {
      const response = entries.get(key)?.response;
      if (!response || !isOutdated(response)) return response;
      entries.delete(key);
      return undefined;
    },
    version: () => version,
    put(madeAt, key, response, invalidatedBy) {
      if (madeAt === version && !isOutdated(response)) entries.set(key, { response, invalidatedBy });
    },
  };
};
