import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImages } from '#api/images/disk-images.ts';
import type { Images } from '#api/images/images.ts';
import { createMemoryImages } from '#api/images/memory-images.ts';
import type { Job, Outcome, PictureWorker } from '#api/images/picture-workers.ts';
import { PICTURE_EMPTY_MESSAGE, PICTURE_PIXELS_MESSAGE } from '#contract/images/pictures.ts';
import { jpeg, makeRoom, newId, padded, phonePhoto, png, pngBomb, sentences, webp } from './samples.ts';

let room: Awaited<ReturnType<typeof makeRoom>>;
let images: Images;
const events: string[] = [];
const log = {
  info: () => {},
  warn: (event: string) => void events.push(event),
  error: (event: string) => void events.push(event),
};
beforeEach(async () => {
  room = await makeRoom();
  events.length = 0;
  images = createImages({ dir: room.dir, log });
});
afterEach(async () => {
  await images.close();
  await room.remove();
});

const saveWith = async (kept: Images, bytes: Uint8Array) => kept.save(newId(), await room.upload(bytes), sentences);
const notAPicture = { code: 'unsupported_media_type', message: sentences.type };
const tooLarge = { code: 'too_large', message: sentences.size };

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const byHeader: [string, () => Promise<Uint8Array>][] = [
  [
    'a GIF',
    async () =>
      sharp(await png(9, 9))
        .gif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    async () =>
      sharp(await png(9, 9))
        .tiff()
        .toBuffer(),
  ],
  [
    'an AVIF',
    async () =>
      sharp(await png(9, 9))
        .avif()
        .toBuffer(),
  ],
  ['an SVG', async () => Buffer.from(svg)],
  ['a web page', async () => Buffer.from('<!doctype html><title>Hello</title><script>alert(1)</script>')],
  ['the EICAR test file', async () => Buffer.from(eicar)],
  ['the beginning of a JPEG', async () => (await jpeg(90, 90)).subarray(0, 100)],
  ['a picture behind other bytes', async () => Buffer.concat([Buffer.from('GIF89a'), await png(9, 9)])],
];
const byBytes: [string, () => Promise<Uint8Array>][] = [
  ['half a JPEG', async () => half(await jpeg(900, 900))],
  ['half a PNG', async () => half(await phonePng())],
  ['half a WebP', async () => half(await webp(900, 900))],
  ['a JPEG whose frame states another size', async () => restated(await jpeg(90, 90))],
  [
    'a PNG header with rubbish behind it',
    async () => Buffer.concat([(await png(90, 90)).subarray(0, 40), Buffer.alloc(500, 7)]),
  ],
];
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const phonePng = async () =>
  sharp(await phonePhoto())
    .png()
    .toBuffer();
const restated = (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  changed.writeUInt16BE(4000, changed.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return changed;
};

describe('what is no picture is refused and leaves nothing', () => {
  it.each(byHeader)('%s, by its first bytes', async (_, make) => {
    const bytes = await make();
    await expect(saveWith(images, bytes)).rejects.toMatchObject(notAPicture);
    await expect(saveWith(createMemoryImages(), bytes)).rejects.toMatchObject(notAPicture);
    expect(await room.kept()).toEqual([]);
  });

  it.each(byBytes)('%s, by decoding it', async (_, make) => {
    await expect(saveWith(images, await make())).rejects.toMatchObject(notAPicture);
    expect(await room.kept()).toEqual([]);
    expect(events).toEqual([]);
  });

  it('no bytes at all, in a sentence of its own', async () => {
    const empty = { ...notAPicture, message: PICTURE_EMPTY_MESSAGE };
    await expect(saveWith(images, Buffer.alloc(0))).rejects.toMatchObject(empty);
    expect(await room.kept()).toEqual([]);
  });

  it.each([0, 1])('5 MB and %s bytes', async (more) => {
    const bytes = padded(await jpeg(60, 40), 5 * 1024 * 1024 + more);
    await expect(saveWith(images, bytes)).rejects.toMatchObject(tooLarge);
    await expect(saveWith(createMemoryImages(), bytes)).rejects.toMatchObject(tooLarge);
    expect(await room.kept()).toEqual([]);
  });

  it('more than 40 megapixels, without starting a worker', async () => {
    const start = (): PictureWorker => {
      throw new Error('A worker was started.');
    };
    const guarded = createImages({ dir: room.dir, log, start });
    for (const bytes of [pngBomb(16000, 16000), pngBomb(8000, 5001)]) {
      await expect(saveWith(guarded, bytes)).rejects.toMatchObject({ ...tooLarge, message: PICTURE_PIXELS_MESSAGE });
    }
    expect(await room.kept()).toEqual([]);
    await guarded.close();
  });
});

it('accepts 40 megapixels exactly', async () => {
  expect(await saveWith(images, pngBomb(8000, 5000))).toMatchObject({ width: 1600, height: 1000 });
});

describe('a disk that cannot be written', () => {
  const failing = (fileError: string) => (): PictureWorker => ({
    pid: undefined,
    isRunning: true,
    run: async ({ folder }: Job): Promise<Outcome> => {
      await writeFile(join(folder, '30x30.webp'), 'half of it');
      return { fileError };
    },
    end: async () => {},
  });

  it.each(['ENOSPC', 'EROFS', 'EIO'])('is told as such (%s) and nothing half-made stays', async (code) => {
    const full = createImages({ dir: room.dir, log, start: failing(code) });
    await expect(saveWith(full, await png(30, 30))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await room.kept()).toEqual([]);
    expect(events).toEqual(['image.write-failed']);
    await full.close();
  });

  it('is not blamed for a fault of ours', async () => {
    const broken = createImages({ dir: room.dir, log, start: failing('EEXIST') });
    await expect(saveWith(broken, await png(30, 30))).rejects.not.toHaveProperty('name', 'Failure');
    expect(await room.kept()).toEqual([]);
    await broken.close();
  });

  it('never replaces a picture that is there', async () => {
    const id = newId();
    await images.save(id, await room.upload(await png(30, 30)), sentences);
    await expect(images.save(id, await room.upload(await png(20, 20)), sentences)).rejects.toThrow();
    expect(await room.kept()).toEqual([id]);
    expect(await images.read(id, '30x30.webp')).not.toBeNull();
  });
});

it('makes its folder when it is missing', async () => {
  await rm(room.dir, { recursive: true, force: true });
  await mkdir(room.uploads, { recursive: true });
  expect(await saveWith(images, await png(30, 30))).toMatchObject({ width: 30, height: 30 });
});

it('has an in-memory fake that keeps the same sizes', async () => {
  const twin = createMemoryImages();
  const id = newId();
  const upload = await room.upload(await jpeg(2000, 1501));
  const picture = await twin.save(id, upload, sentences);
  expect(picture).toEqual(await images.save(id, upload, sentences));
  for (const name of ['400x300.webp', '800x601.webp', '1600x1201.webp']) {
    expect(await twin.read(id, name)).toMatchObject({ type: 'image/webp' });
    expect(await images.read(id, name)).toMatchObject({ type: 'image/webp' });
  }
  await twin.remove(id);
  expect(await twin.read(id, '400x300.webp')).toBeNull();
});
