import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Bytes of the longest socket path on Linux. */
const PATH_MAX = 107;

const withPath = async <T>(folder: string, name: string, use: (path: string) => Promise<T>): Promise<T> => {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= PATH_MAX) return use(path);
  const opened = fs.openSync(folder, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY);
  try {
    return await use(`/proc/self/fd/${opened}/${name}`);
  } finally {
    fs.closeSync(opened);
  }
};

const REFUSED: readonly unknown[] = ['ECONNREFUSED', 'ENOENT', 'ENOTDIR'];

/** The kernel answers at once, even for a suspended process. */
export const isListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    // Any other error, as of a full queue or a missing permission, comes from a socket on which somebody listens.
    connection.once('error', (error) => resolve(!('code' in error && REFUSED.includes(error.code))));
  });

export const ownerListens = (folder: string, name: string): Promise<boolean> =>
  withPath(folder, name, isListening).catch(() => true);

export interface OwnerSocket {
  name: string;
  close(): void;
}

/** Null where that cannot be done, as on file systems without sockets. */
export const openOwnerSocket = async (folder: string, token: string): Promise<OwnerSocket | null> => {
  const name = `lock-${token}.sock`;
  const server = createServer((connection) => connection.destroy());
  const listen = (path: string) =>
    new Promise<void>((resolve, reject) => {
      // Stays for later errors: who cannot be accepted was answered by the kernel already.
      server.on('error', reject);
      server.listen(path, resolve);
    });
  try {
    await withPath(folder, name, listen);
  } catch {
    return null;
  }
  server.unref();
  return {
    name,
    close() {
      server.close();
      fs.rmSync(join(folder, name), { force: true });
    },
  };
};
