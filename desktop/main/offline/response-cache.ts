import * as z from 'zod/mini';
import { timestamp } from '#contract/fields/record-fields.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';

const ENTRIES_MAX = 80;
const BODY_MAX = 1024 * 1024;
const WRITE_AFTER_MS = 400;

const cachedResponse = z.object({ path: z.string(), body: z.string(), at: timestamp });
type CachedResponse = z.infer<typeof cachedResponse>;
/** The responses belong to one person: nobody else who signs in on this computer gets them. */
export const responseCacheFile = z.object({ personId: z.string(), answers: z.array(cachedResponse) });

/** The latest responses to GET requests, for the time without a connection. */
export interface ResponseCache {
  get(path: string): CachedResponse | null;
  all(): Iterable<CachedResponse>;
  /** Keeps a response that was asked for by this person; one that arrives after they have signed out is left out. */
  put(personId: string | undefined, response: CachedResponse): void;
  /** Forgets everything, and goes on keeping. */
  forget(): void;
  /** Loads what was cached for this person, or starts empty. */
  openFor(personId: string): Promise<void>;
  /** Removes everything, on disk too. */
  clear(): Promise<void>;
  /** Writes what has not been written yet. */
  flush(): Promise<void>;
  /** Writes it, and keeps nothing that arrives later. */
  close(): Promise<void>;
}

export const createResponseCache = (
  file: EncryptedFile<z.infer<typeof responseCacheFile>>,
  setTimer: (ms: number, work: () => void) => () => void,
): ResponseCache => {
  let person: string | null = null;
  let cancelTimer: (() => void) | null = null;
  const responses = new Map<string, CachedResponse>();

  const flush = async () => {
    if (!cancelTimer || person === null) return;
    cancelTimer();
    cancelTimer = null;
    await file.write({ personId: person, answers: [...responses.values()] });
  };
  return {
    get: (path) => responses.get(path) ?? null,
    all: () => responses.values(),
    put(personId, response) {
      if (person === null || person !== personId || response.body.length > BODY_MAX) return;
      responses.delete(response.path);
      responses.set(response.path, response);
      const [oldest] = responses.keys();
      if (responses.size > ENTRIES_MAX && oldest !== undefined) responses.delete(oldest);
      cancelTimer ??= setTimer(WRITE_AFTER_MS, () => void flush());
    },
    forget() {
      responses.clear();
      cancelTimer ??= setTimer(WRITE_AFTER_MS, () => void flush());
    },
    async openFor(personId) {
      if (person === personId) return;
      responses.clear();
      person = personId;
      const stored = await file.read().catch(() => null);
      // They may have signed out while it was read, or have been answered.
      if (stored?.personId !== personId || person !== personId) return;
      for (const response of stored.answers) if (!responses.has(response.path)) responses.set(response.path, response);
    },
    async clear() {
      cancelTimer?.();
      cancelTimer = null;
      person = null;
      responses.clear();
      await file.remove();
    },
    flush,
    async close() {
      const written = flush();
      person = null;
      await written;
    },
  };
};
