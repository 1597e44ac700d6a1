import { renameSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { readOrNull, writeAtomically } from './json-file.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface EncryptedFile<T> {
  read(): Promise<T | null>;
  /** Writes the value, if it may be on disk at all. Writes are queued; the last one wins. */
  write(value: T): Promise<void>;
  remove(): Promise<void>;
  /** Resolves when every queued write is on disk. */
  flush(): Promise<void>;
}

/** A value on disk, encrypted with the system's key store. What cannot be decrypted or parsed is renamed to `.unreadable`. */
export const encryptedFile = <S extends z.core.$ZodType>(
  path: string,
  schema: S,
  safeStorage: Pick<SafeStorage, 'kind' | 'encrypt' | 'decrypt'>,
): EncryptedFile<z.core.output<S>> => {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    async read() {
      await last;
      const encrypted = readOrNull(path);
      const text = encrypted && (await safeStorage.decrypt(encrypted));
      const value = text ? (z.safeParse(schema, JSON.parse(text)).data ?? null) : null;
      // The next write would destroy what a repaired key ring may still decrypt.
      if (encrypted && value === null && safeStorage.kind() !== 'memory') renameSync(path, `${path}.unreadable`);
      return value;
    },
    write: (value) =>
      enqueue(async () => {
        const encrypted = await safeStorage.encrypt(JSON.stringify(value));
        if (encrypted) writeAtomically(path, encrypted);
      }),
    remove: () => enqueue(async () => rmSync(path, { force: true })),
    flush: () => enqueue(async () => {}),
  };
};
