import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { type Pack, pack } from 'tar-stream';
import { type DiskFile, nodeDisk } from '../disk/disk.ts';
import { replaceFileWith } from '../disk/replace-file.ts';
import { CHECKSUM_NAME, CHECKSUM_SIZE, checksumOf, checksumPosition } from './archive-checksum.ts';
import { type ArchiveEntry, isEntryName, SUMS_NAME, sumLine } from './archive-entry.ts';
import { writeChunks } from './write-chunks.ts';

type Entries = AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>;

const entryOf = (name: string, bytes: Buffer): ArchiveEntry => ({ name, size: bytes.length, chunks: [bytes] });

const addEntry = (archive: Pack, { name, size, chunks }: ArchiveEntry): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!isEntryName(name)) throw new Error(`The file name ${name} cannot be part of a backup.`);
    const header = { name, size, mode: 0o600, mtime: new Date(0) };
    const sink = archive.entry(header, (error) => (error ? reject(error) : resolve()));
    sink.on('error', reject);
    void writeChunks(sink, chunks);
  });

async function* hashed(chunks: ArchiveEntry['chunks'], done: (sum: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

const addAll = async (archive: Pack, entries: Entries): Promise<void> => {
  let sums = '';
  for await (const { name, size, chunks } of entries) {
    const done = (sum: string) => {
      sums += sumLine(sum, name);
    };
    await addEntry(archive, { name, size, chunks: hashed(chunks, done) });
  }
  await addEntry(archive, entryOf(SUMS_NAME, Buffer.from(sums)));
  await addEntry(archive, entryOf(CHECKSUM_NAME, Buffer.alloc(CHECKSUM_SIZE)));
  archive.finalize();
};

const writePacked = async (file: DiskFile, entries: Entries): Promise<number> => {
  const archive = pack();
  // Its error reaches the loop below through the stream.
  const adding = addAll(archive, entries).catch((error) => archive.destroy(error));
  let size = 0;
  try {
    for await (const chunk of archive as AsyncIterable<Uint8Array>) {
      await file.write(chunk, size);
      size += chunk.length;
    }
  } finally {
    await adding;
  }
  return size;
};

/**
 * Writes durably, under a temporary name until the archive is complete, in constant memory.
 * @throws Error when an entry is not as long as it says; then no file is left.
 */
export const writeArchive = async (path: string, entries: Entries): Promise<void> => {
  await nodeDisk.makeFolder(dirname(path));
  await replaceFileWith(nodeDisk, path, async (file, temporary) => {
    const position = checksumPosition(await writePacked(file, entries));
    await file.write(Buffer.from(await checksumOf(nodeDisk, temporary, position)), position);
  });
};
