import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { allPicturesMade, waitingUploads } from '../../support/made-pictures.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { expectOthersServedAfterHangUps, newOffer, photosOf, slowPicture } from '../../support/slow-pictures.ts';

let product: Product;
let slow: Blob;
beforeAll(async () => {
  product = await startProduct();
  slow = await slowPicture();
});
afterAll(() => product.close());

it('500 slow pictures of a client that hangs up keep nobody waiting', { timeout: limitMs(120_000) }, () =>
  expectOthersServedAfterHangUps(product, 100),
);

it('a sixth photo and a second call at once are refused before anything is decoded', {
  timeout: limitMs(60_000),
}, async () => {
  const id = await newOffer(product);
  const send = () => product.call('post', `/donationitems/${id}/photos`, { form: photosOf(slow, 4) });
  const began = performance.now();
  const first = send().then(({ status }) => ({ status, ms: performance.now() - began }));
  const second = send().then(({ status }) => ({ status, ms: performance.now() - began }));
  const [quicker, slower] = (await Promise.all([first, second])).sort((a, b) => a.ms - b.ms);
  expect([quicker?.status, slower?.status]).toEqual([409, 201]);
  expect((quicker?.ms ?? 0) / (slower?.ms ?? 1)).toBeLessThan(0.5);
});

it('a picture that waits when the process is killed is made after the next start', {
  timeout: limitMs(120_000),
}, async () => {
  const id = await newOffer(product);
  const sent = product.call('post', `/donationitems/${id}/photos`, { form: photosOf(slow, 5) }).catch(() => null);
  await expect.poll(() => waitingUploads(product), { interval: 5, timeout: limitMs(30_000) }).toHaveLength(5);
  const as = await product.signIn();
  await expect
    .poll(async () => (await product.get(`/donationitems/${id}`, as)).body.picturesWaiting, {
      interval: 5,
      timeout: limitMs(30_000),
    })
    .toBe(5);
  await product.server.end('SIGKILL');
  await sent;
  await product.restart();
  const photos = async () => {
    const { photoUrls, picturesWaiting } = (await product.get(`/donationitems/${id}`, as)).body;
    return [photoUrls.length, picturesWaiting];
  };
  await expect.poll(photos, { timeout: limitMs(90_000), interval: 100 }).toEqual([5, 0]);
  await allPicturesMade(product);
});
