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
  /** Unmounts and mounts again, as after a reboot. */
  remount(options?: 'ro' | 'rw'): void;
  remove(): void;
}

// EXT4_IOC_SHUTDOWN and XFS_IOC_GOINGDOWN are the same number; 2 is without flushing the log.
const SHUT_DOWN =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))';

/** Mounts a new ext4 file system of so many megabytes. @throws Error where that cannot be done. */
export const mountFileSystem = (megabytes: number): Mounted => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mount-'));
  const [image, path] = [join(folder, 'image'), join(folder, 'disk')];
  const mount = (options: string) => run('mount', '-o', `loop,${options}`, image, path);
  try {
    mkdirSync(path);
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    run('mkfs.ext4', '-q', '-m', '0', image);
    mount('rw');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    path,
    cutPower: () => run('python3', '-c', SHUT_DOWN, path),
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

/** Why file systems cannot be mounted here, or null when they can. */
export const mountTrouble = (): string | null => {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root';
  try {
    mountFileSystem(16).remove();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
