import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '../attempts/networks.ts';
import { countedAs } from './client-address.ts';

const inProgress = new WeakMap<Socket, number>();

const add = (socket: Socket, by: 1 | -1) => inProgress.set(socket, (inProgress.get(socket) ?? 0) + by);

export const holdWhileAnswered = (socket: Socket, response: ServerResponse): void => {
  add(socket, 1);
  response.once('close', () => add(socket, -1));
};

const isIdle = (socket: Socket): boolean => !inProgress.get(socket) && socket.writableLength === 0;

const firstIdle = (sockets: Iterable<Socket>): Socket | undefined => {
  for (const socket of sockets) if (isIdle(socket)) return socket;
  return undefined;
};

/** Connections open at once, of an IPv4 address or /64, and of the /16 or /48 around it. */
export interface ConnectionLimits {
  address: number;
  network: number;
}

/**
 * One connection too many closes the oldest idle one of its address or network, which clients expect of kept-alive
 * connections; if none is idle, the new one is closed.
 */
export const limitConnections = (server: Server, max: ConnectionLimits): void => {
  const connections = new Map<string, Set<Socket>>();
  const makeRoom = (key: string, most: number): boolean => {
    const open = connections.get(key);
    if (!open || open.size < most) return true;
    const idle = firstIdle(open);
    if (idle) forget(idle);
    idle?.destroy();
    return idle !== undefined;
  };
  const keys = new WeakMap<Socket, readonly string[]>();
  const forget = (socket: Socket) => {
    for (const key of keys.get(socket) ?? []) {
      const open = connections.get(key);
      open?.delete(socket);
      if (open?.size === 0) connections.delete(key);
    }
  };
  server.on('connection', (socket: Socket) => {
    const { address, wide } = networksOf(countedAs(socket.remoteAddress ?? 'unknown'));
    if (!makeRoom(address, max.address) || !makeRoom(wide, max.network)) return void socket.destroy();
    keys.set(socket, [address, wide]);
    for (const key of [address, wide]) connections.set(key, (connections.get(key) ?? new Set()).add(socket));
    socket.once('close', () => forget(socket));
  });
};
