import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson } from '#api/http/body.ts';
import { createReceivingBodies, type ReceivingBodies } from '#api/http/receiving-bodies.ts';
import { type AnsweringServer, startAnswering } from '../../support/answering-server.ts';
import { type Clock, createClock } from '../../support/deps.ts';
import { sendRaw } from '../../support/raw-socket.ts';

const KB = 1024;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let server: AnsweringServer;
let clock: Clock;
let bodies: ReceivingBodies;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  clock = createClock();
  const limits = { free: 16 * KB, inAll: 400 * KB, ofVisitors: 400 * KB, ofSender: 400 * KB };
  bodies = createReceivingBodies({ now: clock.now, log: silent, limits });
  server = await startAnswering(async (request) => {
    const { text } = await readJson(request, bodies.begin({ key: 'one', isStaff: false }));
    return Response.json({ length: text.length });
  });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

const headOf = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const jsonOf = (length: number) => JSON.stringify('x'.repeat(length - 2));
const send = (text: string) => sendRaw(`http://127.0.0.1:${server.port}`, text);
const post = (length: number) => send(headOf(length) + jsonOf(length));

/** Sends a body but for its last byte, and waits until it is counted. */
const leaveUnfinished = async (length: number, pieces = 1): Promise<Socket> => {
  const before = bodies.held();
  const socket = connect(server.port, '127.0.0.1').setNoDelay(true);
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write(headOf(length));
  const body = jsonOf(length).slice(0, -1);
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length; at += size) socket.write(body.slice(at, at + size));
  await expect.poll(() => bodies.held() - before, { interval: 5 }).toBeGreaterThanOrEqual(length - 17 * KB);
  return socket;
};

it('the server refuses a large body while others fill the memory, and takes small ones', async () => {
  await leaveUnfinished(200 * KB);
  await leaveUnfinished(150 * KB, 40);
  expect(bodies.held()).toBeLessThanOrEqual(400 * KB);
  const refused = await post(300 * KB);
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    503,
    {
      code: 'unavailable',
      message: 'We are getting too much at once and cannot take this just now. Please try again in a minute.',
    },
  ]);
  expect(refused.head).toMatch(/retry-after: 60/i);
  expect((await post(16 * KB)).status).toBe(200);
});

it('the room for a body is free again once a body is read, refused, or its client hangs up', async () => {
  const [finished, gone] = [await leaveUnfinished(100 * KB), await leaveUnfinished(100 * KB)];
  finished.write('"');
  const [first] = await once(finished, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 200/);
  gone.destroy();
  await expect.poll(() => server.answered, { interval: 5 }).toEqual([200, 400]);
  expect(bodies.held()).toBe(0);
  const statuses = [await post(300 * KB), await post(500 * KB), await send(headOf(90 * KB) + ' '.repeat(90 * KB))];
  expect(statuses.map(({ status }) => status)).toEqual([200, 503, 400]);
  expect(bodies.held()).toBe(0);
});

it('the server gives up a body that comes too slowly when another needs the room', async () => {
  const slow = await leaveUnfinished(300 * KB);
  clock.advance({ seconds: 20 });
  expect((await post(60 * KB)).status).toBe(200);
  expect(server.answered).toEqual([200]);
  const told = once(slow, 'data');
  expect((await post(350 * KB)).status).toBe(200);
  expect(String((await told)[0])).toMatch(/^HTTP\/1\.1 503/);
  expect(bodies.held()).toBe(0);
});
