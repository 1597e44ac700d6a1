import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

export interface JsonFile<T> {
  read(): T;
  write(value: T): void;
}

/** Writes a file whole or not at all, readable by its owner only. */
export const writeAtomically = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, content, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
};

/** The content of a file, or null where there is none. */
export const readOrNull = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** A value stored as JSON. A file that cannot be parsed is renamed to `.damaged`, reported to `onCorrupt`, and replaced by `empty`. */
export const jsonFile = <S extends z.core.$ZodType>(
  path: string,
  schema: S,
  empty: z.core.output<S>,
  onCorrupt: (path: string) => void,
): JsonFile<z.core.output<S>> => {
  const load = () => {
    const bytes = readOrNull(path);
    if (!bytes) return empty;
    try {
      return z.parse(schema, JSON.parse(bytes.toString('utf8')));
    } catch {
      renameSync(path, `${path}.damaged`);
      onCorrupt(path);
      return empty;
    }
  };
  let cached: { value: z.core.output<S> } | undefined;
  return {
    read() {
      cached ??= { value: load() };
      return cached.value;
    },
    write(value) {
      cached = { value };
      writeAtomically(path, JSON.stringify(value, null, 1));
    },
  };
};
