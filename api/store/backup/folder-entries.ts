import fs from 'node:fs';
import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { UPLOADS_FOLDER, WAITING_ENDING } from './store-files.ts';

const CHUNK = 256 * 1024;
const UNFINISHED = /\.tmp(-[0-9a-f]+)?$/;

async function* chunksOf(file: fs.promises.FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, size - position));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const isWaiting = (name: string) => name.endsWith(WAITING_ENDING);

const namesBelow = async (folder: string, name: string): Promise<string[]> =>
  (await nodeDisk.list(join(folder, name))).map((inner) => `${name}/${inner}`);

/**
 * Leaves out missing, hidden and temporary files. Waiting uploads come before the pictures, so that one whose picture is
 * finished meanwhile is not missed.
 */
export async function* filesIn(
  folder: string,
  names: readonly string[],
): AsyncGenerator<{ name: string; size: number }> {
  for (const name of names) {
    if (name.split('/').at(-1)?.startsWith('.') || UNFINISHED.test(name)) continue;
    const path = join(folder, name);
    const info = await fs.promises.stat(path).catch(() => null);
    if (info?.isDirectory()) {
      if (name === UPLOADS_FOLDER) yield* filesIn(folder, (await namesBelow(folder, name)).filter(isWaiting));
      const inside = await namesBelow(folder, name);
      yield* filesIn(folder, name === UPLOADS_FOLDER ? inside.filter((inner) => !isWaiting(inner)) : inside);
    } else if (info) yield { name, size: info.size };
  }
}

/** Each entry has to be read before the next one is asked for. */
export async function* folderEntries(folder: string, names: readonly string[]): AsyncGenerator<ArchiveEntry> {
  for await (const { name } of filesIn(folder, names)) {
    const file = await fs.promises.open(join(folder, name), 'r').catch(() => null);
    if (!file) continue;
    try {
      // Asked of the open file: one that grows meanwhile goes in as it was.
      const { size } = await file.stat();
      yield { name, size, chunks: chunksOf(file, size) };
    } finally {
      await file.close();
    }
  }
}
