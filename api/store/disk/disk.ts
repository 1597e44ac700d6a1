import fs from 'node:fs';
import { promisify } from 'node:util';
import { makeFolder } from '../../core/make-folder.ts';

export interface DiskFile {
  write(bytes: Uint8Array, position: number): Promise<void>;
  writeDurably(bytes: Uint8Array, position: number): Promise<void>;
  /** Resolves when everything written is safe from a power cut. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

export interface Disk {
  /** `new` makes the file or empties the one that is there; `edit` needs it to be there and is quick at durable writes. */
  open(path: string, how: 'new' | 'edit'): Promise<DiskFile>;
  /** The bytes, or null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  size(path: string): Promise<number | null>;
  /** Reads perhaps less than fits; resolves to the number of bytes read, 0 at the end. */
  readPart(path: string, into: Uint8Array, position: number): Promise<number>;
  /** Sorted; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  makeFolder(folder: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Does nothing when there is none. */
  remove(path: string): Promise<void>;
  /** Resolves when made, renamed and removed names in the folder are safe from a power cut. */
  syncFolder(folder: string): Promise<void>;
}

// Callbacks cost a third less than FileHandle objects for the small writes of the journal.
const open = promisify(fs.open);
const write = promisify(fs.write);
const sync = promisify(fs.fsync);
const syncData = promisify(fs.fdatasync);
const truncate = promisify(fs.ftruncate);
const close = promisify(fs.close);

// One call instead of two where the system can sync as it writes.
const EDIT = fs.constants.O_RDWR | (fs.constants.O_DSYNC ?? 0);
const SYNCS_ITSELF = fs.constants.O_DSYNC !== undefined;

const writeAll = async (fd: number, bytes: Uint8Array, position: number): Promise<void> => {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await write(fd, bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
};

const fileOf = (fd: number, syncsItself: boolean): DiskFile => ({
  write: (bytes, position) => writeAll(fd, bytes, position),
  async writeDurably(bytes, position) {
    await writeAll(fd, bytes, position);
    if (!syncsItself) await syncData(fd);
  },
  sync: () => syncData(fd),
  truncate: (length) => truncate(fd, length),
  close: () => close(fd),
});

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Creates files that only their owner can read. */
export const nodeDisk: Disk = {
  open: async (path, how) =>
    how === 'new' ? fileOf(await open(path, 'w', 0o600), false) : fileOf(await open(path, EDIT), SYNCS_ITSELF),
  read: (path) => fs.promises.readFile(path).catch(nullIfMissing),
  size: (path) => fs.promises.stat(path).then(({ size }) => size, nullIfMissing),
  async readPart(path, into, position) {
    const file = await fs.promises.open(path);
    try {
      return (await file.read(into, 0, into.length, position)).bytesRead;
    } finally {
      await file.close();
    }
  },
  list: async (folder) => {
    try {
      return (await fs.promises.readdir(folder)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
  makeFolder,
  rename: (from, to) => fs.promises.rename(from, to),
  remove: (path) => fs.promises.rm(path, { recursive: true, force: true }),
  syncFolder: async (folder) => {
    // Windows cannot open a folder; its file system writes names in order by itself.
    if (process.platform === 'win32') return;
    const fd = await open(folder, 'r');
    try {
      await sync(fd);
    } finally {
      await close(fd);
    }
  },
};
