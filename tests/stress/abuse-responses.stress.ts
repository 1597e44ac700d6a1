import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { startLoader } from '../../scripts/bench/load.ts';
import { type Product, startProduct } from '../support/product.ts';
import { requestLine, sendRaw } from '../support/raw-socket.ts';
import { formOf, STORY } from '../support/submissions.ts';
import { sizes } from './support/sizes.ts';

const P99_MS = 100;
const STORIES = 100;
const ATTACKERS = 40;

let product: Product;
beforeEach(async () => {
  product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const as = await product.signIn();
  for (let at = 0; at < STORIES; at += 1) {
    const form = formOf({ content: `${at} ${STORY} `.repeat(20).slice(0, 1900) });
    const headers = { 'x-forwarded-for': `192.0.${at}.1` };
    const { id } = (await product.call('post', '/testimonials', { form, headers })).body;
    await product.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } });
  }
}, 120_000);
afterEach(() => product.close());

const others = startLoader();
afterAll(() => others.end());

const othersWait = (ms: number) =>
  others.load({ url: product.server.url, paths: ['/api/health', '/', '/about'], connections: 2, ms });

let asked = 0;
/** What costs most, each time with another address. */
const attacks: readonly (() => [method: string, path: string])[] = [
  () => ['HEAD', `/api/testimonials/approved?pageSize=100&x=${asked}`],
  () => ['GET', `/api/testimonials/approved?page=${asked}&pageSize=100`],
  () => ['GET', `/testimonials?page=${asked}`],
  () => ['GET', `/api/docs?x=${asked}`],
  () => ['GET', `/donations?form=${asked}`],
  () => ['GET', `/blogs/none-${asked}`],
  () => ['POST', '/testimonials'],
];

const attack = (from: string) => {
  const [method, path] = attacks[++asked % attacks.length]?.() ?? ['GET', '/'];
  return sendRaw(product.server.url, requestLine(method, path, ['Accept-Encoding: br', `X-Forwarded-For: ${from}`]));
};

it('one address that asks for forty answers a second that have to be made keeps nobody waiting', async () => {
  await othersWait(1000);
  const idle = await othersWait(sizes.overloadMs / 2);
  let running = true;
  const attacking = (async () => {
    while (running) {
      void attack('198.51.100.1');
      await wait(1000 / ATTACKERS);
    }
  })();
  const busy = await othersWait(sizes.overloadMs);
  running = false;
  await attacking;
  console.info(`p50 ${busy.p50.toFixed(2)} ms, idle ${idle.p50.toFixed(2)} ms; p99 ${busy.p99.toFixed(1)} ms`);
  expect(busy.p50).toBeLessThan(3 * idle.p50);
  expect(busy.p99).toBeLessThan(P99_MS);
});

it('a hundred addresses of one network at full speed keep nobody waiting for what is cached', async () => {
  await othersWait(1000);
  let running = true;
  const attacking = Array.from({ length: 100 }, async (_, at) => {
    while (running) await attack(`198.51.100.${at + 1}`);
  });
  const busy = await othersWait(sizes.overloadMs);
  running = false;
  await Promise.all(attacking);
  console.info(`p50 ${busy.p50.toFixed(2)} ms; p99 ${busy.p99.toFixed(1)} ms`);
  expect(busy.p99).toBeLessThan(P99_MS);
});
