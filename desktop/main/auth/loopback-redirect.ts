import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/signed-in';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const page = (text: string) =>
  `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Charity Portal</title><p>${text}</p></html>`;
const ACCEPTED = page('Thank you. You can close this page and go back to the Charity Portal.');
const REFUSED = page('This is not the answer that the Charity Portal is waiting for.');

export interface LoopbackRedirect {
  redirectUri: string;
  /** Null when `signal` ends the wait. */
  parameters: Promise<URLSearchParams | null>;
}

/**
 * Listens on a free port of this computer alone (RFC 8252, section 7.3). Requests without the right state are refused and
 * change nothing.
 */
export const openLoopbackRedirect = async (state: string, signal: AbortSignal): Promise<LoopbackRedirect> => {
  let resolve: (parameters: URLSearchParams | null) => void = () => {};
  const promise = new Promise<URLSearchParams | null>((done) => {
    resolve = done;
  });
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    // Not parsed as a URL: any program on this computer may send something that is none.
    const [path, query] = (request.url ?? '').split('?', 2);
    const parameters = new URLSearchParams(query);
    const isForUs = request.method === 'GET' && request.headers.host === `127.0.0.1:${port}` && path === PATH;
    const isOurs = isForUs && parameters.get('state') === state;
    response.writeHead(isOurs ? 200 : 400, { ...HEADERS, connection: 'close' }).end(isOurs ? ACCEPTED : REFUSED);
    if (isOurs) resolve(parameters);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  signal.addEventListener('abort', () => resolve(null), { once: true });
  if (signal.aborted) resolve(null);
  void promise.then(() => server.close());
  return { redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`, parameters: promise };
};
