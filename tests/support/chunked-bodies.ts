import { requestLine } from './raw-socket.ts';

export const MIB = 1024 * 1024;

/** The head of a POST whose body comes in chunks. */
export const chunkedHead = (path: string, type: string): string =>
  requestLine('POST', path, [`Content-Type: ${type}`, 'Transfer-Encoding: chunked']);

const chunk = (content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
};

/** So many megabytes of one letter, after a beginning; a chunk each, and the end. */
export function* megabytesOf(letter: string, count: number, begin = ''): Generator<Buffer> {
  if (begin !== '') yield chunk(begin);
  for (let sent = 0; sent < count; sent += 1) yield chunk(Buffer.alloc(MIB, letter));
  yield Buffer.from('0\r\n\r\n');
}
