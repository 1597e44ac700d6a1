import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import { DamagedDataError } from './damaged-data-error.ts';
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

/** Unverified until `batches` has ended or `check` has resolved. */
export interface SnapshotContent {
  schema: number;
  sequence: number;
  count: number;
  /** @throws DamagedDataError at the end when a single byte is not as it was written. */
  batches: AsyncIterable<Iterable<unknown>>;
  /**
   * Reads the whole file once more.
   * @throws DamagedDataError when a single byte is not as it was written.
   */
  check(): Promise<void>;
}

const matchesChecksum = async (disk: Disk, path: string, end: number, sum: string | undefined): Promise<boolean> => {
  const hash = createHash('sha256');
  for await (const chunk of readChunks(disk, path, 0, end)) hash.update(chunk);
  return hash.digest('hex') === sum;
};

/**
 * Null when there is no such file.
 * @throws DamagedDataError when the head cannot be read, or is that of another collection.
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
  let found: DamagedDataError | undefined;
  const damage = async () => {
    found ??= new DamagedDataError(basename(path), await describeDamage(disk, path));
    return found;
  };
  const check = async () => {
    if (found || !(await matchesChecksum(disk, path, end, sum))) throw await damage();
  };
  const first = await readAll(disk, path, 0, Math.min(end, HEAD_MAX));
  const newline = first.indexOf(NEWLINE);
  const head = newline === -1 ? first : first.subarray(0, newline + 1);
  try {
    const { collection: actual, ...rest } = headOf(path, head);
    if (actual !== collection) throw new DamagedDataError(basename(path), `it contains ${actual}.`);
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
    throw new DamagedDataError(basename(path), 'its first line cannot be read.');
  }
};

interface Parts {
  head: Buffer;
  end: number;
  sum: string | undefined;
  damage: () => Promise<DamagedDataError>;
}

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
    const linesEnd = bytes.lastIndexOf(NEWLINE) + 1;
    yield recordsIn(path, bytes.subarray(0, linesEnd));
    rest = bytes.subarray(linesEnd);
  }
  if (rest.length > 0) yield [parsed(path, rest.toString())];
  if (hash.digest('hex') !== sum) throw await damage();
}

/** A generator, so that records which are dropped at once cost the garbage collector nothing. */
function* recordsIn(path: string, lines: Buffer): Generator<unknown> {
  for (let from = 0; from < lines.length; ) {
    const newline = lines.indexOf(NEWLINE, from);
    yield parsed(path, lines.toString('utf8', from, newline - 1));
    from = newline + 1;
  }
}

const parsed = (path: string, line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new DamagedDataError(basename(path), 'it could not be read twice with the same result; check the disk.');
  }
};

const describeDamage = async (disk: Disk, path: string): Promise<string> => {
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
