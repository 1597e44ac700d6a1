import { renameSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { readOrNull, writeWhole } from './json-file.ts';
import type { Vault } from './vault.ts';

export interface SealedFile<T> {
  read(): Promise<T | null>;
  /** Keeps the value, if it may lie on disk at all. Writes follow one another; the last one wins. */
  write(value: T): Promise<void>;
  remove(): Promise<void>;
  /** Resolves when everything that was given is on disk. */
  settled(): Promise<void>;
}

/** A value on disk that only the vault can open. What cannot be opened or understood is set aside. */
export const sealedFile = <S extends z.core.$ZodType>(
  path: string,
  schema: S,
  vault: Pick<Vault, 'kind' | 'seal' | 'open'>,
): SealedFile<z.core.output<S>> => {
  let last: Promise<unknown> = Promise.resolve();
  const next = (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    async read() {
      await last;
      const sealed = readOrNull(path);
      const text = sealed && (await vault.open(sealed));
      const value = text ? (z.safeParse(schema, JSON.parse(text)).data ?? null) : null;
      // The next write would destroy what a repaired key ring may still open.
      if (sealed && value === null && vault.kind() !== 'memory') renameSync(path, `${path}.unreadable`);
      return value;
    },
    write: (value) =>
      next(async () => {
        const sealed = await vault.seal(JSON.stringify(value));
        if (sealed) writeWhole(path, sealed);
      }),
    remove: () => next(async () => rmSync(path, { force: true })),
    settled: () => next(async () => {}),
  };
};
