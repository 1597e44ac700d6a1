import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import { Damage } from './data-damage.ts';
import type { Disk } from './disk.ts';
import { readAll, readChunks } from './read-chunks.ts';

const NEWLINE = 10;
const HEAD_MAX = 4096;
const TAIL = /^\n\],"sha256":"([0-9a-f]{64})"\}\n$/;
const TAIL_LENGTH = 80;

const header = z.object({
  collection: z.string(),
  schema: z.int().check(z.minimum(1)),
  sequence: z.int().check(z.minimum(0)),
  count: z.int().check(z.minimum(0)),
});

/** A snapshot as its file holds it; nothing of it is to be trusted before `batches` has ended or `check` has resolved. */
export interface SnapshotContent {
  schema: number;
  sequence: number;
  count: number;
  /**
   * The records, unchecked, a handful at a time and read as they are asked for.
   * @throws Damage at the end when a single byte is not as it was written.
   */
  batches: AsyncIterable<Iterable<unknown>>;
  /** Reads the whole file once more. @throws Damage when a single byte is not as it was written. */
  check(): Promise<void>;
}

const isWhole = async (disk: Disk, path: string, end: number, sum: string | undefined): Promise<boolean> => {
  const hash = createHash('sha256');
  for await (const chunk of readChunks(disk, path, 0, end)) hash.update(chunk);
  return hash.digest('hex') === sum;
};

/**
 * Reads the head of a snapshot. Null when there is no such file.
 * @throws Damage when the head cannot be read, or is that of another collection.
 */
export const readSnapshot = async (
  disk: Disk,
  path: string,
  collection: CollectionName,
): Promise<SnapshotContent | null> => {
  const size = await disk.size(path);
  if (size === null) return null;
  const end = Math.max(0, size - TAIL_LENGTH);
  const [, sum] = TAIL.exec((await readAll(disk, path, end, size)).toString('latin1')) ?? [];
  let found: Damage | undefined;
  const damage = async () => {
    found ??= new Damage(basename(path), await whereDamaged(disk, path));
    return found;
  };
  const check = async () => {
    if (found || !(await isWhole(disk, path, end, sum))) throw await damage();
  };
  const first = await readAll(disk, path, 0, Math.min(end, HEAD_MAX));
  const newline = first.indexOf(NEWLINE);
  const head = newline === -1 ? first : first.subarray(0, newline + 1);
  try {
    const { collection: held, ...rest } = headOf(path, head);
    if (held !== collection) throw new Damage(basename(path), `it holds ${held}.`);
    return { ...rest, batches: batchesOf(disk, path, { head, end, sum, damage }), check };
  } catch (error) {
    await check();
    throw error;
  }
};

const headOf = (path: string, bytes: Buffer) => {
  const text = bytes.toString().trimEnd();
  try {
    return header.parse(JSON.parse(text.replace(/,"records":\[$/, '}')));
  } catch {
    throw new Damage(basename(path), 'its first line cannot be read.');
  }
};

interface Parts {
  head: Buffer;
  end: number;
  sum: string | undefined;
  damage: () => Promise<Damage>;
}

/** Lines of one record each, with a comma at the end of all but the last; the whole lines of each chunk are one batch. */
async function* batchesOf(
  disk: Disk,
  path: string,
  { head, end, sum, damage }: Parts,
): AsyncGenerator<Iterable<unknown>> {
  const hash = createHash('sha256').update(head);
  let rest = Buffer.alloc(0);
  for await (const chunk of readChunks(disk, path, head.length, end)) {
    hash.update(chunk);
    const bytes = Buffer.concat([rest, chunk]);
    const behind = bytes.lastIndexOf(NEWLINE) + 1;
    yield recordsIn(path, bytes.subarray(0, behind));
    rest = bytes.subarray(behind);
  }
  if (rest.length > 0) yield [parsed(path, rest.toString())];
  if (hash.digest('hex') !== sum) throw await damage();
}

/** Made as they are asked for: what is dropped at once costs the garbage collector nothing. */
function* recordsIn(path: string, lines: Buffer): Generator<unknown> {
  for (let from = 0; from < lines.length; ) {
    const newline = lines.indexOf(NEWLINE, from);
    yield parsed(path, lines.toString('utf8', from, newline - 1));
    from = newline + 1;
  }
}

/** Whoever meets this asks `check` first: a damaged file says more. */
const parsed = (path: string, line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new Damage(basename(path), 'the disk does not give it twice alike.');
  }
};

/** Names the first line that is no JSON; a changed letter inside a text cannot be told from others. */
const whereDamaged = async (disk: Disk, path: string): Promise<string> => {
  const lines = (await disk.read(path))?.toString().split('\n') ?? [];
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
