import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blackPng, progressiveJpeg } from '../support/costly-pictures.ts';
import { waitingUploads } from '../support/made-pictures.ts';
import { type Product, startProduct } from '../support/product.ts';
import { newOffer, photosOf, sendSlowAndHangUp, slowPicture } from '../support/slow-pictures.ts';
import { formOf, STORY } from '../support/submissions.ts';
import { noisy } from '../unit/images/samples.ts';

const WORKER_MB = 300;
const W = 8000;
const H = 5000;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const field = (pid: string | number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** The most memory in MB that any worker of the server has had. */
const watchWorkers = () => {
  let most = 0;
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (field(pid, 'PPid') === product.server.pid) most = Math.max(most, field(pid, 'VmHWM') / 1024);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(most);
  };
};

const gradient = (channels: 3 | 4) => {
  const pixels = Buffer.alloc(W * H * channels);
  for (let at = 0, pixel = 0; at < pixels.length; at += channels, pixel += 1) {
    const [x, y] = [pixel % W, Math.floor(pixel / W)];
    pixels.set([x >> 5, y >> 5, (x + y) >> 6, (x ^ y) >> 5].slice(0, channels), at);
  }
  return sharp(pixels, { raw: { width: W, height: H, channels } });
};

const animation = async () => {
  const frames = await Promise.all(
    [0, 1].map(() => gradient(4).resize(5500, 5000).png({ compressionLevel: 1 }).toBuffer()),
  );
  return sharp(frames, { join: { animated: true }, limitInputPixels: false })
    .webp({ effort: 0, quality: 40 })
    .toBuffer();
};

const costly: [string, () => Promise<Buffer> | Buffer][] = [
  ['an interlaced PNG', () => blackPng({ width: W, height: H })],
  [
    'an interlaced PNG with transparency, 34 megapixels',
    () => blackPng({ width: 7000, height: 4900, channels: 'colour and alpha' }),
  ],
  ['an interlaced PNG of 16 bits, 22 megapixels', () => blackPng({ width: 5400, height: 4100, depth: 16 })],
  [
    'a PNG of 16 bits with transparency',
    () => blackPng({ width: W, height: H, depth: 16, channels: 'colour and alpha', interlaced: false }),
  ],
  ['a wide PNG', () => blackPng({ width: 65_000, height: 610, interlaced: false })],
  [
    'a progressive JPEG of 43 scans in full colour, 30 megapixels',
    () => progressiveJpeg({ width: 6500, height: 4700, scans: 43 }),
  ],
  ['a progressive JPEG of 43 scans', () => progressiveJpeg({ width: W, height: H, scans: 43, sampling: '420' })],
  [
    'a turned progressive photo',
    () => gradient(3).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'a lossless WebP with transparency',
    () => gradient(4).withMetadata({ orientation: 6 }).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  ['an animated WebP, 27 megapixels', animation],
  ['a WebP with transparency', () => gradient(4).webp({ effort: 0, quality: 50 }).toBuffer()],
];

const tell = async (bytes: Uint8Array) => {
  const image = new Blob([new Uint8Array(bytes)]);
  return product.call('post', '/testimonials', { form: formOf({ content: STORY, image }) });
};

it.skipIf(!existsSync('/proc/self/status')).each(costly)('%s costs the worker at most 300 MB', async (name, make) => {
  const memory = watchWorkers();
  const { status } = await tell(await make());
  await expect.poll(() => waitingUploads(product), { timeout: 60_000 }).toEqual([]);
  const most = memory();
  console.info(`${name}: answered ${status}, at most ${most} MB`);
  expect(status).toBe(201);
  expect(most).toBeLessThanOrEqual(WORKER_MB);
});

/** Sends 500, and is done once some have arrived; `flood` is done when all are answered. */
const sendAndStay = async () => {
  const slow = await slowPicture();
  const send = async () =>
    product.call('post', `/donationitems/${await newOffer(product)}/photos`, { form: photosOf(slow, 5) });
  const flood = Promise.all(Array.from({ length: 100 }, send));
  await expect.poll(async () => (await waitingUploads(product)).length, { timeout: 20_000 }).toBeGreaterThan(50);
  return { flood };
};

const sendAndLeave = async () => {
  await sendSlowAndHangUp(product, 100);
  return { flood: null };
};

it.each([
  ['500 slow pictures of one sender who hangs up', sendAndLeave],
  ['500 slow pictures of one sender who stays', sendAndStay],
])('%s: another is answered within 10 s, with the picture within a minute', async (_, send) => {
  const { flood } = await send();
  const began = performance.now();
  const { status, body } = await tell(await noisy(640, 480, 80));
  const answered = performance.now() - began;
  const as = await product.signIn();
  const left = () => 60_000 - (performance.now() - began);
  await expect
    .poll(async () => (await product.get(`/testimonials/${body.id}`, as)).body.imageUrl, { timeout: left() })
    .not.toBeNull();
  console.info(`answered in ${Math.round(answered)} ms, with its picture in ${Math.round(60_000 - left())} ms`);
  expect(status).toBe(201);
  expect(answered).toBeLessThan(10_000);
  await flood;
});
