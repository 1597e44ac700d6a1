import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Entry {
  files?: Record<string, Entry>;
  size?: number;
  offset?: string;
}

/** Where the archive's header begins, after four lengths of four bytes each. */
const HEADER = 16;

const write = (entries: Record<string, Entry>, content: Buffer, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, { files, size = 0, offset = '0' }] of Object.entries(entries)) {
    const path = join(folder, name);
    if (files) write(files, content, path);
    else writeFileSync(path, content.subarray(Number(offset), Number(offset) + size));
  }
};

/** Unpacks an asar archive into a folder that is deleted at the end: Node cannot read from one as Electron does. */
const unpack = (archive: string): string => {
  const bytes = readFileSync(archive);
  const header = bytes.subarray(HEADER, HEADER + bytes.readUInt32LE(12)).toString('utf8');
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-app-'));
  write((JSON.parse(header) as Entry).files ?? {}, bytes.subarray(8 + bytes.readUInt32LE(4)), folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Beside the executable, or in the bundle of macOS around it, unless a test says otherwise. */
export const resourcesFolder = (executable: string): string => {
  const inBundle = join(dirname(executable), '../Resources');
  const beside = existsSync(inBundle) ? inBundle : join(dirname(executable), 'resources');
  return process.env.STANDIN_RESOURCES ?? beside;
};

/** The app that was packed with the executable, as Electron starts it when it is given none; null where there is none. */
export const packedApp = (executable: string): string | null => {
  const archive = join(resourcesFolder(executable), 'app.asar');
  return existsSync(archive) ? unpack(archive) : null;
};
