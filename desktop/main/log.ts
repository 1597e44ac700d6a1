import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 1024 * 1024;

export interface Log {
  path: string;
  write(words: string, error?: unknown): void;
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** A file of what went wrong, for people who help with the app: no names, texts or tokens belong in it. Kept below 2 MB with its predecessor. */
export const createLog = (path: string, now: () => Date): Log => ({
  path,
  write(words, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? '' : String(error);
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      if (sizeOf(path) > MAX_BYTES) renameSync(path, `${path}.old`);
      appendFileSync(path, `${now().toISOString()} ${words}${cause && `\n${cause}`}\n`, { mode: 0o600 });
    } catch {
      // A log that cannot be written must not be the next fault.
    }
  },
});
