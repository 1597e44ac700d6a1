import { join } from 'node:path';
import type { Disk, DiskFile } from './disk.ts';

const NAME = /^journal-(\d{12})\.jsonl$/;

export const journalName = (first: number): string => `journal-${String(first).padStart(12, '0')}.jsonl`;

export const journalFirst = (name: string): number | null => {
  const [, first] = NAME.exec(name) ?? [];
  return first ? Number(first) : null;
};

/** Zeros by which the file grows at once: a write that leaves the size of its file alone is durable in half the time. */
const PADDING_BYTES = 512 * 1024;

/** A block, so that a full disk is noticed. */
const PROBE_BYTES = 4096;

export const withoutPadding = (bytes: Buffer): Buffer => {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
};

export class Journal {
  readonly #disk: Disk;
  readonly #folder: string;
  #older: string[];
  #name: string;
  #file: DiskFile;
  /** Bytes of acknowledged changes; anything after them is left from a failed write. */
  #length: number;
  #size: number;
  #needsTruncation = true;

  private constructor(
    disk: Disk,
    folder: string,
    older: string[],
    current: { name: string; file: DiskFile },
    length: number,
  ) {
    this.#disk = disk;
    this.#folder = folder;
    this.#older = older;
    this.#name = current.name;
    this.#file = current.file;
    this.#length = length;
    this.#size = length;
  }

  /** Cuts off what follows `length`. */
  static async open(disk: Disk, folder: string, names: readonly string[], length: number): Promise<Journal> {
    const name = names.at(-1);
    if (!name) throw new Error('The store has no journal.');
    const file = await disk.open(join(folder, name), 'edit');
    const journal = new Journal(disk, folder, names.slice(0, -1), { name, file }, length);
    await journal.#truncate();
    return journal;
  }

  /** Appends bytes durably. When it rejects, they have been removed again, or nothing more is written until they can be. */
  async append(bytes: Uint8Array): Promise<void> {
    if (this.#needsTruncation) await this.#reopen();
    this.#needsTruncation = true;
    try {
      await this.#write(bytes);
    } catch (error) {
      await this.#reopen().catch(() => {});
      throw error;
    }
    this.#length += bytes.length;
    this.#needsTruncation = false;
  }

  /** Rejects when a change could not be written now. */
  async probe(): Promise<void> {
    if (this.#needsTruncation) await this.#reopen();
    this.#needsTruncation = true;
    try {
      await this.#file.writeDurably(Buffer.alloc(PROBE_BYTES), this.#length);
    } catch (error) {
      await this.#reopen().catch(() => {});
      throw error;
    }
    this.#size = Math.max(this.#size, this.#length + PROBE_BYTES);
    this.#needsTruncation = false;
  }

  /** When it rejects, writing continues in the old file. */
  async rotate(first: number): Promise<void> {
    if (this.#needsTruncation) await this.#reopen();
    const name = journalName(first);
    if (this.#length === 0 && name === this.#name) return;
    const created = await this.#disk.open(join(this.#folder, name), 'new');
    await created.close();
    await this.#disk.syncFolder(this.#folder);
    const file = await this.#disk.open(join(this.#folder, name), 'edit');
    this.#older.push(this.#name);
    // Until a compaction removes this file, each start reads it: without the zeros at its end.
    await this.#file.truncate(this.#length).catch(() => {});
    await this.#file.close().catch(() => {});
    this.#name = name;
    this.#file = file;
    this.#length = 0;
    this.#size = 0;
  }

  get bytes(): number {
    return this.#length;
  }

  async dropOlder(): Promise<void> {
    for (const name of [...this.#older]) {
      await this.#disk.remove(join(this.#folder, name));
      this.#older = this.#older.filter((other) => other !== name);
    }
    await this.#disk.syncFolder(this.#folder);
  }

  async close(): Promise<void> {
    if (this.#needsTruncation) await this.#reopen().catch(() => {});
    else if (this.#size > this.#length) await this.#truncate().catch(() => {});
    await this.#file.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    const end = this.#length + bytes.length;
    if (end > this.#size && bytes.length < PADDING_BYTES) {
      await this.#file.writeDurably(Buffer.alloc(PADDING_BYTES), this.#length);
      this.#size = this.#length + PADDING_BYTES;
    }
    await this.#file.writeDurably(bytes, this.#length);
    this.#size = Math.max(this.#size, end);
  }

  /** A file that has failed once is opened again: its handle may keep the error. */
  async #reopen(): Promise<void> {
    const file = await this.#disk.open(join(this.#folder, this.#name), 'edit');
    await this.#file.close().catch(() => {});
    this.#file = file;
    await this.#truncate();
  }

  async #truncate(): Promise<void> {
    await this.#file.truncate(this.#length);
    await this.#file.sync();
    this.#size = this.#length;
    this.#needsTruncation = false;
  }
}
