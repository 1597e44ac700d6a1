import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const LINGER_MS = 30_000;
const LINGER_MAX_BYTES = 64 * 1024 * 1024;

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
  // Whoever read the body so far has given up, and would pause the rest.
  request.removeAllListeners('data');
  request.on('data', () => socket.bytesRead > enough && socket.destroy());
  request.resume();
};

/**
 * Lingering close (RFC 9112, 9.6): closing a connection while bytes still come in resets it, and a response sent early, as for
 * a body that is too large, is lost. So the rest is discarded for a while, and only our side is closed at first. The request
 * listener must ignore requests on a connection whose own side is closed.
 */
export const lingerWhenUnread = (request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request;
  let draining = false;
  const drainOnce = () => {
    if (!draining && !request.complete && !socket.destroyed) drain(request);
    draining = true;
  };
  // Before Node's own listener, which would discard the rest without a limit.
  response.prependOnceListener('finish', drainOnce);
  // Node calls this to close the connection after a response: this one, or an earlier one on the same connection.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed || !response.writableFinished)
      return Socket.prototype.destroySoon.call(socket);
    drainOnce();
    request.once('end', () => socket.destroy());
    socket.end();
  };
};
