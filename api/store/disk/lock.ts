import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const LOCK_FILE = 'lock.json';

const holder = z.looseObject({
  pid: z.int().check(z.minimum(1)),
  /** When the process started, so that another one with its number is not taken for it; empty where that is not known. */
  started: z.string(),
  token: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  /** Where the running server takes commands. */
  socket: z.optional(z.string()),
});
type Holder = z.infer<typeof holder>;

/** Who owns a data folder. */
export interface LockState extends Holder {
  /** False when that process has ended without releasing it. */
  alive: boolean;
}

/** A held lock. */
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

const isAlive = ({ pid, started }: Holder): boolean => {
  const start = startOf(pid);
  return start !== null && (start === '' || started === '' || start === started);
};

const readHolder = (path: string): Holder | null => {
  let text: string;
  try {
    text = fs.readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    return holder.parse(JSON.parse(text));
  } catch {
    // A lock appears whole or not at all; what cannot be read was cut short by a power cut, so its process is gone.
    return { pid: 2 ** 31 - 1, started: 'unreadable', token: createHash('sha256').update(text).digest('hex') };
  }
};

/** Who owns the folder, or null when nobody does. */
export const readLock = (folder: string): LockState | null => {
  const found = readHolder(join(folder, LOCK_FILE));
  return found && { ...found, alive: isAlive(found) };
};

const publish = (path: string, mine: Holder, how: (from: string, to: string) => void): void => {
  const temporary = `${path}.${mine.token}.tmp`;
  fs.writeFileSync(temporary, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  try {
    how(temporary, path);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
};

/**
 * Puts a holder's file in place, in the stead of a dead one at most. Who replaces a dead holder first takes a guard named
 * after it in the same way, and looks again: so of many starters one wins.
 */
const take = (folder: string, path: string, mine: Holder): void => {
  for (;;) {
    try {
      publish(path, mine, fs.linkSync);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const other = readHolder(path);
    if (!other) continue;
    if (isAlive(other)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${other.pid}. Please stop that process first, or give this one another folder in DATA_DIR.`,
      );
    }
    const guard = join(folder, `lock-${createHash('sha256').update(other.token).digest('hex').slice(0, 32)}.json`);
    take(folder, guard, mine);
    try {
      if (readHolder(path)?.token !== other.token) continue;
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
  let mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', token: randomUUID() };
  take(folder, path, mine);
  return {
    describe(fields) {
      mine = { ...mine, ...fields };
      publish(path, mine, fs.renameSync);
    },
    release() {
      if (readHolder(path)?.token === mine.token) fs.rmSync(path, { force: true });
    },
  };
};
