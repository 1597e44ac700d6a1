import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Adapter, Low } from 'lowdb';
import type { CollectionName } from '../collections.ts';
import { durableNames } from '../definitions.ts';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';
import { readSnapshot, type SnapshotContent } from './snapshot-reader.ts';

export interface Snapshot {
  collection: CollectionName;
  schema: number;
  sequence: number;
  count: number;
  records: Iterable<unknown>;
  batches?: SnapshotContent['batches'];
  check?: SnapshotContent['check'];
}

const CHUNK = 16 * 1024;

export const snapshotName = (collection: string): string => `${collection}.json`;
export const snapshotCollection = (name: string): CollectionName | undefined =>
  durableNames.find((collection) => name === snapshotName(collection));

/** JSON, one record a line and a checksum at the end, in chunks that take a quarter of a millisecond each. */
export function* snapshotChunks({ records, ...head }: Snapshot): Generator<Buffer> {
  const hash = createHash('sha256');
  let text = `${JSON.stringify(head).slice(0, -1)},"records":[`;
  let separator = '\n';
  for (const record of records) {
    text += separator + JSON.stringify(record);
    separator = ',\n';
    if (text.length < CHUNK) continue;
    const chunk = Buffer.from(text);
    hash.update(chunk);
    yield chunk;
    text = '';
  }
  hash.update(text);
  yield Buffer.from(`${text}\n],"sha256":"${hash.digest('hex')}"}\n`);
}

export class SnapshotFile implements Adapter<Snapshot> {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #collection: CollectionName;

  constructor(disk: Disk, folder: string, collection: CollectionName) {
    this.#disk = disk;
    this.#path = join(folder, snapshotName(collection));
    this.#collection = collection;
  }

  async read(): Promise<Snapshot | null> {
    const content = await readSnapshot(this.#disk, this.#path, this.#collection);
    return content && { collection: this.#collection, records: [], ...content };
  }

  async write(snapshot: Snapshot): Promise<void> {
    if (snapshot.batches)
      throw new Error('A snapshot that was read cannot be written: it does not contain its records.');
    await replaceFile(this.#disk, this.#path, snapshotChunks(snapshot));
  }
}

export const snapshotDatabase = (disk: Disk, folder: string, collection: CollectionName): Low<Snapshot> =>
  new Low<Snapshot>(new SnapshotFile(disk, folder, collection), {
    collection,
    schema: 1,
    sequence: 0,
    count: 0,
    records: [],
  });
