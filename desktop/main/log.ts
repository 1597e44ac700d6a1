import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 1024 * 1024;

export interface Log {
  path: string;
  write(message: string, error?: unknown): void;
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** No names, texts or tokens belong in it. At most 2 MB with its predecessor. */
export const createLog = (path: string, now: () => Date): Log => ({
  path,
  write(message, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : error === undefined ? '' : String(error);
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      if (sizeOf(path) > MAX_BYTES) renameSync(path, `${path}.old`);
      appendFileSync(path, `${now().toISOString()} ${message}${cause && `\n${cause}`}\n`, { mode: 0o600 });
    } catch {
      // A log that cannot be written must not cause the next error.
    }
  },
});
