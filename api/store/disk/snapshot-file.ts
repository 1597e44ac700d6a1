import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Adapter, Low } from 'lowdb';
import type { CollectionName } from '../collections.ts';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';
import { readSnapshot, type SnapshotContent } from './snapshot-reader.ts';

/** A collection as its file holds it: its records after the change with the number `sequence`. */
export interface Snapshot {
  collection: CollectionName;
  schema: number;
  sequence: number;
  count: number;
  /** To be written; none when they come from the disk. */
  records: Iterable<unknown>;
  /** From the disk: unchecked, a handful at a time; see `SnapshotContent`. */
  batches?: SnapshotContent['batches'];
  check?: SnapshotContent['check'];
}

const CHUNK = 16 * 1024;

/** The text of a snapshot in chunks that take a quarter of a millisecond each: JSON, one record a line, a checksum at the end. */
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

/** lowdb's place for one collection: a readable JSON file that is replaced as a whole, durably, without holding up the event loop. */
export class SnapshotFile implements Adapter<Snapshot> {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #collection: CollectionName;

  constructor(disk: Disk, folder: string, collection: CollectionName) {
    this.#disk = disk;
    this.#path = join(folder, `${collection}.json`);
    this.#collection = collection;
  }

  async read(): Promise<Snapshot | null> {
    const content = await readSnapshot(this.#disk, this.#path, this.#collection);
    return content && { collection: this.#collection, records: [], ...content };
  }

  async write(snapshot: Snapshot): Promise<void> {
    if (snapshot.batches) throw new Error('What was read is not what is written: its records are elsewhere.');
    await replaceFile(this.#disk, this.#path, snapshotChunks(snapshot));
  }
}

/** One collection's snapshot file behind lowdb. */
export const lowOf = (disk: Disk, folder: string, collection: CollectionName): Low<Snapshot> =>
  new Low<Snapshot>(new SnapshotFile(disk, folder, collection), {
    collection,
    schema: 1,
    sequence: 0,
    count: 0,
    records: [],
  });
