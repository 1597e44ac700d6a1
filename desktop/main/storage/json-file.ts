import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { putAside } from './put-aside.ts';
import { replaceFile } from './replace-file.ts';

export interface JsonFile<T> {
  read(): T;
  write(value: T): void;
}

/** Writes a file whole or not at all, readable by its owner only. */
export const writeAtomically = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, content, { mode: 0o600, flush: true });
  replaceFile(`${path}.new`, path);
};

export const readOrNull = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Puts aside as `.damaged` what cannot be read or parsed, reports its new path, and uses `empty` instead. */
export const jsonFile = <S extends z.core.$ZodType>(
  path: string,
  schema: S,
  empty: z.core.output<S>,
  onPutAside: (newPath: string) => void,
): JsonFile<z.core.output<S>> => {
  const load = () => {
    try {
      const bytes = readOrNull(path);
      if (!bytes) return empty;
      return z.parse(schema, JSON.parse(bytes.toString('utf8')));
    } catch {
      onPutAside(putAside(path, 'damaged'));
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
