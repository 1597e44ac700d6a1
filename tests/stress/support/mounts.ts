import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]) => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || error?.message}`);
};

/** A file system of its own in a file, which can be made full, read-only, or be shut down as by a power cut. */
export interface Mounted {
  path: string;
  /** From now on nothing reaches the disk, and what had not been made durable is lost. */
  cutPower(): void;
  /** Makes ext4 do what it does when it meets damage: from now on it can only be read. */
  turnReadOnly(): void;
  /** Unmounts and mounts again, as after a reboot. */
  remount(options?: 'ro' | 'rw'): void;
  remove(): void;
}

// EXT4_IOC_SHUTDOWN and XFS_IOC_GOINGDOWN are the same number; 2 is without flushing the log.
const SHUT_DOWN =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))';

export type FileSystem = 'ext4' | 'xfs';

const MAKE: Record<FileSystem, readonly [string, ...string[]]> = {
  ext4: ['mkfs.ext4', '-q', '-m', '0'],
  xfs: ['mkfs.xfs', '-q'],
};
/** The fewest megabytes that each can be made with. */
const LEAST: Record<FileSystem, number> = { ext4: 16, xfs: 300 };

/** Mounts a new file system of so many megabytes, or as few as it takes. @throws Error where that cannot be done. */
export const mountFileSystem = (kind: FileSystem, megabytes = LEAST[kind]): Mounted => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mount-'));
  const [image, path] = [join(folder, 'image'), join(folder, 'disk')];
  const mount = (options: string) => run('mount', '-o', `loop,${options}`, image, path);
  try {
    mkdirSync(path);
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    run(...MAKE[kind], image);
    mount('rw');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    path,
    cutPower: () => run('python3', '-c', SHUT_DOWN, path),
    turnReadOnly: () => run('mount', '-o', 'remount,abort', path),
    remount(options = 'rw') {
      run('umount', path);
      mount(options);
    },
    remove() {
      spawnSync('umount', [path]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Why file systems of a kind cannot be mounted here, or null when they can. */
export const mountTrouble = (kind: FileSystem): string | null => {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root';
  try {
    mountFileSystem(kind).remove();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
