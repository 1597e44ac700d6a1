import type { Disk } from './disk.ts';

const CHUNK = 1024 * 1024;

/** All chunks share one buffer: each is overwritten by the next one. */
export async function* readChunks(disk: Disk, path: string, from: number, to: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, to - from));
  for (let at = from; at < to; ) {
    const bytes = await disk.readPart(path, buffer.subarray(0, Math.min(buffer.length, to - at)), at);
    if (!bytes) return;
    yield buffer.subarray(0, bytes);
    at += bytes;
  }
}

export const readAll = async (disk: Disk, path: string, from: number, to: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(disk, path, from, to)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};
