import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

const waiting = new Map<string, Response>();

/** CORS headers: for Chromium this is a foreign address, which the page does not see. */
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const send = (answer: Response, outgoing: ServerResponse) => {
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...ALLOWED });
  // As in Electron, a page that goes ends its stream, but tells the source nothing of that.
  const source = answer.body && Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
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

/** True for a response without an end. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Chromium accepts an intercepted response only whole; a stream gets an address of its own, where it is read as it comes. */
export const addressOfStream = async (answer: Response): Promise<string> => {
  address ??= new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  const path = `/${randomUUID()}`;
  waiting.set(path, answer);
  return (await address) + path;
};
