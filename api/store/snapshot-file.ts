import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import * as z from 'zod/mini';
import type { CollectionName } from './collections.ts';
import { Damage } from './damage.ts';
import type { Disk } from './disk.ts';

/** A collection as its file holds it: its records after the change with the number `sequence`. */
export interface Snapshot {
  collection: CollectionName;
  schema: number;
  sequence: number;
  count: number;
  /** Read from the disk they are unchecked and come one by one; to be written they are valid. */
  records: Iterable<unknown>;
}

const NEWLINE = 10;
const SLICE = 64 * 1024;
const SYNC_EVERY = 64;
const TAIL = /^\n\],"sha256":"([0-9a-f]{64})"\}\n$/;
const TAIL_LENGTH = 80;

const header = z.object({
  collection: z.string(),
  schema: z.int().check(z.minimum(1)),
  sequence: z.int().check(z.minimum(0)),
  count: z.int().check(z.minimum(0)),
});

/** The text of a snapshot in slices that take about a millisecond each: JSON, one record a line, a checksum at the end. */
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

/** Reads a snapshot's text. @throws Damage when a single byte is not as it was written. */
export const parseSnapshot = (file: string, name: CollectionName, bytes: Buffer): Snapshot => {
  const end = bytes.length - TAIL_LENGTH;
  const body = bytes.subarray(0, Math.max(0, end));
  const [, sum] = TAIL.exec(bytes.toString('latin1', Math.max(0, end))) ?? [];
  if (!sum || sum !== createHash('sha256').update(body).digest('hex')) throw new Damage(file, whereDamaged(bytes));
  const start = body.indexOf(NEWLINE);
  const head = body.toString('utf8', 0, start === -1 ? body.length : start).replace(/,"records":\[$/, '}');
  const parsed = header.parse(JSON.parse(head));
  if (parsed.collection !== name) throw new Damage(file, `it holds ${parsed.collection}.`);
  return { ...parsed, collection: name, records: recordsOf(body, start) };
};

/** The records of the lines after `start`, made as they are asked for so that memory holds them once. */
function* recordsOf(body: Buffer, start: number): Generator<unknown> {
  for (let from = start + 1; start !== -1 && from < body.length; ) {
    const newline = body.indexOf(NEWLINE, from);
    yield JSON.parse(body.toString('utf8', from, newline === -1 ? body.length : newline - 1));
    from = newline === -1 ? body.length : newline + 1;
  }
}

/** The first line that is no JSON; a changed letter inside a text cannot be told from others. */
const whereDamaged = (bytes: Buffer): string => {
  const lines = bytes.toString().split('\n');
  const broken = lines.slice(1, -2).findIndex((line) => !isJson(line.replace(/,$/, '')));
  return broken === -1 ? 'its checksum does not match.' : `line ${broken + 2} (record ${broken + 1}) cannot be read.`;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

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
    const bytes = await this.#disk.read(this.#path);
    return bytes && parseSnapshot(basename(this.#path), this.#collection, bytes);
  }

  async write(snapshot: Snapshot): Promise<void> {
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
