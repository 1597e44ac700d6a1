import { connect } from 'node:net';
import { limitMs } from '../../scripts/test-limits.mjs';

export interface RawAnswer {
  status: number;
  /** The head as it was sent, without the status line's number. */
  head: string;
  body: string;
  /** The answers that followed on the same connection, unread. */
  text: string;
}

export interface RawOptions {
  /** The address of this machine that it comes from: the whole of 127.0.0.0/8 is one's own. */
  from?: string;
  /** Chunks that are written after the head while the server reads, until it answers. */
  stream?: () => Iterable<Buffer>;
  /** Whether it reads only after everything is written, as many programs do. */
  readsLast?: boolean;
  /** After this long the answer is taken as it stands, in milliseconds. */
  withinMs?: number;
}

const read = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n'), text };
};

/** Sends bytes exactly as they are and gives what came back until the server closed: say `Connection: close`. */
export const sendRaw = (
  url: string,
  bytes: string,
  { from, stream, readsLast = false, withinMs = limitMs(10_000) }: RawOptions = {},
) =>
  new Promise<RawAnswer>((done) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), ...(from && { localAddress: from }) });
    let text = '';
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      done(read(text));
    };
    const timer = setTimeout(finish, withinMs);
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', finish).on('error', finish);
    socket.on('connect', () => {
      socket.write(bytes, 'latin1');
      if (!stream) return;
      const chunks = stream()[Symbol.iterator]();
      if (readsLast) socket.pause();
      // One chunk a turn: what the server says in between has to be heard.
      const more = () => {
        const next = chunks.next();
        if (next.done) socket.resume();
        if (next.done || text !== '' || socket.destroyed) return;
        if (socket.write(next.value)) setImmediate(more);
        else socket.once('drain', more);
      };
      more();
    });
  });

/** A request without a body, its address sent as it is. */
export const requestLine = (method: string, target: string, headers: readonly string[] = []) =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

/** A request with a JSON body. */
export const jsonRequest = (method: string, target: string, json: unknown, headers: readonly string[] = []) => {
  const body = JSON.stringify(json);
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return requestLine(method, target, ['Content-Type: application/json', length, ...headers]) + body;
};
