import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from './client-address.ts';

/** Requests in progress on each connection, but for those that are answered at once from the cache. */
const inProgress = new WeakMap<Socket, number>();

const add = (socket: Socket, by: 1 | -1) => inProgress.set(socket, (inProgress.get(socket) ?? 0) + by);

/** Says that a connection is in use until the response is sent. */
export const holdWhileAnswered = (socket: Socket, response: ServerResponse): void => {
  add(socket, 1);
  response.once('close', () => add(socket, -1));
};

const isIdle = (socket: Socket): boolean => !inProgress.get(socket) && socket.writableLength === 0;

const firstIdle = (sockets: Iterable<Socket>): Socket | undefined => {
  for (const socket of sockets) if (isIdle(socket)) return socket;
  return undefined;
};

/**
 * Lets each address, an IPv4 address or a /64, have at most `max` connections at once. One more closes the oldest that is
 * idle, which clients expect of connections kept alive; where none is, the new one is closed.
 */
export const limitConnections = (server: Server, max: number): void => {
  const connections = new Map<string, Set<Socket>>();
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? 'unknown');
    const open = connections.get(address) ?? new Set();
    if (open.size >= max) {
      const idle = firstIdle(open);
      if (!idle) return void socket.destroy();
      open.delete(idle);
      idle.destroy();
    }
    connections.set(address, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && connections.get(address) === open) connections.delete(address);
    });
  });
};
