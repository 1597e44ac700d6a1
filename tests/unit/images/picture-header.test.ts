import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPictureHeader } from '#api/images/picture-header.ts';
import { jpeg, makeRoom, phonePhoto, png, pngBomb, webp } from './samples.ts';

let room: Awaited<ReturnType<typeof makeRoom>>;
beforeEach(async () => {
  room = await makeRoom();
});
afterEach(() => room.remove());

const sizeOf = async (bytes: Uint8Array) => {
  const header = await readPictureHeader((await room.upload(bytes)).path);
  return header && { width: header.width, height: header.height };
};

describe('the size that a picture states', () => {
  it.each([
    ['JPEG', () => jpeg(321, 123)],
    ['PNG', () => png(321, 123)],
    ['lossy WebP', () => webp(321, 123)],
  ])('is read from a %s', async (_, make) => {
    expect(await sizeOf(await make())).toEqual({ width: 321, height: 123 });
  });

  it('is read from a progressive JPEG', async () => {
    const bytes = await sharp(await png(90, 70))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await sizeOf(bytes)).toEqual({ width: 90, height: 70 });
  });

  it('is read from a lossless WebP and from one with transparency', async () => {
    const lossless = await sharp(await png(90, 70))
      .webp({ lossless: true })
      .toBuffer();
    const seeThrough = { width: 90, height: 70, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0.5 } };
    const extended = await sharp({ create: seeThrough }).webp().toBuffer();
    expect(await sizeOf(lossless)).toEqual({ width: 90, height: 70 });
    expect(await sizeOf(extended)).toEqual({ width: 90, height: 70 });
  });

  it('is the size before orientation, found behind the metadata', async () => {
    expect(await sizeOf(await phonePhoto())).toEqual({ width: 1200, height: 900 });
  });

  it('is read from a bomb without decoding it', async () => {
    expect(await sizeOf(pngBomb(16000, 16000))).toEqual({ width: 16000, height: 16000 });
  });

  it('is none for a header that ends too early', async () => {
    for (const bytes of [await jpeg(50, 50), await png(50, 50), await webp(50, 50)]) {
      for (const length of [0, 1, 4, 12, 20, 29]) expect(await sizeOf(bytes.subarray(0, length))).toBeNull();
    }
  });

  it('is none for a JPEG whose segments lead nowhere', async () => {
    const endless = Buffer.alloc(60_000, Buffer.from([0xff, 0xd0]));
    expect(await sizeOf(Buffer.concat([Buffer.from([0xff, 0xd8]), endless]))).toBeNull();
    expect(
      await sizeOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(100)])),
    ).toBeNull();
  });

  it('is none for a picture without width or height', async () => {
    const flat = await jpeg(50, 50);
    const frame = flat.indexOf(Buffer.from([0xff, 0xc0]));
    flat.writeUInt16BE(0, frame + 5);
    expect(await sizeOf(flat)).toBeNull();
    expect(await sizeOf(pngBomb(0, 10))).toBeNull();
  });

  it('never fails, whichever byte of a header is damaged', async () => {
    const good = await jpeg(64, 48);
    for (let at = 0; at < 200; at++) {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      const size = await sizeOf(bytes);
      expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
    }
  });
});
