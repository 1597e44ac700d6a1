import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** What a receiver of webhooks answers: a status, an address to go to instead, or nothing at all. */
type Reply = number | { location: string } | 'silence' | 'hang up';

export interface Receiver {
  url: string;
  received: Received[];
  /** Answers of the next calls; 204 when none is left. */
  replies: Reply[];
  close(): Promise<void>;
}

/** A program that is told of events, on a port of its own. */
export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers as Record<string, string>, body });
    const reply = replies.shift() ?? 204;
    if (reply === 'silence') return;
    if (reply === 'hang up') return void request.socket.destroy();
    if (typeof reply === 'number') response.writeHead(reply);
    else response.writeHead(302, { location: reply.location });
    response.end('ignored');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    replies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
