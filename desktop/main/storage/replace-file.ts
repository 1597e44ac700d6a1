import { renameSync } from 'node:fs';

/** What Windows answers while a scanner or an indexer has the file open. */
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Together 1.3 s: a scanner lets go of a small file in far less. */
const PAUSES_MS = [10, 20, 40, 80, 150, 300, 700];

const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && IN_USE.has(String(error.code));

/**
 * Puts a new file in the place of an old one; waits where another program has the old one open, as antivirus software does
 * on Windows. @throws the error of the file system when it stays open
 */
export const replaceFile = (
  from: string,
  to: string,
  { rename = renameSync, isWindows = process.platform === 'win32', wait = pause } = {},
): void => {
  for (const ms of isWindows ? PAUSES_MS : []) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!isInUse(error)) throw error;
      wait(ms);
    }
  }
  rename(from, to);
};
