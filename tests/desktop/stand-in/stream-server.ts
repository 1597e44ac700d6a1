import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

const waiting = new Map<string, Response>();

/** What Chromium asks for because it takes this address for a foreign one, which the page does not see. */
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const send = (answer: Response, outgoing: ServerResponse) => {
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...ALLOWED });
  // A page that goes away ends the stream at its source, too.
  const source = answer.body && Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  outgoing.once('close', () => source?.destroy());
  source?.once('error', () => outgoing.destroy()).pipe(outgoing);
};

const server = createServer(({ method, url = '' }, outgoing) => {
  const answer = waiting.get(url);
  if (method === 'OPTIONS') outgoing.writeHead(204, ALLOWED).end();
  else if (!answer) outgoing.writeHead(404).end();
  else {
    waiting.delete(url);
    send(answer, outgoing);
  }
}).unref();

let address: Promise<string> | undefined;

/** True for an answer that has no end to wait for. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Chromium takes an answer of ours only whole; one that goes on and on gets an address where it can be read as it comes. */
export const addressOfStream = async (answer: Response): Promise<string> => {
  address ??= new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  const path = `/${randomUUID()}`;
  waiting.set(path, answer);
  return (await address) + path;
};
