import { createHash } from 'node:crypto';
import type { CollectionName } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

/** A finished answer to a GET, kept to be sent again as it is. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body compressed with Brotli, where that makes it smaller. */
  brotli: Buffer | null;
  etag: string;
  /** Milliseconds since 1970 from which it is no longer true, for what depends on the time of day. */
  expiresAt: number;
}

/** Anyone can ask for endlessly many addresses: what is kept of them is bounded in number and in memory. */
const ANSWERS_MAX = 2000;
const BYTES_MAX = 64 * 1024 * 1024;

/** A strong entity tag of the bytes. */
export const entityTag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** True when the client's If-None-Match names this tag. */
export const isUnchanged = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

/** Answers kept by address until a collection that they depend on changes. */
export interface AnswerCache {
  get(address: string): KeptAnswer | undefined;
  /** Remembers which state of the store an answer is being made from. */
  begin(): number;
  /** Keeps an answer, unless the store has changed since `begin`. */
  keep(begun: number, address: string, answer: KeptAnswer, dependsOn: readonly CollectionName[]): void;
}

const bytesOf = ({ body, brotli }: KeptAnswer) => body.length + (brotli?.length ?? 0);

/** An answer cache that follows a store; the least recently kept answers leave first, at `bytesMax` bytes at the latest. */
export const createAnswerCache = (store: Store, now: () => Date, { bytesMax = BYTES_MAX } = {}): AnswerCache => {
  const kept = new Map<string, { answer: KeptAnswer; dependsOn: readonly CollectionName[] }>();
  let [version, bytes] = [0, 0];
  const drop = (address: string) => {
    const found = kept.get(address);
    if (!found) return;
    bytes -= bytesOf(found.answer);
    kept.delete(address);
  };
  store.subscribe((changes) => {
    version += 1;
    const changed = new Set(changes.map((change) => change.collection));
    for (const [address, { dependsOn }] of kept) {
      if (dependsOn.some((name) => changed.has(name))) drop(address);
    }
  });
  return {
    get(address) {
      const found = kept.get(address);
      if (found && found.answer.expiresAt <= now().getTime()) {
        drop(address);
        return undefined;
      }
      return found?.answer;
    },
    begin: () => version,
    keep(begun, address, answer, dependsOn) {
      if (begun !== version) return;
      drop(address);
      kept.set(address, { answer, dependsOn });
      bytes += bytesOf(answer);
      for (const oldest of kept.keys()) {
        if (kept.size <= ANSWERS_MAX && bytes <= bytesMax) break;
        drop(oldest);
      }
    },
  };
};
