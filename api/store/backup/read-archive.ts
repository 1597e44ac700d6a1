import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import { type ExtractEvents, extract } from 'tar-stream';
import { codeOfSystem } from '../../core/path-failure.ts';
import { nodeDisk } from '../disk/disk.ts';
import { CHECKSUM_NAME, hasValidChecksum } from './archive-checksum.ts';
import { type ArchiveEntry, isEntryName, SUMS_NAME, sumLine } from './archive-entry.ts';
import { type ListedPicture, PICTURE_LIST_NAME, parsePictureList } from './picture-list.ts';
import { writeChunks } from './write-chunks.ts';

const CHUNK = 256 * 1024;
const BLOCK = 512;
const END_SIZE = 2 * BLOCK;

type Source = ExtractEvents['entry'][1];

const damaged = (path: string, what: string) =>
  new Error(`The backup ${path} is damaged: ${what} Nothing was changed.`);

const classifyError = (path: string, error: unknown): unknown =>
  codeOfSystem(error) ? error : damaged(path, 'it is cut off, or a header cannot be read.');

async function* sourcesIn(path: string): AsyncGenerator<Source> {
  const archive = extract();
  const feeding = writeChunks(archive, fs.createReadStream(path, { highWaterMark: CHUNK }));
  try {
    yield* archive;
  } catch (error) {
    throw classifyError(path, error);
  } finally {
    archive.destroy();
    await feeding;
  }
}

async function* chunksOf(path: string, source: Source, hash: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw classifyError(path, error);
  }
}

export const textOf = async (chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
};

const blocksOf = (size: number): number => BLOCK + Math.ceil(size / BLOCK) * BLOCK;

const checkHeader = (path: string, { header }: Source) => {
  if (header.type !== 'file' || header.pax || !isEntryName(header.name))
    throw damaged(path, `it contains ${JSON.stringify(header.name)}, which is not a file of a backup.`);
};

type Save = (entry: ArchiveEntry) => Promise<void>;

const readEntries = async (path: string, { size: archiveSize, hasChecksum }: Checked, save: Save): Promise<void> => {
  let [sums, position] = ['', 0];
  let isListed = false;
  for await (const source of sourcesIn(path)) {
    checkHeader(path, source);
    const { name, size } = source.header;
    position += blocksOf(size);
    const hash = createHash('sha256');
    const chunks = chunksOf(path, source, hash);
    if (isListed) {
      if (!hasChecksum || name !== CHECKSUM_NAME) throw damaged(path, `${name} follows the list of its files.`);
      await textOf(chunks);
    } else if (name === SUMS_NAME) {
      if ((await textOf(chunks)) !== sums) throw damaged(path, 'a checksum does not match.');
      if (!hasChecksum && position + END_SIZE !== archiveSize) throw damaged(path, 'its end is not as it was written.');
      isListed = true;
    } else {
      await save({ name, size, chunks });
      sums += sumLine(hash.digest('hex'), name);
    }
  }
  if (!isListed) throw damaged(path, 'its end is missing.');
};

interface Checked {
  size: number;
  /** False for older archives, of which only the list of files is checked. */
  hasChecksum: boolean;
}

const skip: Save = async ({ chunks }) => {
  for await (const _ of chunks);
};

/** @throws Error with a sentence when the archive is damaged. */
export const checkArchive = async (path: string): Promise<Checked> => {
  const size = (await nodeDisk.size(path)) ?? 0;
  const checked = { size, hasChecksum: await hasValidChecksum(nodeDisk, path, size) };
  if (!checked.hasChecksum) await readEntries(path, checked, skip);
  return checked;
};

/**
 * `save` has to read each file to its end.
 * @throws Error with a sentence when the archive is damaged; then `save` has not been called.
 */
export const readArchive = async (path: string, save: Save): Promise<void> =>
  readEntries(path, await checkArchive(path), save);

/**
 * Returns none for an archive that is complete in itself; reads no further than the list.
 * @throws Error with a sentence when the list is damaged.
 */
export const readPictureList = async (path: string): Promise<ListedPicture[]> => {
  for await (const source of sourcesIn(path)) {
    checkHeader(path, source);
    if (source.header.name !== PICTURE_LIST_NAME) return [];
    const pictures = parsePictureList(await textOf(source as AsyncIterable<Buffer>));
    if (!pictures) throw damaged(path, 'its list of pictures is not as it was written.');
    return pictures;
  }
  throw damaged(path, 'its end is missing.');
};
