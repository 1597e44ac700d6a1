import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { startLoader } from '../../scripts/bench/load.ts';
import { type Product, startProduct } from '../support/product.ts';
import { requestLine, sendRaw } from '../support/raw-socket.ts';
import { formOf, offer } from '../support/submissions.ts';
import { noisy } from '../unit/images/samples.ts';
import { watchMemory } from './support/memory.ts';
import { sizes } from './support/sizes.ts';
import { withSkipReason } from './support/with-skip-reason.ts';

const P99_MS = 200;
const MEMORY_MB = 400;
const LIST = ['/api/testimonials/approved?page=1&pageSize=6'];

let product: Product;
beforeEach(async () => {
  product = await startProduct();
});
afterEach(() => product.close());

const others = startLoader();
afterAll(() => others.end());

/** What somebody else waits meanwhile, at worst, in milliseconds: four clients who ask for the list. */
const othersWait = async (ms: number) =>
  (await others.load({ url: product.server.url, paths: LIST, connections: 4, ms })).p99;

const portOf = ({ server }: Product) => Number(new URL(server.url).port);

const openSockets = async (count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = connect(portOf(product), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    sockets.push(socket);
  }
  return sockets;
};

/** How many connections a process may have here: node raises its own limit as far as the system lets it. */
const connectionsAllowed = () =>
  Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]) - 500;

const noProc = existsSync('/proc/self/limits') ? null : 'memory and limits are read from /proc';
const tooFew =
  noProc ??
  (connectionsAllowed() < sizes.idleConnections + sizes.slowSenders ? 'it needs a higher limit of open files' : null);
const holding = `${sizes.idleConnections} idle connections and ${sizes.slowSenders} slow senders keep nobody else waiting`;
it.skipIf(tooFew)(withSkipReason(holding, tooFew), async () => {
  const memory = watchMemory(product.server.pid);
  const idle = await openSockets(sizes.idleConnections);
  const slow = await openSockets(sizes.slowSenders);
  const form = 'Content-Type: multipart/form-data; boundary=slow';
  for (const [at, socket] of slow.entries()) {
    if (at % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    else
      socket.write(`POST /api/testimonials HTTP/1.1\r\nHost: localhost\r\n${form}\r\nContent-Length: 100000\r\n\r\n`);
  }
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, 100);
  const p99 = await othersWait(sizes.overloadMs);
  clearInterval(drip);
  const { server } = memory.stop();
  const open = idle.filter((socket) => !socket.closed).length;
  console.info(`p99 ${p99.toFixed(1)} ms, server ${server.toFixed(0)} MB, ${open} of ${idle.length} still open`);
  for (const socket of [...idle, ...slow]) socket.destroy();
  expect(p99).toBeLessThan(P99_MS);
  expect(server).toBeLessThan(MEMORY_MB);
  expect((await product.get('/testimonials/approved')).status).toBe(200);
});

it(`bodies of ${sizes.bodyMegabytes} MB are refused without being buffered`, async () => {
  const memory = watchMemory(product.server.pid);
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
  function* body() {
    for (let sent = 0; sent < sizes.bodyMegabytes * 16; sent += 1) yield chunk;
  }
  const send = (path: string, type: string) =>
    sendRaw(product.server.url, requestLine('POST', path, [`Content-Type: ${type}`, 'Transfer-Encoding: chunked']), {
      stream: body,
    });
  const [answers, p99] = await Promise.all([
    Promise.all([
      send('/api/donationitems/simple', 'application/json'),
      send('/api/testimonials', 'multipart/form-data; boundary=b'),
    ]),
    othersWait(sizes.overloadMs / 2),
  ]);
  const { server } = memory.stop();
  console.info(`p99 ${p99.toFixed(1)} ms, server ${server.toFixed(0)} MB`);
  for (const { status } of answers) expect([400, 413]).toContain(status);
  expect(p99).toBeLessThan(P99_MS);
  expect(server).toBeLessThan(MEMORY_MB);
  expect((await product.call('post', '/donationitems/simple', { json: offer })).status).toBe(201);
});

const many = `${sizes.photoOffers} times five photos of 4.8 MB at once stay within memory and keep nobody waiting`;
it.skipIf(noProc)(withSkipReason(many, noProc), async () => {
  const bytes = await noisy(3000, 2050, 88);
  expect(bytes.length).toBeGreaterThan(4_500_000);
  const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const memory = watchMemory(product.server.pid);
  const upload = async () => {
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const photos = Array.from({ length: 5 }, () => photo);
    const { status, headers } = await product.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos }) });
    return { status, retry: headers.get('retry-after') };
  };
  const uploads = Promise.all(Array.from({ length: sizes.photoOffers }, upload));
  const p99 = await othersWait(sizes.overloadMs);
  const answers = await uploads;
  const { withWorkers } = memory.stop();
  const taken = answers.filter(({ status }) => status === 201).length;
  console.info(
    `p99 ${p99.toFixed(1)} ms, ${withWorkers.toFixed(0)} MB with the workers, ${taken} of ${answers.length} taken`,
  );
  for (const { status, retry } of answers) expect(status === 201 || (status === 503 && retry !== null)).toBe(true);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect(p99).toBeLessThan(P99_MS);
  expect(withWorkers).toBeGreaterThan(0);
  expect(withWorkers).toBeLessThan(MEMORY_MB);
  expect((await product.get('/testimonials/approved')).status).toBe(200);
});

it('a photo is taken while other programs use every core', async () => {
  const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    const photos = [new Blob([new Uint8Array(await noisy(3000, 2050, 88))], { type: 'image/jpeg' })];
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const began = performance.now();
    const { status } = await product.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos }) });
    console.info(`taken in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    expect(status).toBe(201);
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
});
