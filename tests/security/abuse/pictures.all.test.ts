import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { blackPng, progressiveJpeg } from '../../support/costly-pictures.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { expectOthersServedAfterHangUps, smallPhoto } from '../../support/slow-pictures.ts';
import { formOf, STORY } from '../../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it('25 slow pictures of a client that hangs up keep nobody waiting', { timeout: limitMs(120_000) }, () =>
  expectOthersServedAfterHangUps(product, 5),
);

it('many pictures that wait at once leave no warning of the runtime in the log', async () => {
  const small = await smallPhoto();
  const tell = () => product.call('post', '/testimonials', { form: formOf({ content: STORY, image: small }) });
  const answers = await Promise.all(Array.from({ length: 12 }, tell));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(product.server.output()).not.toContain('Warning');
});

it.each([
  ['an interlaced PNG of 16 bits', () => blackPng({ width: 8000, height: 5000, depth: 16 })],
  ['a PNG a million pixels wide', () => blackPng({ width: 1_000_000, height: 40, depth: 16, interlaced: false })],
  ['a progressive JPEG in full colour', async () => progressiveJpeg({ width: 8000, height: 5000, scans: 43 })],
])('%s is refused by its header', async (_, make) => {
  const image = new Blob([new Uint8Array(await make())]);
  const { status, body } = await product.call('post', '/testimonials', { form: formOf({ content: STORY, image }) });
  expect([status, body.message]).toEqual([
    413,
    'This image takes too much work to open. Please save it as a smaller JPEG',
  ]);
});
