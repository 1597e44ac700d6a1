import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const LINGER_MS = 30_000;
const LINGER_MAX_BYTES = 64 * 1024 * 1024;

/** Throws away what still comes of a request, for a while. */
const drain = (request: IncomingMessage): void => {
  const { socket } = request;
  const enough = socket.bytesRead + LINGER_MAX_BYTES;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  request.once('end', stop);
  socket.once('close', stop);
  // Whoever read the body so far has given it up, and would hold up the rest.
  request.removeAllListeners('data');
  request.on('data', () => socket.bytesRead > enough && socket.destroy());
  request.resume();
};

/**
 * Lets an answer arrive that is given before the request was read to its end, as to a body that is too large. A connection
 * that is closed while bytes still come in is reset, and takes the answer with it; many clients read it only after they have
 * sent everything. So what still comes is thrown away for a while, and only the own side is closed before (RFC 9112, 9.6):
 * whoever listens for requests has to leave those alone that come on a connection whose own side is closed.
 */
export const lingerWhenUnread = (request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request;
  let draining = false;
  const drainOnce = () => {
    if (!draining && !request.complete && !socket.destroyed) drain(request);
    draining = true;
  };
  // Before Node's own listener, which would throw the rest away itself, without a limit.
  response.prependOnceListener('finish', drainOnce);
  // Called by Node to close the connection after an answer: this one's, or an earlier one's on the same connection.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed || !response.writableFinished)
      return Socket.prototype.destroySoon.call(socket);
    drainOnce();
    request.once('end', () => socket.destroy());
    socket.end();
  };
};
