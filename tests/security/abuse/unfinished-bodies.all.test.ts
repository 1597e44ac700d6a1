import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIB } from '../../support/chunked-bodies.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { STAFF } from '../../support/server-process.ts';

/** What visitors' unfinished bodies may take, and what one address may. */
const [OF_VISITORS, OF_ADDRESS] = [32, 8];

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => product.close());

const BODY = Buffer.alloc(MIB - 1, ' ');

/** A body of 1 MiB without its last byte, from an address behind the proxy. */
const leaveUnfinished = (from: string): Socket => {
  const socket = connect(Number(new URL(product.server.url).port), '127.0.0.1').on('error', () => {});
  const names = `X-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${MIB}`;
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${names}\r\n\r\n`);
  socket.write(BODY);
  return socket;
};

it('hundreds of unfinished bodies hold a bounded part of the memory, and everybody else goes on', async () => {
  const as = await product.signIn();
  const refused: string[] = [];
  const watch = (socket: Socket) => {
    socket.on('data', (part) => refused.push(String(part).slice(9, 12)));
    return socket;
  };
  const one = Array.from({ length: 20 }, () => watch(leaveUnfinished('198.51.100.1')));
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBe(20 - OF_ADDRESS);
  const many = Array.from({ length: 80 }, (_, at) => watch(leaveUnfinished(`203.0.113.${at}`)));
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(100 - OF_VISITORS);
  expect(new Set(refused)).toEqual(new Set(['503']));

  expect((await product.call('post', '/auth/login', { json: STAFF })).status).toBe(200);
  const padded = `${' '.repeat(900_000)}${JSON.stringify(STAFF)}`;
  const large = (headers: Record<string, string>) =>
    product.call('post', '/auth/login', { raw: padded, headers: { 'content-type': 'application/json', ...headers } });
  expect((await large({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(503);
  const title = { title: 'A long one', excerpt: '', body: 'Long. '.repeat(16_000), coverAlt: '' };
  expect((await product.call('post', '/blogs', { as, json: title })).status).toBe(201);

  const closed = [...one, ...many].map((socket) => (socket.closed ? null : once(socket.destroy(), 'close')));
  await Promise.all(closed);
  await expect.poll(async () => (await large({ 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
  expect(product.server.output()).not.toContain('request.failed');
});
