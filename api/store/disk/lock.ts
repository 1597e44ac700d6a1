import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openOwnerSocket, ownerListens } from './owner-socket.ts';

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

/** The PID namespace of a Linux machine itself, outside of all containers: its number is the same on every machine. */
const MACHINE = 'pid:[4026531836]';

const ownNamespace = (): string | undefined => {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
};

const LOCK_FILE = 'lock.json';

const owner = z.looseObject({
  pid: z.int().check(z.minimum(1)),
  /** Start of the process, as its number may be used again; empty where unknown. */
  started: z.string(),
  token: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  /** Absent where there are no namespaces, and in locks of earlier releases. */
  namespace: z.optional(z.string()),
  ownerSocket: z.optional(z.string().check(z.regex(/^lock-[\w-]{1,80}\.sock$/))),
  socket: z.optional(z.string()),
});
type Owner = z.infer<typeof owner>;

interface LockState extends Owner {
  isRunning: boolean;
  isElsewhere: boolean;
}

export interface Lock {
  /** False when processes in other containers cannot see that this one runs. */
  holdsInContainers: boolean;
  describe(fields: { socket: string }): void;
  release(): void;
}

const isElsewhere = ({ namespace }: Owner): boolean => namespace !== undefined && namespace !== ownNamespace();

const processRuns = ({ pid, started }: Owner): boolean => {
  const start = startOf(pid);
  return start !== null && (start === '' || started === '' || start === started);
};

/** A process outside of containers has no socket: whether it runs cannot be told inside of one. */
const isOutside = (found: Owner): boolean => isElsewhere(found) && found.namespace === MACHINE;

const isRunning = async (folder: string, found: Owner): Promise<boolean> =>
  isOutside(found) ||
  (!isElsewhere(found) && processRuns(found)) ||
  (found.ownerSocket !== undefined && (await ownerListens(folder, found.ownerSocket)));

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

export const readLock = async (folder: string): Promise<LockState | null> => {
  const found = readOwner(join(folder, LOCK_FILE));
  return found && { ...found, isRunning: await isRunning(folder, found), isElsewhere: isElsewhere(found) };
};

export const nameOwner = (found: Owner): string => {
  if (!isElsewhere(found)) return `process ${found.pid}`;
  return `process ${found.pid} ${isOutside(found) ? 'outside of this container' : 'in another container'}`;
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
 * To replace an owner that has ended, a process first acquires a guard file named after it and looks again: of many starting
 * processes only one succeeds.
 */
const acquireFile = async (folder: string, path: string, mine: Owner): Promise<void> => {
  for (;;) {
    try {
      publish(path, mine, fs.linkSync);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const other = readOwner(path);
    if (!other) continue;
    if (await isRunning(folder, other)) {
      const words = `The data folder ${folder} is in use by ${nameOwner(other)}. Please stop that process first, or give this one another folder in DATA_DIR.`;
      throw new Error(isOutside(other) ? `${words} If it has ended, remove ${LOCK_FILE} from the folder.` : words);
    }
    const guard = join(folder, `lock-${createHash('sha256').update(other.token).digest('hex').slice(0, 32)}.json`);
    await acquireFile(folder, guard, mine);
    try {
      if (readOwner(path)?.token !== other.token) continue;
      publish(path, mine, fs.renameSync);
      if (other.ownerSocket) fs.rmSync(join(folder, other.ownerSocket), { force: true });
      return;
    } finally {
      fs.rmSync(guard, { force: true });
    }
  }
};

/** @throws Error that names the process that owns the folder. */
export const acquireLock = async (folder: string): Promise<Lock> => {
  const path = join(folder, LOCK_FILE);
  const token = randomUUID();
  const namespace = ownNamespace();
  // Whoever can read the lock finds its owner listening: the socket is opened before, and closed after.
  const isInContainer = namespace !== undefined && namespace !== MACHINE;
  const socket = isInContainer ? await openOwnerSocket(folder, token) : null;
  let mine: Owner = {
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    token,
    ...(namespace && { namespace }),
    ...(socket && { ownerSocket: socket.name }),
  };
  try {
    await acquireFile(folder, path, mine);
  } catch (error) {
    socket?.close();
    throw error;
  }
  return {
    holdsInContainers: !isInContainer || socket !== null,
    describe(fields) {
      mine = { ...mine, ...fields };
      publish(path, mine, fs.renameSync);
    },
    release() {
      if (readOwner(path)?.token === mine.token) fs.rmSync(path, { force: true });
      socket?.close();
    },
  };
};
