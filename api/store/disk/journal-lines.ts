import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import { durableNames, type Stored } from '../definitions.ts';

const entry = z.object({
  sequence: z.int().check(z.minimum(1)),
  schema: z.int().check(z.minimum(1)),
  changes: z.array(z.unknown()),
  erase: z.optional(z.literal(true)),
});
type Change = readonly [CollectionName, string | Stored];

export interface JournalEntry {
  sequence: number;
  schema: number;
  changes: readonly Change[];
  erase?: true;
}

const SPACE = 32;
const NEWLINE = 10;
const CHECKSUM_LENGTH = 8;
const checksum = (body: Uint8Array) => crc32(body).toString(16).padStart(CHECKSUM_LENGTH, '0');

/** The line: checksum, length in bytes, JSON. */
export const encodeEntry = (entry: JournalEntry): Buffer => {
  const text = JSON.stringify(entry);
  const length = Buffer.byteLength(text);
  const start = CHECKSUM_LENGTH + 1 + String(length).length + 1;
  const line = Buffer.allocUnsafe(start + length + 1);
  line.write(text, start);
  line.write(`${checksum(line.subarray(start, start + length))} ${length} `, 'latin1');
  line[start + length] = NEWLINE;
  return line;
};

type Line = { entry: JournalEntry; end: number } | { entry: null; end: number };

const lineAt = (bytes: Buffer, start: number): Line => {
  const space = bytes.indexOf(SPACE, start + 9);
  const [, sum, size] =
    /^([0-9a-f]{8}) ([1-9]\d{0,9})$/.exec(bytes.toString('latin1', start, Math.max(start, space))) ?? [];
  if (!sum || !size || space - start > 19) return { entry: null, end: start };
  const end = space + 1 + Number(size);
  const body = bytes.subarray(space + 1, end);
  if (bytes[end] !== NEWLINE || checksum(body) !== sum) return { entry: null, end: end + 1 };
  return { entry: parseEntry(body), end: end + 1 };
};

const isChange = (change: unknown): change is Change => {
  if (!Array.isArray(change) || change.length !== 2) return false;
  const [name, after] = change;
  const isId = typeof after === 'string' || (typeof after === 'object' && typeof after?.id === 'string');
  return durableNames.includes(name) && isId;
};

const parseEntry = (body: Buffer): JournalEntry => {
  const { changes, ...rest } = entry.parse(JSON.parse(body.toString()));
  if (changes.every(isChange)) return { ...rest, changes };
  const unknown = changes.find((change) => !isChange(change));
  const what = Array.isArray(unknown) ? unknown[0] : 'something';
  throw new Error(`it changes ${what}, which this version of the program does not know.`);
};

interface JournalContent {
  entries: JournalEntry[];
  length: number;
  /** Number (from 1) of a damaged line that valid lines follow. */
  damagedLine?: number;
}

export const decodeJournal = (bytes: Buffer): JournalContent => {
  const entries: JournalEntry[] = [];
  let start = 0;
  while (start < bytes.length) {
    const line = lineAt(bytes, start);
    if (!line.entry) {
      const damaged = hasValidLineAfter(bytes, start, line.end);
      return { entries, length: start, ...(damaged && { damagedLine: entries.length + 1 }) };
    }
    entries.push(line.entry);
    start = line.end;
  }
  return { entries, length: start };
};

const hasValidLineAfter = (bytes: Buffer, start: number, claimedEnd: number): boolean => {
  if (claimedEnd > start && claimedEnd < bytes.length && lineAt(bytes, claimedEnd).entry) return true;
  for (let at = bytes.indexOf(NEWLINE, start); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
    if (lineAt(bytes, at + 1).entry) return true;
  }
  return false;
};
