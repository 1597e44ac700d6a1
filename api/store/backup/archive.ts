import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { type DiskFile, nodeDisk } from '../disk/disk.ts';
import { padding, readTarHeader, tarEnd, tarHeader } from './tar.ts';

const SUMS = 'SHA256SUMS';
const CHUNK = 256 * 1024;

/** A file on its way into an archive. */
export interface Entry {
  name: string;
  slices: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The files of a folder under their names; a name may be a folder. What vanishes meanwhile, is hidden or temporary is left out. */
export async function* filesOf(folder: string, names: readonly string[]): AsyncGenerator<Entry> {
  for (const name of names) {
    if (name.split('/').at(-1)?.startsWith('.') || name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const info = await fs.promises.stat(path).catch(() => null);
    if (info?.isDirectory()) {
      const inside = (await nodeDisk.list(path)).map((inner) => `${name}/${inner}`);
      yield* filesOf(folder, inside);
    } else if (info) {
      const file = await fs.promises.open(path, 'r').catch(() => null);
      if (file) yield { name, slices: file.createReadStream({ highWaterMark: CHUNK }) };
    }
  }
}

const appendEntry = async (file: DiskFile, start: number, { name, slices }: Entry) => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const slice of slices) {
    await file.write(slice, start + 512 + size);
    hash.update(slice);
    size += slice.length;
  }
  await file.write(tarHeader(name, size), start);
  const fill = padding(size);
  await file.write(fill, start + 512 + size);
  return { end: start + 512 + size + fill.length, sum: hash.digest('hex') };
};

/** Writes a tar archive that ends with a list of checksums, durably, under a temporary name until it is whole. */
export const writeArchive = async (path: string, entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<void> => {
  const temporary = `${path}.tmp`;
  await nodeDisk.makeFolder(dirname(path));
  try {
    const file = await nodeDisk.open(temporary, 'new');
    try {
      let [position, sums] = [0, ''];
      for await (const entry of entries) {
        const { end, sum } = await appendEntry(file, position, entry);
        position = end;
        sums += `${sum}  ${entry.name}\n`;
      }
      const { end } = await appendEntry(file, position, { name: SUMS, slices: [Buffer.from(sums)] });
      await file.write(tarEnd(), end);
      await file.sync();
    } finally {
      await file.close();
    }
    await nodeDisk.rename(temporary, path);
    await nodeDisk.syncFolder(dirname(path));
  } catch (error) {
    await nodeDisk.remove(temporary).catch(() => {});
    throw error;
  }
};

const damaged = (path: string, what: string) =>
  new Error(`The backup ${path} is damaged: ${what} Nothing was changed.`);

async function* bodyOf(file: fs.promises.FileHandle, start: number, size: number, hash: Hash) {
  for (let done = 0; done < size; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(CHUNK, size - done)), 0, null, start + done);
    if (bytesRead === 0) return;
    const slice = buffer.subarray(0, bytesRead);
    hash.update(slice);
    done += bytesRead;
    yield slice;
  }
}

const exactly = async (file: fs.promises.FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
};

/**
 * Hands every file of an archive to `keep`, which has to read it to its end.
 * @throws Error with a sentence when a single byte is not as it was written, perhaps after `keep` has seen some files.
 */
export const readArchive = async (path: string, keep: (entry: Entry) => Promise<void>): Promise<void> => {
  const file = await fs.promises.open(path, 'r');
  try {
    let [position, sums] = [0, ''];
    for (;;) {
      const header = readTarHeader(await exactly(file, position, 512));
      if (!header || header === 'end') throw damaged(path, 'it is cut off, or a header cannot be read.');
      const { name, size } = header;
      const hash = createHash('sha256');
      const body = bodyOf(file, position + 512, size, hash);
      const fill = padding(size);
      position += 512 + size + fill.length;
      if (!(await exactly(file, position - fill.length, fill.length)).equals(fill)) throw damaged(path, `${name}.`);
      if (name === SUMS) {
        if (!(await textOf(body)).equals(Buffer.from(sums))) throw damaged(path, 'a checksum does not match.');
        break;
      }
      await keep({ name, slices: body });
      sums += `${hash.digest('hex')}  ${name}\n`;
    }
    const end = tarEnd();
    if (!(await exactly(file, position, end.length + 1)).equals(end))
      throw damaged(path, 'its end is not as it was written.');
  } finally {
    await file.close();
  }
};

const textOf = async (slices: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const slice of slices) parts.push(slice);
  return Buffer.concat(parts);
};
