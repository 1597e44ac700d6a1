import * as z from 'zod/mini';
import { readOrNull, writeAtomically } from './json-file.ts';
import { putAside } from './put-aside.ts';
import { removeFile } from './replace-file.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface EncryptedFile<T> {
  /** @throws KeyStoreLocked when it cannot be decrypted now; the file stays as it is. */
  read(): Promise<T | null>;
  /** False where the value cannot be encrypted. Writes are queued; the last one wins. */
  write(value: T): Promise<boolean>;
  remove(): Promise<void>;
  putAside(): Promise<void>;
  flush(): Promise<void>;
}

const parsed = <S extends z.core.$ZodType>(schema: S, text: string): z.core.output<S> | null => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Puts aside as `.unreadable` what cannot be read, or is decrypted but not understood, and reports its new path. */
export const encryptedFile = <S extends z.core.$ZodType>(
  path: string,
  schema: S,
  safeStorage: Pick<SafeStorage, 'encrypt' | 'decrypt'>,
  onPutAside: (newPath: string) => void,
): EncryptedFile<z.core.output<S>> => {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <R>(work: () => Promise<R>): Promise<R> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const load = (): Buffer | null => {
    try {
      return readOrNull(path);
    } catch {
      onPutAside(putAside(path, 'unreadable'));
      return null;
    }
  };
  const write = (value: z.core.output<S>) =>
    enqueue(async () => {
      const encrypted = await safeStorage.encrypt(JSON.stringify(value));
      if (encrypted) writeAtomically(path, encrypted);
      return encrypted !== null;
    });
  return {
    async read() {
      await last;
      const encrypted = load();
      const decrypted = encrypted && (await safeStorage.decrypt(encrypted));
      if (!decrypted) return null;
      const value = parsed(schema, decrypted.text);
      if (value === null) onPutAside(putAside(path, 'unreadable'));
      else if (decrypted.shouldReEncrypt) await write(value);
      return value;
    },
    write,
    remove: () => enqueue(async () => removeFile(path)),
    putAside: () => enqueue(async () => void putAside(path, 'unreadable')),
    flush: () => enqueue(async () => {}),
  };
};
