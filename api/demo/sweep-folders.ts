import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readLock } from '../store/disk/lock.ts';
import { isListening } from '../store/disk/owner-socket.ts';

export const DEMO_PREFIX = 'charity-portal-demo-';

const YOUNG_MS = 60_000;

const SOCKET = /portal-[A-Za-z0-9]{6}[/\\]control$/;

/** Also asks the socket, as the demo of an earlier release may run in a container. */
const hasEnded = async (folder: string, now: number): Promise<boolean> => {
  const lock = await readLock(folder);
  if (!lock) return now - lstatSync(folder).mtimeMs > YOUNG_MS;
  return !lock.isRunning && !(lock.socket && (await isListening(lock.socket)));
};

const removeSocket = async (folder: string, parent: string): Promise<void> => {
  const socket = (await readLock(folder))?.socket;
  if (socket && SOCKET.test(socket) && resolve(dirname(dirname(socket))) === resolve(parent))
    rmSync(dirname(socket), { recursive: true, force: true });
};

export const sweepDemoFolders = async (parent: string, now: number): Promise<void> => {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(DEMO_PREFIX))) {
    const folder = join(parent, name);
    try {
      const found = lstatSync(folder);
      const isOurs = found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
      if (!isOurs || !(await hasEnded(folder, now))) continue;
      await removeSocket(folder, parent);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another demo sweeps at the same time, or the folder cannot be read: it stays for the next one.
    }
  }
};
