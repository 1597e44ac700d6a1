import { renameSync, rmSync } from 'node:fs';

/** What Windows answers while a scanner or an indexer has the file open. */
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Together 1.3 s: a scanner lets go of a small file in far less. */
const PAUSES_MS = [10, 20, 40, 80, 150, 300, 700];

const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && IN_USE.has(String(error.code));

interface Options {
  isWindows?: boolean;
  wait?(ms: number): unknown;
}

const untilClosed = (work: () => void, { isWindows = process.platform === 'win32', wait = pause }: Options): void => {
  for (const ms of isWindows ? PAUSES_MS : []) {
    try {
      work();
      return;
    } catch (error) {
      if (!isInUse(error)) throw error;
      wait(ms);
    }
  }
  work();
};

/**
 * Waits where another program has the old file open, as antivirus software does on Windows.
 * @throws the error of the file system when it stays open
 */
export const replaceFile = (
  from: string,
  to: string,
  { rename = renameSync, ...options }: Options & { rename?(from: string, to: string): void } = {},
): void => untilClosed(() => rename(from, to), options);

const removeIfThere = (path: string) => rmSync(path, { force: true });

/**
 * Waits as `replaceFile` does; does nothing where there is no file.
 * @throws the error of the file system when it stays open
 */
export const removeFile = (
  path: string,
  { remove = removeIfThere, ...options }: Options & { remove?(path: string): void } = {},
): void => untilClosed(() => remove(path), options);
