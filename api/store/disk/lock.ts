import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const LOCK_FILE = 'lock.json';

const owner = z.looseObject({
  pid: z.int().check(z.minimum(1)),
  /** When the process started, as its number may be used again; empty where that is not known. */
  started: z.string(),
  token: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  /** The socket on which the running server accepts commands. */
  socket: z.optional(z.string()),
});
type Owner = z.infer<typeof owner>;

/** Who owns a data folder. */
interface LockState extends Owner {
  /** False when that process has ended without releasing the lock. */
  isRunning: boolean;
}

/** A lock that this process has acquired. */
export interface Lock {
  /** Adds fields that other processes may read from the lock. */
  describe(fields: { socket: string }): void;
  release(): void;
}

/** Boot and start time of a process on Linux, an empty text elsewhere, null when it has ended. */
const startOf = (pid: number): string | null => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot}:${fields[19]}`;
  } catch {
    return '';
  }
};

const isRunning = ({ pid, started }: Owner): boolean => {
  const start = startOf(pid);
  return start !== null && (start === '' || started === '' || start === started);
};

const readOwner = (path: string): Owner | null => {
  let text: string;
  try {
    text = fs.readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    return owner.parse(JSON.parse(text));
  } catch {
    // A lock is written as a whole; only a power cut leaves one that cannot be read, and then its process has ended, too.
    return { pid: 2 ** 31 - 1, started: 'unreadable', token: createHash('sha256').update(text).digest('hex') };
  }
};

/** Who owns the folder, or null when nobody does. */
export const readLock = (folder: string): LockState | null => {
  const found = readOwner(join(folder, LOCK_FILE));
  return found && { ...found, isRunning: isRunning(found) };
};

const publish = (path: string, mine: Owner, move: (from: string, to: string) => void): void => {
  const temporary = `${path}.${mine.token}.tmp`;
  fs.writeFileSync(temporary, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  try {
    move(temporary, path);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
};

/**
 * Publishes this process as the owner unless another one is running. To replace an owner that has ended, a process first
 * acquires a guard file named after it and looks again: of many starting processes only one succeeds.
 */
const acquireFile = (folder: string, path: string, mine: Owner): void => {
  for (;;) {
    try {
      publish(path, mine, fs.linkSync);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const other = readOwner(path);
    if (!other) continue;
    if (isRunning(other)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${other.pid}. Please stop that process first, or give this one another folder in DATA_DIR.`,
      );
    }
    const guard = join(folder, `lock-${createHash('sha256').update(other.token).digest('hex').slice(0, 32)}.json`);
    acquireFile(folder, guard, mine);
    try {
      if (readOwner(path)?.token !== other.token) continue;
      publish(path, mine, fs.renameSync);
      return;
    } finally {
      fs.rmSync(guard, { force: true });
    }
  }
};

/** Makes this process the owner of the folder. @throws Error that names the process that owns it. */
export const acquireLock = (folder: string): Lock => {
  const path = join(folder, LOCK_FILE);
  let mine: Owner = { pid: process.pid, started: startOf(process.pid) ?? '', token: randomUUID() };
  acquireFile(folder, path, mine);
  return {
    describe(fields) {
      mine = { ...mine, ...fields };
      publish(path, mine, fs.renameSync);
    },
    release() {
      if (readOwner(path)?.token === mine.token) fs.rmSync(path, { force: true });
    },
  };
};
