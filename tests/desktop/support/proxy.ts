import { request as callOn, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface SeenRequest {
  method: string;
  path: string;
  authorization: string | undefined;
  key: string | undefined;
  origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  site: string | undefined;
  lastEventId: string | undefined;
}

/** A proxy between the app and the server that records requests and simulates a broken connection. */
export interface FaultyProxy {
  url: string;
  requests: SeenRequest[];
  /** How many streams of events are open at the moment. */
  liveStreams(): number;
  /** Breaks the open connections; new ones are accepted. */
  dropConnections(): void;
  /** Breaks the open connections and refuses new ones. */
  goOffline(): void;
  goOnline(): void;
  /** From now on requests get no answer at all, unless they are for `path`. */
  stall(path?: string): void;
  /** Forwards the next request with this method, but drops its response. */
  loseResponseOf(method: string): void;
  close(): Promise<void>;
}

const FOREIGN = '<!doctype html><title>Foreign</title><h1>A foreign page</h1>';

const record = ({ method = '', url = '', headers }: IncomingMessage): SeenRequest => {
  const one = (name: string) => [headers[name]].flat()[0];
  return {
    method,
    path: url,
    authorization: headers.authorization,
    key: one('idempotency-key'),
    origin: headers.origin,
    site: one('sec-fetch-site'),
    lastEventId: one('last-event-id'),
  };
};

export const openProxy = async (server: string): Promise<FaultyProxy> => {
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const streams = new Set<ServerResponse>();
  let isOffline = false;
  let isStalled = false;
  let answeredPath: string | undefined;
  let losingMethod: string | null = null;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests.push(record(incoming));
    if (incoming.url === '/api/events') {
      streams.add(outgoing);
      outgoing.once('close', () => streams.delete(outgoing));
    }
    if (incoming.url === '/foreign') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(FOREIGN);
      return;
    }
    if (isStalled && incoming.url !== answeredPath) return;
    const isLost = losingMethod === incoming.method;
    if (isLost) losingMethod = null;
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

  const proxy = createServer(forward);
  proxy.on('connection', (socket) => {
    if (isOffline) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    liveStreams: () => streams.size,
    dropConnections,
    goOffline() {
      isOffline = true;
      dropConnections();
    },
    goOnline() {
      isOffline = false;
    },
    stall(path) {
      isStalled = true;
      answeredPath = path;
    },
    loseResponseOf(method) {
      losingMethod = method;
    },
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        dropConnections();
      }),
  };
};
