import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/signed-in';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const page = (words: string) =>
  `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Charity Portal</title><p>${words}</p></html>`;
const DONE = page('Thank you. You can close this page and go back to the Charity Portal.');
const NOT_OURS = page('This is not the answer that the Charity Portal is waiting for.');

export interface Loopback {
  redirectUri: string;
  /** The parameters of the first redirection that carries our state; null when `signal` or the time ends the wait. */
  answer: Promise<URLSearchParams | null>;
}

/**
 * Waits for the browser's redirection on a free port of this computer alone (RFC 8252, section 7.3).
 * Requests without the right state are refused and change nothing.
 */
export const openLoopback = async (state: string, signal: AbortSignal): Promise<Loopback> => {
  let resolve: (answer: URLSearchParams | null) => void = () => {};
  const promise = new Promise<URLSearchParams | null>((done) => {
    resolve = done;
  });
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    // Not as a URL: any program on this computer may ask for what is none.
    const [path, query] = (request.url ?? '').split('?', 2);
    const answer = new URLSearchParams(query);
    const isForUs = request.method === 'GET' && request.headers.host === `127.0.0.1:${port}` && path === PATH;
    const isOurs = isForUs && answer.get('state') === state;
    response.writeHead(isOurs ? 200 : 400, { ...HEADERS, connection: 'close' }).end(isOurs ? DONE : NOT_OURS);
    if (isOurs) resolve(answer);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  signal.addEventListener('abort', () => resolve(null), { once: true });
  if (signal.aborted) resolve(null);
  void promise.then(() => server.close());
  return { redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`, answer: promise };
};
