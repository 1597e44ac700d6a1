import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { type Product, startProduct } from '../../support/product.ts';
import { requestLine, sendRaw } from '../../support/raw-socket.ts';
import { setShopHours } from '../../support/shop-hours.ts';
import { formOf, STORY } from '../../support/submissions.ts';

const STORIES = 100;
const LIST = '/api/testimonials/approved?pageSize=100';

/** A long text that does not compress at once, as words of people do not. */
const longText = (seed: number): string => {
  let state = seed + 1;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36).slice(0, 2 + (state % 6));
  };
  return `${STORY} ${Array.from({ length: 280 }, word).join(' ')}`.slice(0, 1900);
};

let product: Product;
let limited: Product;
beforeAll(async () => {
  [product, limited] = await Promise.all([startProduct(), startProduct({ RATE_LIMITS: 'on' })]);
  const as = await product.signIn();
  const add = async (_: unknown, at: number) => {
    const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: longText(at) }) })).body;
    await product.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } });
  };
  await Promise.all(Array.from({ length: STORIES }, add));
}, limitMs(60_000));
afterAll(() => Promise.all([product.close(), limited.close()]));

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(product.server.url + path, init);
  return { answer, bytes: (await answer.arrayBuffer()).byteLength };
};

/** How many times longer one takes than the other, asked in turn so that other load meets both. */
const ratioOf = async (one: (at: number) => Promise<unknown>, other: () => Promise<unknown>, times = 60) => {
  const [ones, others]: [number[], number[]] = [[], []];
  await other();
  for (let at = 0; at < times; at += 1) {
    ones.push(await timed(() => one(at)));
    others.push(await timed(other));
  }
  return median(ones) / median(others);
};

describe('asked for with parameters that mean nothing', () => {
  it.each(['GET', 'HEAD'])('%s of a long list costs little more than the same list from the cache', async (method) => {
    const ratio = await ratioOf(
      (at) => ask(`${LIST}&x=${method}${at}`, { method }),
      () => ask(LIST, { method }),
    );
    expect(ratio).toBeLessThan(4);
  });

  it('the documentation is built once, and unchanged after that', async () => {
    const first = await ask('/api/docs');
    const etag = first.answer.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await ask('/api/docs?x=1', { headers: { 'if-none-match': etag } })).answer.status).toBe(304);
    expect((await ask('/api/openapi.json')).answer.headers.get('etag')).toMatch(/^"/);
    const ratio = await ratioOf(
      (at) => ask(`/api/docs?x=${at}`),
      () => ask('/api/health'),
      30,
    );
    expect(ratio).toBeLessThan(12);
  });

  it('forty HEAD requests a second keep nobody else waiting', async () => {
    const [idle, busy]: [number[], number[]] = [[], []];
    const waitsInto = async (all: number[], ms: number) => {
      for (const end = performance.now() + ms; performance.now() < end; await wait(5))
        all.push(await timed(() => ask('/api/health')));
    };
    let at = 0;
    // In turn, so that other load meets both.
    for (let round = 0; round < 8; round += 1) {
      await waitsInto(idle, 200);
      const heads: Promise<unknown>[] = [];
      const attack = setInterval(() => heads.push(ask(`${LIST}&x=${++at}`, { method: 'HEAD' })), 25);
      await waitsInto(busy, 300);
      clearInterval(attack);
      await Promise.all(heads);
    }
    expect(median(busy) / median(idle)).toBeLessThan(3);
  });
});

it('what is asked for often stays cached while thousands of other answers are made', async () => {
  // Closed all week: in the last half hour of an open shop every page is made anew each minute.
  await setShopHours(product, await product.signIn(), null);
  const home = async () => (await ask('/')).answer.headers.get('etag');
  const before = await home();
  for (let at = 0; at < 2200; at += 50) {
    const page = (one: number) => ask(`/api/testimonials/approved?page=${1000 + at + one}`, { method: 'HEAD' });
    await Promise.all(Array.from({ length: 50 }, (_, one) => page(one)));
    if (at % 550 === 0) await home();
  }
  expect(await home()).toBe(before);
});

describe('forms after the limit', () => {
  /** Posts the form of a page from an address of its own. */
  const post = async (from: string, content: string) => {
    const request = new Request('http://localhost/', { method: 'POST', body: formOf({ content }) });
    const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
    const type = `Content-Type: ${request.headers.get('content-type')}`;
    const head = requestLine('POST', '/testimonials', [type, `Content-Length: ${body.length}`]);
    return sendRaw(limited.server.url, head + body, { from });
  };
  const typed = 'What I had written before the limit was reached.';

  it('come back with what was typed a few times, and then cost next to nothing', async () => {
    const from = '127.0.7.1';
    for (let at = 0; at < 30; at += 1) await post(from, 'short');
    for (let at = 0; at < 5; at += 1) {
      const { status, body } = await post(from, typed);
      expect([status, body.includes(typed)]).toEqual([429, true]);
    }
    const refused = await post(from, typed);
    expect(refused.status).toBe(429);
    expect(Number(/^retry-after: (\d+)/im.exec(refused.head)?.[1])).toBeGreaterThan(0);
    expect(refused.body).toContain('Press its Back button');
    expect(refused.body).not.toContain('page-data');
    const ratio = await ratioOf(
      () => post(from, typed),
      () => sendRaw(limited.server.url, requestLine('GET', '/api/health')),
      30,
    );
    expect(ratio).toBeLessThan(4);
  });
});
