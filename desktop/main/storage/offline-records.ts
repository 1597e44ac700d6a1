import * as z from 'zod/mini';
import { type OfflineChange, type OfflineRecord, offlineRecord } from '../../bridge/offline-records.ts';
import type { EncryptedFile } from './encrypted-file.ts';
import type { JsonFile } from './json-file.ts';
import { KeyStoreLocked, type SafeStorage } from './safe-storage.ts';

const WRITE_AFTER_MS = 400;
const ANSWERS_MAX = 20 * 1024 * 1024;

export const entriesFile = z.array(offlineRecord);
/** Answers in the format of another version count as none: they are loaded anew. */
export const answersFile = z.catch(z.array(offlineRecord), []);

export interface OfflineRecords {
  read(): Promise<OfflineRecord[]>;
  write(change: OfflineChange): Promise<void>;
  /** Resolves when every change so far is on disk, or has failed. */
  flush(): Promise<void>;
}

type Records = ReadonlyMap<string, OfflineRecord>;

const byKey = (records: readonly OfflineRecord[]): Records => new Map(records.map((record) => [record.key, record]));

const without = (records: Records, keys: Iterable<string>): Records => {
  const remaining = new Map(records);
  for (const key of keys) remaining.delete(key);
  return remaining;
};

const withAll = (records: Records, put: readonly OfflineRecord[]): Records => new Map([...records, ...byKey(put)]);

const following = (earlier: Records, newer: Records): Records => new Map([...without(earlier, newer.keys()), ...newer]);

/** On disk before `write` resolves. */
export interface OutboxEntries extends OfflineRecords {
  countOf(personId: string): number;
  isLocked(): boolean;
  unlock(): Promise<void>;
  giveUpLocked(): Promise<void>;
}

interface EntriesDeps {
  encrypted: EncryptedFile<OfflineRecord[]>;
  plain: JsonFile<OfflineRecord[]>;
  safeStorage: Pick<SafeStorage, 'kind'>;
  onChange(): void;
}

/**
 * Encrypted, as entries name people; a plain file without a key store or while it is locked, because losing what somebody
 * decided is worse.
 */
export const openEntries = async ({ encrypted, plain, safeStorage, onChange }: EntriesDeps): Promise<OutboxEntries> => {
  const readEncrypted = async (): Promise<Records | null> => {
    try {
      return byKey((await encrypted.read()) ?? []);
    } catch (error) {
      if (error instanceof KeyStoreLocked) return null;
      throw error;
    }
  };
  const earlier = await readEncrypted();
  let isLocked = earlier === null;
  let records = following(earlier ?? new Map(), byKey(plain.read()));
  const store = async (next: Records, isRead: boolean) => {
    const written = [...next.values()];
    const isEncrypted = isRead && safeStorage.kind() !== 'memory' && (await encrypted.write(written));
    if (!isEncrypted) {
      plain.write(written);
      if (isRead) await encrypted.remove();
    } else if (plain.read().length > 0) plain.write([]);
    if (isRead) isLocked = false;
    records = next;
    onChange();
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what an earlier one removes at its end must not be what a later one has written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  let unlocked: Promise<void> = Promise.resolve();
  const readLocked = async () => {
    const stored = isLocked ? await readEncrypted() : null;
    if (!stored) return;
    await inTurn(async () => {
      if (isLocked) await store(following(stored, records), true);
    });
  };
  return {
    async read() {
      await last;
      return [...records.values()];
    },
    write: ({ put, remove }) => inTurn(() => store(withAll(without(records, remove), put), !isLocked)),
    flush: () => last.then(() => undefined),
    countOf: (id) =>
      [...records.values()].filter(({ personId, state }) => personId === id && state === 'waiting').length,
    isLocked: () => isLocked,
    unlock() {
      // The system may ask for the password of its key store, once; what is written meanwhile does not wait for that.
      unlocked = unlocked.catch(() => undefined).then(readLocked);
      return unlocked;
    },
    giveUpLocked: () =>
      inTurn(async () => {
        if (!isLocked) return;
        await encrypted.putAside();
        await store(records, true);
      }),
  };
};

export interface CachedAnswers extends OfflineRecords {
  newestOf(personId: string): string | null;
  clear(): Promise<void>;
}

interface AnswersDeps {
  file: EncryptedFile<OfflineRecord[]>;
  setTimer(ms: number, work: () => void): () => void;
  /** Answers that arrive for anybody else, as after they have signed out, are not kept. */
  personId(): string | undefined;
}

/** Written a little later, all at once, and only where they can be encrypted. Beyond 20 MB the oldest go. */
export const openAnswers = async ({ file, setTimer, personId }: AnswersDeps): Promise<CachedAnswers> => {
  const lengths = new WeakMap<OfflineRecord, number>();
  const lengthOf = (record: OfflineRecord): number => {
    const length = lengths.get(record) ?? JSON.stringify(record).length;
    lengths.set(record, length);
    return length;
  };
  const withinLimit = (all: Records): Records => {
    let excess = [...all.values()].reduce((sum, record) => sum + lengthOf(record), -ANSWERS_MAX);
    const remove: string[] = [];
    for (const [key, record] of all) {
      if (excess <= 0) break;
      remove.push(key);
      excess -= lengthOf(record);
    }
    return without(all, remove);
  };
  let records = byKey((await file.read().catch(() => null)) ?? []);
  let cancelTimer: (() => void) | null = null;
  const flush = async () => {
    if (!cancelTimer) return;
    cancelTimer();
    cancelTimer = null;
    await file.write([...records.values()]);
  };
  return {
    read: async () => [...records.values()],
    async write({ put, remove }) {
      const own = put.filter((record) => record.personId === personId());
      // One that is loaded again is the newest.
      const older = without(records, [...remove, ...own.map(({ key }) => key)]);
      records = withinLimit(withAll(older, own));
      cancelTimer ??= setTimer(WRITE_AFTER_MS, () => void flush());
    },
    flush,
    newestOf: (id) =>
      [...records.values()]
        .flatMap(({ personId: owner, at }) => (owner === id && typeof at === 'string' ? [at] : []))
        .reduce<string | null>((newest, at) => (newest !== null && newest > at ? newest : at), null),
    async clear() {
      cancelTimer?.();
      cancelTimer = null;
      records = new Map();
      await file.remove();
    },
  };
};
