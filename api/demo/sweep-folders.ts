import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { readLock } from '../store/disk/lock.ts';

export const DEMO_PREFIX = 'charity-portal-demo-';

/** A demo that has just started has no lock yet. */
const YOUNG_MS = 60_000;

const SOCKET = /portal-[A-Za-z0-9]{6}[/\\]control$/;

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket);
    const settle = (is: boolean) => {
      connection.destroy();
      resolve(is);
    };
    connection.once('connect', () => settle(true)).once('error', () => settle(false));
  });

/** Whether the demo of a folder has ended. The socket is asked, too: in a container the process may not be visible. */
const hasEnded = async (folder: string, now: number): Promise<boolean> => {
  const lock = readLock(folder);
  if (!lock) return now - lstatSync(folder).mtimeMs > YOUNG_MS;
  return !lock.isRunning && !(lock.socket && (await answers(lock.socket)));
};

/** Removes the folder of the socket that `startControl` made beside the demo's. */
const removeSocket = (folder: string, parent: string): void => {
  const socket = readLock(folder)?.socket;
  if (socket && SOCKET.test(socket) && resolve(dirname(dirname(socket))) === resolve(parent))
    rmSync(dirname(socket), { recursive: true, force: true });
};

/** Removes the folders of this user's demos that were killed, and their sockets; never one that still runs. */
export const sweepDemoFolders = async (parent: string, now: number): Promise<void> => {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(DEMO_PREFIX))) {
    const folder = join(parent, name);
    try {
      const found = lstatSync(folder);
      const isOurs = found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
      if (!isOurs || !(await hasEnded(folder, now))) continue;
      removeSocket(folder, parent);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another demo sweeps at the same time, or the folder cannot be read: it stays for the next one.
    }
  }
};
