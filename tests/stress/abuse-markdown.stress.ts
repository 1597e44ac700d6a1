import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLoader } from '../../scripts/bench/load.ts';
import { hostileMarkdown, SLOWEST } from '../support/hostile-markdown.ts';
import { HONEST_SENTENCE, longPost } from '../support/markdown-product.ts';
import { type Product, startProduct } from '../support/product.ts';
import type { Headers } from '../support/test-api.ts';
import { sizes } from './support/sizes.ts';

const ANSWERED_WITHIN_MS = 2000;
const P99_MS = 150;

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
const others = startLoader();
afterAll(async () => {
  others.end();
  await product.close();
});

const preview = (body: string | undefined) => product.call('post', '/blogs/preview', { as: admin, json: { body } });

it.each(Object.keys(hostileMarkdown))(
  '%s, a hundred thousand characters: is answered within two seconds, never with a 5xx',
  async (name) => {
    const begun = performance.now();
    const { status, body } = await preview(hostileMarkdown[name]);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(body.fields.body).toMatch(/^[A-Z].{20,}\.$/);
    expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
  },
);

it('an honest post of the allowed length with headings, quotes and lists in every part is saved', async () => {
  const json = { title: 'Open day', body: longPost(HONEST_SENTENCE) };
  const { status } = await product.call('post', '/blogs', { as: admin, json });
  expect(status).toBe(201);
});

it(`readers wait less than ${P99_MS} ms (p99) while one text after the other is ended by the time limit`, async () => {
  let isOver = false;
  const attack = (async () => {
    while (!isOver) await preview(SLOWEST);
  })();
  const paths = ['/', '/blogs', '/api/testimonials/approved?page=1&pageSize=6'];
  const { p99 } = await others.load({ url: product.server.url, paths, connections: 4, ms: sizes.overloadMs });
  isOver = true;
  await attack;
  expect(p99).toBeLessThan(P99_MS);
});
