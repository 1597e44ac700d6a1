import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

interface Handover {
  argv: string[];
  cwd: string;
}

let lock: { file: string; server: Server } | undefined;
const handovers = new Set<Promise<void>>();

const isMade = (file: string): boolean => {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch {
    return false;
  }
};
const isOwnerAlive = (file: string): boolean => {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
};

const handOver = (socket: string): Promise<void> =>
  new Promise((done) => {
    const client = connect(socket, () => client.end(JSON.stringify({ argv: process.argv, cwd: process.cwd() })));
    client.once('close', () => done()).once('error', () => done());
  });

const listen = (socket: string, onSecond: (given: Handover) => void): Server => {
  rmSync(socket, { force: true });
  return createServer((client) => {
    let text = '';
    client
      .setEncoding('utf8')
      .on('data', (part: string) => {
        text += part;
      })
      .on('end', () => onSecond(JSON.parse(text) as Handover));
  })
    .listen(socket)
    .unref();
};

/** As Chromium does it: the first instance owns a lock in the profile, later ones hand over their arguments. False for a later one. */
export const acquireLock = (folder: string, onSecond: (given: Handover) => void): boolean => {
  if (lock) return true;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'SingletonLock.stand-in');
  const socket = join(folder, 'stand-in.sock');
  if (!isMade(file)) {
    if (isOwnerAlive(file)) {
      handovers.add(handOver(socket));
      return false;
    }
    rmSync(file, { force: true });
    if (!isMade(file)) return false;
  }
  lock = { file, server: listen(socket, onSecond) };
  return true;
};

/** Waits for running handovers, and releases the lock. */
export const releaseLock = async (): Promise<void> => {
  await Promise.all(handovers);
  lock?.server.close();
  if (lock) rmSync(lock.file, { force: true });
  lock = undefined;
};
