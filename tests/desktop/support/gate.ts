import { request as callOn, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  key: string | undefined;
  origin: string | undefined;
  lastEventId: string | undefined;
}

/** Stands between the app and the server: writes down what passes, and can be shut like a broken connection. */
export interface Gate {
  url: string;
  seen: Seen[];
  /** Breaks the connections that there are; new ones may come. */
  cut(): void;
  shut(): void;
  open(): void;
  /** Passes the next call of this method on, but loses its answer. */
  loseAnswerOf(method: string): void;
  close(): Promise<void>;
}

const FOREIGN = '<!doctype html><title>Foreign</title><h1>A foreign page</h1>';

const noteOf = ({ method = '', url = '', headers }: IncomingMessage): Seen => {
  const one = (name: string) => [headers[name]].flat()[0];
  return {
    method,
    path: url,
    authorization: headers.authorization,
    key: one('idempotency-key'),
    origin: headers.origin,
    lastEventId: one('last-event-id'),
  };
};

export const openGate = async (server: string): Promise<Gate> => {
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  let isShut = false;
  let losing: string | null = null;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    seen.push(noteOf(incoming));
    if (incoming.url === '/foreign') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(FOREIGN);
      return;
    }
    const isLost = losing === incoming.method;
    if (isLost) losing = null;
    const onward = callOn(server + incoming.url, { method: incoming.method, headers: incoming.headers, agent: false });
    onward.once('response', (answer) => {
      if (isLost) {
        answer.resume().once('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const gate = createServer(pass);
  gate.on('connection', (socket) => {
    if (isShut) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    seen,
    cut,
    shut() {
      isShut = true;
      cut();
    },
    open() {
      isShut = false;
    },
    loseAnswerOf(method) {
      losing = method;
    },
    close: () =>
      new Promise((closed) => {
        gate.close(() => closed());
        cut();
      }),
  };
};
