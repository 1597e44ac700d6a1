import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkUpload } from '#api/images/check-upload.ts';
import { blackPng } from '../../support/costly-pictures.ts';
import { makeRoom, sentences } from './samples.ts';

let room: Awaited<ReturnType<typeof makeRoom>>;
beforeEach(async () => {
  room = await makeRoom();
});
afterEach(() => room.remove());

const W = 8000;
const H = 5000;
const plain = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: W, height: H, channels, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } });

it.each([
  ['a photo in full colour', () => plain().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a PNG', () => blackPng({ width: W, height: H, interlaced: false })],
  ['a PNG with transparency', () => blackPng({ width: W, height: H, channels: 'colour and alpha', interlaced: false })],
  ['a WebP', () => plain().webp({ effort: 0 }).toBuffer()],
  ['a WebP with transparency', () => plain(4).webp({ effort: 0 }).toBuffer()],
  ['a lossless WebP', () => plain().webp({ lossless: true, effort: 0 }).toBuffer()],
])('a picture of 40 megapixels passes as %s', async (_, make) => {
  const { cost } = await checkUpload(await room.upload(await make()), sentences);
  expect(cost.memory).toBeLessThan(200_000_000);
});
