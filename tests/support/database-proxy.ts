import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What happens to the next COMMIT: it is lost on its way, or it arrives and its answer is lost. */
type Cut = 'commit' | 'answer';

/** A network between a process and the database that can be broken. */
export interface DatabaseProxy {
  /** The address of the same database behind the proxy. */
  url: string;
  cutNext(what: Cut): void;
  /** Nothing goes through in either direction, and nobody is told; until `resume`. */
  pause(): void;
  resume(): void;
  /** Breaks all connections. */
  breakAll(): void;
  close(): Promise<void>;
}

const COMMIT = Buffer.from('COMMIT\0');

/** Passes connections on to the database of `url`. */
export const startDatabaseProxy = async (url: string): Promise<DatabaseProxy> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let cut: Cut | null = null;
  let isPaused = false;

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    if (isPaused) socket.pause();
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) track(socket);
    let isAnswerLost = false;
    client.on('close', () => {
      if (!isAnswerLost) database.destroySoon();
    });
    database.on('close', () => client.destroySoon());
    database.on('data', (bytes) => {
      if (isAnswerLost) database.end();
      else if (!client.destroyed) client.write(bytes);
    });
    client.on('data', (bytes) => {
      const what = cut;
      if (what === null || !bytes.includes(COMMIT)) {
        database.write(bytes);
        return;
      }
      cut = null;
      // The connection to the database stays until it has answered: it would not read on from one that is reset.
      isAnswerLost = what === 'answer';
      if (isAnswerLost) database.write(bytes);
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxied = new URL(url);
  proxied.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: proxied.href,
    cutNext: (what) => {
      cut = what;
    },
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    breakAll() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
