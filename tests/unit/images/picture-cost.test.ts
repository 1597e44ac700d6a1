import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUpload } from '#api/images/check-upload.ts';
import { PICTURE_COST_MESSAGE } from '#contract/images/pictures.ts';
import { blackPng, pngChunk, progressiveJpeg } from '../../support/costly-pictures.ts';
import { makeRoom, png, sentences } from './samples.ts';

let room: Awaited<ReturnType<typeof makeRoom>>;
beforeEach(async () => {
  room = await makeRoom();
});
afterEach(() => room.remove());

const check = async (bytes: Uint8Array) => checkUpload(await room.upload(bytes), sentences);
const tooLarge = { code: 'too_large', message: PICTURE_COST_MESSAGE };
const W = 8000;
const H = 5000;
const plainPhoto = () => sharp({ create: { width: W, height: H, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const packedText = (type: string, before: string) =>
  pngChunk(type, Buffer.concat([Buffer.from(before, 'latin1'), deflateSync(Buffer.alloc(7_900_000))]));

describe('a picture that would cost the worker too much is refused by its header', () => {
  it.each([
    ['an interlaced PNG of 16 bits', () => blackPng({ width: W, height: H, depth: 16 })],
    ['an interlaced PNG with transparency', () => blackPng({ width: W, height: H, channels: 'colour and alpha' })],
    [
      'a very wide PNG',
      () => blackPng({ width: 1_000_000, height: 40, depth: 16, channels: 'colour and alpha', interlaced: false }),
    ],
    ['a wide one that is small', () => blackPng({ width: 100_000, height: 10, interlaced: false })],
    ['a progressive JPEG in full colour', async () => progressiveJpeg({ width: W, height: H, scans: 2 })],
    ['a progressive JPEG for print', async () => progressiveJpeg({ width: W, height: H, scans: 2, components: 4 })],
    [
      'a PNG with many compressed texts',
      () =>
        blackPng({
          width: 100,
          height: 100,
          before: Array.from({ length: 20 }, () => packedText('iTXt', 'Comment\0\x01\0\0\0')),
        }),
    ],
  ])('%s', async (_, make) => {
    await expect(check(await make())).rejects.toMatchObject(tooLarge);
  });
});

describe('a picture of 40 megapixels passes as', () => {
  it.each([
    ['a photo', () => plainPhoto().jpeg().toBuffer()],
    ['a progressive photo', async () => progressiveJpeg({ width: W, height: H, scans: 10, sampling: '420' as const })],
    ['an interlaced PNG', () => blackPng({ width: W, height: H })],
  ])('%s', async (_, make) => {
    expect((await check(await make())).cost.memory).toBeLessThan(200_000_000);
  });
});

it('the cost of a picture counts every scan of a JPEG as work', async () => {
  const few = await check(progressiveJpeg({ width: 4000, height: 3000, scans: 4 }));
  const many = await check(progressiveJpeg({ width: 4000, height: 3000, scans: 43 }));
  expect(many.cost.work / few.cost.work).toBeGreaterThan(3);
  expect(many.cost.memory).toBe(few.cost.memory);
});

it('an interlaced PNG costs more than one read from top to bottom', async () => {
  const plainCost = (await check(await blackPng({ width: 4000, height: 3000, interlaced: false }))).cost;
  const interlaced = (await check(await blackPng({ width: 4000, height: 3000 }))).cost;
  expect(interlaced.memory / plainCost.memory).toBeGreaterThan(1.2);
  expect(interlaced.work / plainCost.work).toBeGreaterThan(1.5);
});

it('a picture whose header never ends is not read', async () => {
  const empty = Buffer.concat(Array.from({ length: 2000 }, () => pngChunk('teXt', Buffer.alloc(0))));
  const file = await png(30, 30);
  const bytes = Buffer.concat([file.subarray(0, 33), empty, file.subarray(33)]);
  await expect(check(bytes)).rejects.toMatchObject({ code: 'unsupported_media_type' });
});
