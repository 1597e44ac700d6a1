import type { Disk } from './disk.ts';

/** Read at once: large enough to be quick, small enough to stay in the processor's cache and out of the memory at rest. */
const PIECE = 1024 * 1024;

/** The bytes between two places of a file, piece by piece in one buffer: each piece is gone when the next one comes. */
export async function* piecesOf(disk: Disk, path: string, from: number, to: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(PIECE, to - from));
  for (let at = from; at < to; ) {
    const bytes = await disk.readPart(path, buffer.subarray(0, Math.min(buffer.length, to - at)), at);
    if (!bytes) return;
    yield buffer.subarray(0, bytes);
    at += bytes;
  }
}

/** The bytes between two places of a file, or as many of them as there are. */
export const bytesOf = async (disk: Disk, path: string, from: number, to: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(disk, path, from, to)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};
