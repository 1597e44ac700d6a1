import type { FileHandle } from 'node:fs/promises';

export type ReadAt = (offset: number, length: number) => Promise<Buffer | null>;

const WINDOW_BYTES = 16 * 1024;

/** Reads an open file a window at a time, so that neighbouring parts take one system call. */
export const readerOf = (file: FileHandle): ReadAt => {
  let window: { offset: number; bytes: Buffer } = { offset: 0, bytes: Buffer.alloc(0) };
  const inWindow = (offset: number, length: number) =>
    offset >= window.offset && offset + length <= window.offset + window.bytes.length;
  return async (offset, length) => {
    if (!inWindow(offset, length)) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.max(length, WINDOW_BYTES)), { position: offset });
      window = { offset, bytes: buffer.subarray(0, bytesRead) };
    }
    const from = offset - window.offset;
    return inWindow(offset, length) ? window.bytes.subarray(from, from + length) : null;
  };
};
