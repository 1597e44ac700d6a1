import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFailure, isDiskUnavailable, systemCode } from '../core/disk-failure.ts';
import type { Failure } from '../core/failure.ts';
import type { Upload } from '../images/images.ts';

interface FileRules {
  /** A chosen file counts even if it is empty. */
  chosen: boolean;
  maxBytes: number;
  /**
   * Called once it turns out to be a file.
   * @throws Failure if it is one too many.
   */
  count(): void;
  /**
   * Called with bytes before they are written.
   * @throws Failure if there is no room.
   */
  receive(bytes: number): void;
  tooLarge(): Failure;
}

export interface TempFiles {
  /**
   * Null if the stream is empty and no file was chosen.
   * @throws Failure
   */
  write(stream: AsyncIterable<Uint8Array>, rules: FileRules): Promise<Upload | null>;
  /** Never rejects: files that cannot be removed now go at the next start. */
  remove(): Promise<void>;
}

const writeAll = async (handle: FileHandle, chunk: Uint8Array) => {
  for (let at = 0; at < chunk.byteLength; ) at += (await handle.write(chunk, at)).bytesWritten;
};

export const createTempFiles = (dir: string): TempFiles => {
  const paths: string[] = [];

  const create = async () => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const path = join(dir, `upload-${randomBytes(16).toString('hex')}`);
    paths.push(path);
    return { path, handle: await open(path, 'wx', 0o600) };
  };

  const fill = async (stream: AsyncIterable<Uint8Array>, rules: FileRules): Promise<Upload | null> => {
    let file: Awaited<ReturnType<typeof create>> | null = null;
    let size = 0;
    try {
      if (rules.chosen) rules.count();
      for await (const chunk of stream) {
        if (!file) {
          if (!rules.chosen) rules.count();
          file = await create();
        }
        size += chunk.byteLength;
        if (size >= rules.maxBytes) throw rules.tooLarge();
        rules.receive(chunk.byteLength);
        await writeAll(file.handle, chunk);
      }
      if (!file && rules.chosen) file = await create();
      return file && { path: file.path, size };
    } finally {
      await file?.handle.close();
    }
  };

  return {
    write: async (stream, rules) => {
      try {
        return await fill(stream, rules);
      } catch (error) {
        throw isDiskUnavailable(systemCode(error)) ? diskFailure() : error;
      }
    },
    remove: async () => {
      await Promise.allSettled(paths.splice(0).map((path) => rm(path, { force: true })));
    },
  };
};
