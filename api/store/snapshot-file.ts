import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import type { CollectionName } from './collections.ts';
import type { Disk } from './disk.ts';
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

const SLICE = 16 * 1024;
const SYNC_EVERY = 64;

/** The text of a snapshot in slices that take a quarter of a millisecond each: JSON, one record a line, a checksum at the end. */
export function* snapshotSlices({ records, ...head }: Snapshot): Generator<Buffer> {
  const hash = createHash('sha256');
  let text = `${JSON.stringify(head).slice(0, -1)},"records":[`;
  let separator = '\n';
  for (const record of records) {
    text += separator + JSON.stringify(record);
    separator = ',\n';
    if (text.length < SLICE) continue;
    const slice = Buffer.from(text);
    hash.update(slice);
    yield slice;
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
    await replaceFile(this.#disk, this.#path, snapshotSlices(snapshot));
  }
}

/** Writes a file under a temporary name, then puts it in place of the old one; after a fault the old one is untouched. */
export const replaceFile = async (disk: Disk, path: string, slices: Iterable<Uint8Array>): Promise<void> => {
  const temporary = `${path}.tmp`;
  try {
    const file = await disk.open(temporary, 'new');
    try {
      let [position, count] = [0, 0];
      for (const slice of slices) {
        await file.write(slice, position);
        position += slice.length;
        count += 1;
        // Small syncs on the way keep the journal's own syncs from waiting behind one large one.
        if (count % SYNC_EVERY === 0) await file.sync();
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(temporary, path);
    await disk.syncFolder(dirname(path));
  } catch (error) {
    await disk.remove(temporary).catch(() => {});
    throw error;
  }
};
