import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdWhileAnswered, limitConnections } from '#api/http/connection-limit.ts';

let server: Server;
const sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((request, response) => {
    holdWhileAnswered(request.socket, response);
    // What is asked for under /wait stays in progress.
    if (request.url !== '/wait') response.end('here');
    else response.flushHeaders();
  });
  limitConnections(server, { address: 2, network: 4 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** A connection from an address; true once it has been answered, false where it was closed instead. */
const ask = async (from: string, path = '/'): Promise<{ socket: Socket; isAnswered: boolean }> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const isAnswered = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  return { socket, isAnswered };
};
const isClosed = async ({ socket }: { socket: Socket }) => socket.closed || (await once(socket, 'close')).length > 0;

it('the addresses of one network share a limit of their own, whose oldest idle connection goes', async () => {
  const first = await ask('127.9.0.1');
  for (const from of ['127.9.0.2', '127.9.0.3', '127.9.1.4', '127.9.1.5'])
    expect((await ask(from)).isAnswered).toBe(true);
  expect(await isClosed(first)).toBe(true);
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(4);
});

it('a network whose connections are all in use gets no more, and another is served', async () => {
  for (const from of ['127.9.0.1', '127.9.0.2', '127.9.0.3', '127.9.1.4'])
    expect((await ask(from, '/wait')).isAnswered).toBe(true);
  expect((await ask('127.9.2.5')).isAnswered).toBe(false);
  expect((await ask('127.10.0.1')).isAnswered).toBe(true);
  sockets[0]?.destroy();
  await expect.poll(async () => (await ask('127.9.2.5')).isAnswered).toBe(true);
});

it('one address has less than its network', async () => {
  const [first] = [await ask('127.9.0.1'), await ask('127.9.0.1')];
  expect((await ask('127.9.0.1')).isAnswered).toBe(true);
  expect(await isClosed(first)).toBe(true);
  expect((await ask('127.9.0.2')).isAnswered).toBe(true);
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(3);
});
